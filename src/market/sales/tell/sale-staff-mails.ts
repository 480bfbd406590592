import type { Mail } from '#platform/mail/mailer.ts';
import { findTimeZone, formatMomentIn } from '#rules/countries/time-zones.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import type { MailPart, MailReader, MailSite } from '../../mails/mail-parts.ts';

type SaleForStaff = {
  to: MailReader;
  saleId: string;
  adNumber: string;
  about: 'dispute' | 'wall' | 'stuck' | 'given-back';
  /** Until when it has to be decided, and when the provider pays out by itself. */
  by: Date;
  site: MailSite;
};

const NEWS = {
  dispute: {
    subject: 'A sale is in dispute',
    says: (by: string) => `Somebody has to decide it by ${by}. After that the clock does.`,
  },
  wall: {
    subject: 'A sale comes near the wall',
    says: (by: string) => `PayPal pays its seller by itself on ${by}, whatever we do. Settle it before.`,
  },
  stuck: {
    subject: 'Money of a sale is stuck',
    says: (by: string) =>
      `It has not moved for 6 hours. PayPal pays by itself on ${by}. Look what it answers.`,
  },
  'given-back': {
    subject: 'A part of a payment went back',
    says: (by: string) =>
      `It was not done here, so the sale stands still. Somebody has to decide it by ${by}. After that the clock does.`,
  },
} as const satisfies Record<SaleForStaff['about'], { subject: string; says: (by: string) => MailPart }>;

/** To every admin: a sale needs somebody. */
export const saleForStaffMail = ({ to, saleId, adNumber, about, by, site }: SaleForStaff): Mail =>
  composeMail(site, {
    to,
    subject: `${NEWS[about].subject}: ${adNumber}`,
    parts: [
      NEWS[about].says(formatMomentIn(by, findTimeZone(to.country))),
      { button: 'Open the sale', url: `${site.ORIGIN}/super-admin-user/sale/${saleId}` },
    ],
    because: 'you work here.',
  });
