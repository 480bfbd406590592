import { toMailbox } from '#rules/accounts/same-mailbox.ts';
import type { Context } from '../context.ts';

const PURPOSE = 'ban';

/** What an address is known by in a ban: nobody reads it out of there again. */
export const toAddressMark = ({ secrets }: Pick<Context, 'secrets'>, email: string): string =>
  secrets.sign(PURPOSE, toMailbox(email));

/** The same for looking, also by the key before. */
export const listAddressMarks = ({ secrets }: Pick<Context, 'secrets'>, email: string): string[] =>
  secrets.signatures(PURPOSE, toMailbox(email));
