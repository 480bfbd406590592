import { z } from 'zod';
import { CreateReport } from '#rules/moderation/report-schema.ts';
import { AppealReport } from '#rules/moderation/decision-schema.ts';
import { Decision } from '#market/moderation/decision-view.ts';
import { change, create, read } from '../operation.ts';

/** Telling us that something is wrong. Also open to people without an account. */
export const reportOperations = {
  create: create({
    about: 'Reports an ad, a message or a person.',
    access: 'anyone',
    input: CreateReport,
    output: { caseNumber: z.string() },
    order: (market, report) => market.reports.create(report),
  }),
  decision: read({
    about: 'A decision that concerns you: what, why, and the status of your appeal.',
    access: 'signed-in',
    input: z.strictObject({ caseNumber: z.string().max(24) }),
    output: Decision.shape,
    order: (market, { caseNumber }) => market.reports.decision(caseNumber),
  }),
  appeal: change({
    about: 'Asks for another look at a decision that concerns you.',
    access: 'signed-in',
    input: AppealReport,
    order: (market, appeal) => market.reports.appeal(appeal),
  }),
};
