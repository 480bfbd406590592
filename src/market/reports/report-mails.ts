import type { Mail } from '#platform/mail/mailer.ts';
import { SAME_PERSON, type ReportOutcome } from '#rules/moderation/report-words.ts';
import { REPORT_TIME } from '#rules/retention/promised-times.ts';
import { SAFETY_LINE } from '#rules/messages/message-words.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { MailPart, MailReader, MailSite } from '../mails/mail-parts.ts';

type ReportMail = { to: MailReader; caseNumber: string; site: MailSite };
/** Signed: whoever is shut out appeals by it all the same. */
type WithPath = { path: string };
/** What it is about; where nothing is said, an ad. */
type About = { thing?: 'ad' | 'request' };

export function reportReceivedMail({ to, caseNumber, site }: ReportMail): Mail {
  return composeReportMail(to, `${caseNumber}: we have your report`, site, [
    'Thank you for telling us.',
    `Your case number is ${caseNumber}. A person looks at every report, usually within ${REPORT_TIME.words}, and we will write to you with the outcome.`,
    { safety: `${SAFETY_LINE} What counts as paid is explained at ${site.ORIGIN}/website-safety/` },
  ]);
}

const OUTCOMES: Record<ReportOutcome, string> = {
  removed: 'We agree with you and have removed what you reported.',
  warned: 'We agree with you and have warned the person.',
  dismissed: 'We looked at it carefully and found nothing that breaks our rules, so nothing was removed.',
};

export function reportOutcomeMail({
  to,
  caseNumber,
  outcome,
  site,
}: ReportMail & { outcome: ReportOutcome }): Mail {
  return composeReportMail(to, `${caseNumber}: the outcome of your report`, site, [
    OUTCOMES[outcome],
    'Thank you for helping to keep this place safe.',
    { safety: SAFETY_LINE },
  ]);
}

/** An ad or request was taken down before anybody could look at it, because it may concern somebody under 18. */
export function takenDownMail({
  to,
  caseNumber,
  thing = 'ad',
  path,
  site,
}: ReportMail & WithPath & About): Mail {
  return composeReportMail(to, `${caseNumber}: your ${thing} is hidden while we check it`, site, [
    `Somebody told us that one of your ${thing}s may concern a person under 18. Hair of minors is not sold here, so we hide such ${thing === 'ad' ? 'an ad' : 'a request'} at once and review it first.`,
    'If all is well, it goes back to how it was, and you need not do anything. We write to you either way.',
    howToAppeal(path, site.ORIGIN),
  ]);
}

const STATEMENTS: Record<Exclude<ReportOutcome, 'dismissed'>, string> = {
  removed: 'After a report we have removed something of yours. These are the reasons:',
  warned: 'After a report we ask you to change something. These are the reasons:',
};

/** The statement of reasons, how the thing stands now, and the way to appeal. */
export function statementMail(
  given: ReportMail & WithPath & About & { outcome: ReportOutcome; statement: string; standing: string },
): Mail {
  const { to, caseNumber, thing = 'ad', outcome, statement, standing, path, site } = given;
  return composeReportMail(to, `${caseNumber}: our decision about a report`, site, [
    outcome === 'dismissed'
      ? `We have looked at the report about your ${thing}. All is well.`
      : STATEMENTS[outcome],
    ...(statement === '' ? [] : [{ quote: statement }]),
    ...(standing === '' ? [] : [standing]),
    ...(outcome === 'dismissed'
      ? []
      : ['A person took this decision, on our terms of use.', howToAppeal(path, site.ORIGIN)]),
  ]);
}

type AppealMail = ReportMail & {
  outcome: 'upheld' | 'reversed';
  answer: string;
  standing: string;
  isSamePerson: boolean;
};

export function appealOutcomeMail(given: AppealMail): Mail {
  const { to, caseNumber, outcome, answer, standing, isSamePerson, site } = given;
  return composeReportMail(to, `${caseNumber}: our answer to your appeal`, site, [
    outcome === 'reversed'
      ? 'You were right. We have taken our decision back.'
      : 'We looked again, and our decision stands.',
    { quote: answer },
    ...(standing === '' ? [] : [standing]),
    ...(isSamePerson ? [SAME_PERSON] : []),
  ]);
}

const howToAppeal = (path: string, origin: string) =>
  `If you think this is wrong, appeal at ${origin}${path}. You need not sign in for that.`;

const composeReportMail = (
  to: MailReader,
  subject: string,
  site: MailSite,
  parts: readonly MailPart[],
): Mail =>
  composeMail(site, { to, subject, parts, because: 'it is about a report, one you made or one about you.' });
