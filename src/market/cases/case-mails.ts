import type { Mail } from '#platform/mailer.ts';
import { CASE_TOPIC_WORDS, type CaseTopic } from '#rules/case.ts';

type Letter = {
  caseNumber: string;
  topic: CaseTopic;
  email: string;
  text: string;
  adId: string | null;
  site: { BRAND_NAME: string; ORIGIN: string; SUPPORT_EMAIL: string };
};

/** The receipt, with a copy of what was written. */
export function caseOpenedMail({ caseNumber, topic, email, text, site }: Letter): Mail {
  const { answerDays } = CASE_TOPIC_WORDS[topic];
  return {
    to: email,
    subject: `${caseNumber}: we have your message`,
    text: [
      `Thank you for writing. Your case number is ${caseNumber}.`,
      `A person reads it and answers within ${answerDays} working ${answerDays === 1 ? 'day' : 'days'}. ` +
        `How it stands: ${site.ORIGIN}/customer-service/case`,
      `You wrote:\n\n${text}`,
      `The ${site.BRAND_NAME} team`,
    ].join('\n\n'),
  };
}

/** The same letter for our own desk. */
export function caseForStaffMail({ caseNumber, topic, email, text, adId, site }: Letter): Mail {
  return {
    to: site.SUPPORT_EMAIL,
    subject: `${caseNumber}: ${CASE_TOPIC_WORDS[topic].label}`,
    text: [`From ${email}`, ...(adId === null ? [] : [`About ${site.ORIGIN}/ad/${adId}`]), text].join('\n\n'),
    headers: { 'Reply-To': email },
  };
}
