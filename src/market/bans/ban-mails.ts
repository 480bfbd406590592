import type { Mail } from '#platform/mail/mailer.ts';
import type { Context } from '../context.ts';
import { composeMail } from '../mails/compose-mail.ts';
import { describeBan } from './find-ban.ts';

/** Somebody wanted an account with a banned address: the page says nothing of it, only whoever has the address hears. */
export const bannedAddressMail = (
  { config }: Pick<Context, 'config'>,
  { email, until }: { email: string; until: Date },
): Mail =>
  composeMail(config, {
    to: { email, username: null },
    subject: 'This address cannot be used for now',
    parts: [
      'Somebody, perhaps you, wanted to use this address for an account. We opened none.',
      describeBan(config.SUPPORT_EMAIL, 'address', until),
    ],
    because: `somebody gave this address at ${config.BRAND_NAME}.`,
    replyTo: config.SUPPORT_EMAIL,
  });
