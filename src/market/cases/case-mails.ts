import type { Mail } from '#platform/mail/mailer.ts';
import { CASE_TOPIC_WORDS, type CaseTopic } from '#rules/help/case-words.ts';
import { composeMail } from '../mails/compose-mail.ts';
import { formatDay } from '../mails/format-day.ts';
import type { MailReader, MailSite } from '../mails/mail-parts.ts';
import type { CaseAd } from './case-store.ts';

type CaseSite = MailSite & { SUPPORT_EMAIL: string };
type CaseMail = { caseNumber: string; topic: string; text: string; dueAt: Date; site: CaseSite };
type ToPerson = { to: MailReader; caseNumber: string; path: string; site: CaseSite };

const nameTopic = (topic: string): string => CASE_TOPIC_WORDS[topic as CaseTopic]?.label ?? topic;

/**
 * The receipt, with a copy of what was written. Anybody can type any address: so it goes there a few times in an hour at
 * most, and what was written is shown as somebody's words, with no link in it.
 */
export function caseOpenedMail({
  caseNumber,
  text,
  ad,
  dueAt,
  to,
  path,
  site,
}: CaseMail & ToPerson & { ad: CaseAd | undefined }): Mail {
  return composeMail(site, {
    to,
    subject: `${caseNumber}: we have your message`,
    parts: [
      `Thank you for writing. Your case number is ${caseNumber}.`,
      `A person reads it and answers by ${formatDay(dueAt, to)}.`,
      { button: 'Open your case', url: site.ORIGIN + path },
      ...(ad ? [`It is about ad ${ad.number}.`] : []),
      'You wrote:',
      { quote: text },
    ],
    because: `somebody wrote to ${site.BRAND_NAME} and gave this address.`,
    replyTo: site.SUPPORT_EMAIL,
  });
}

/** Our answer. A reply to it goes to our desk. */
export function caseAnsweredMail({
  to,
  caseNumber,
  answer,
  isClosed,
  path,
  site,
}: ToPerson & { answer: string; isClosed: boolean }): Mail {
  return composeMail(site, {
    to,
    subject: `${caseNumber}: our answer`,
    parts: [
      'We have answered you:',
      { quote: answer },
      isClosed
        ? 'With this we have closed your case. If something is still open, write to us there: that opens it again.'
        : 'If you have more to say, write to us there.',
      { button: 'Open your case', url: site.ORIGIN + path },
    ],
    because: `you wrote to ${site.BRAND_NAME}. Your case number is ${caseNumber}.`,
    replyTo: site.SUPPORT_EMAIL,
  });
}

/** We write first. A reply to it goes to our desk. */
export function houseMessageMail({
  to,
  caseNumber,
  subject,
  text,
  path,
  site,
}: ToPerson & { subject: string; text: string }): Mail {
  return composeMail(site, {
    to,
    subject: `${caseNumber}: ${subject}`,
    parts: [
      `One of us at ${site.BRAND_NAME} writes to you:`,
      { quote: text },
      'You can answer there, without signing in.',
      { button: 'Read and answer', url: site.ORIGIN + path },
    ],
    because: `you have an account at ${site.BRAND_NAME}. The case number is ${caseNumber}.`,
    replyTo: site.SUPPORT_EMAIL,
  });
}

/** For our own desk: somebody wrote, for the first time or again. */
export function caseForStaffMail({
  caseNumber,
  topic,
  text,
  ad,
  dueAt,
  isAgain = false,
  site,
}: CaseMail & { ad?: CaseAd | undefined; isAgain?: boolean }): Mail {
  const reader: MailReader = { email: site.SUPPORT_EMAIL, username: null };
  return composeMail(site, {
    to: reader,
    subject: `${caseNumber}: ${isAgain ? 'written to again' : nameTopic(topic)}`,
    parts: [
      { quote: text },
      `We promised an answer by ${formatDay(dueAt, reader)}.`,
      ...(ad ? [`It is about ad ${ad.number}.`] : []),
      { button: 'Answer it', url: `${site.ORIGIN}/super-admin-user/case/${caseNumber}` },
    ],
    because: 'this is the address for people who need help.',
  });
}

/** For a colleague who is to go on with a case. */
export function caseHandedMail({
  to,
  caseNumber,
  topic,
  from,
  note,
  site,
}: Pick<ToPerson, 'to' | 'caseNumber' | 'site'> & {
  topic: string;
  from: string;
  note: string | undefined;
}): Mail {
  return composeMail(site, {
    to,
    subject: `${caseNumber}: ${from} hands this case over to you`,
    parts: [
      `${from} asks you to go on with a case about: ${nameTopic(topic)}.`,
      ...(note === undefined ? [] : [{ quote: note }]),
      { button: 'Open the case', url: `${site.ORIGIN}/super-admin-user/case/${caseNumber}` },
    ],
    because: 'you work here.',
  });
}
