import type { InvitationLink } from '#rules/staff/invitation-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';

const PURPOSE = 'invitation';

/** Where somebody without an account reads what we entered for them, and takes it up or says no. */
export const toInvitationPath = ({ secrets }: Pick<Context, 'secrets'>, accountId: string): string =>
  `/invitation/${accountId}/${secrets.sign(PURPOSE, accountId)}`;

/** What was not signed by us is not there. */
export function ensureSigned({ secrets }: Pick<Context, 'secrets'>, { id, key }: InvitationLink): void {
  if (!secrets.isSigned(PURPOSE, id, key))
    throw new Refusal('not-found', 'This link is not complete. Copy it again from our e-mail.');
}

/** Taken up, withdrawn, refused or run out: who comes by the link hears it, and nothing of anybody. */
export const invitationIsOver = () =>
  new Refusal(
    'gone',
    'This invitation is over: it was taken up, withdrawn or refused, or its time has run out. If you took it up, log in.',
  );
