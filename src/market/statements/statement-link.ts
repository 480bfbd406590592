import type { StatementLink } from '#rules/moderation/statement-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';

const PURPOSE = 'objection';

/** Where somebody objects without signing in: whoever is shut out could not otherwise. */
export const toObjectionPath = ({ secrets }: Pick<Context, 'secrets'>, id: string): string =>
  `/decision/${id}/${secrets.sign(PURPOSE, id)}`;

/** What was not signed by us is not there. */
export function ensureSigned({ secrets }: Pick<Context, 'secrets'>, { id, key }: StatementLink): void {
  if (!secrets.isSigned(PURPOSE, id, key))
    throw new Refusal('not-found', 'This link is not complete. Copy it again from our e-mail.');
}
