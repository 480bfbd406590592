import { plural } from '#rules/text/plural.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { CASE_TOPIC_WORDS, type CaseTopic } from '#rules/help/case-words.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { MailReader, MailSite } from '../mails/mail-parts.ts';
import type { CaseAd } from './case-store.ts';

type CaseMail = {
  caseNumber: string;
  topic: CaseTopic;
  email: string;
  text: string;
  ad: CaseAd | undefined;
  site: MailSite & { SUPPORT_EMAIL: string };
};

/**
 * The receipt. A copy of what was written goes only to somebody who signed in with this address: anybody can type any
 * address, and we carry nobody's words to strangers.
 */
export function caseOpenedMail({
  caseNumber,
  topic,
  email,
  text,
  ad,
  site,
  own,
}: CaseMail & { own: MailReader | null }): Mail {
  const { answerDays } = CASE_TOPIC_WORDS[topic];
  return composeMail(site, {
    to: own ?? { email, username: null },
    subject: `${caseNumber}: we have your message`,
    parts: [
      `Thank you for writing. Your case number is ${caseNumber}.`,
      `A person reads it and answers within ${plural(answerDays, 'working day')}.`,
      { button: 'See its status', url: `${site.ORIGIN}/customer-service/case` },
      ...(ad ? [`It is about ad ${ad.number}.`] : []),
      ...(own ? ['You wrote:', { quote: text }] : []),
    ],
    because: `somebody wrote to ${site.BRAND_NAME} and gave this address.`,
  });
}

/** The same for our own desk. */
export function caseForStaffMail({ caseNumber, topic, email, text, ad, site }: CaseMail): Mail {
  return composeMail(site, {
    to: { email: site.SUPPORT_EMAIL, username: null },
    subject: `${caseNumber}: ${CASE_TOPIC_WORDS[topic].label}`,
    parts: [
      `From ${email}`,
      { quote: text },
      ...(ad ? [{ button: `Open ad ${ad.number}`, url: `${site.ORIGIN}/ad/${ad.id}` }] : []),
      'A reply to this e-mail goes to the person who wrote.',
    ],
    because: 'this is the address for people who need help.',
    replyTo: email,
  });
}
