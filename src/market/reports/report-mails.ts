import type { Mail } from '#platform/mailer.ts';

type Letter = { to: string; caseNumber: string; site: { BRAND_NAME: string; ORIGIN: string } };

export function reportReceivedMail({ to, caseNumber, site }: Letter): Mail {
  return {
    to,
    subject: `${caseNumber}: we have your report`,
    text: [
      'Thank you for telling us.',
      `Your case number is ${caseNumber}. A person looks at every report, usually within two days, and we write to you what came of it.`,
      'If somebody asks you to cut or post hair before money is in your own account: do not. ' +
        `What counts as paid is explained at ${site.ORIGIN}/website-safety/`,
      `The ${site.BRAND_NAME} team`,
    ].join('\n\n'),
  };
}
