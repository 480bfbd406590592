import { z } from 'zod';
import { CreateReport } from '#rules/moderation/report-schema.ts';
import { AppealReport } from '#rules/moderation/decision-schema.ts';
import { ObjectToStatement, StatementLink } from '#rules/moderation/statement-schema.ts';
import { StatementView } from '#market/statements/statement-view.ts';
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
  statement: read({
    about: 'What staff did to something of yours, and why; by the key of our e-mail.',
    access: 'anyone',
    input: StatementLink,
    output: StatementView.shape,
    order: (market, link) => market.statements.show(link),
  }),
  object: change({
    about: 'Objects to it, once: an admin looks again and answers. Nobody need sign in.',
    access: 'anyone',
    input: ObjectToStatement,
    output: { caseNumber: z.string() },
    order: (market, objection) => market.statements.object(objection),
  }),
};
