import { z } from 'zod';
import { CreateReport } from '#rules/report.ts';
import { create } from './operation.ts';

/** Telling us that something is wrong. Also open to people without an account. */
export const reportOperations = {
  create: create({
    about: 'Reports an ad, a message or a person.',
    access: 'anyone',
    input: CreateReport,
    output: { caseNumber: z.string() },
    order: (market, report) => market.reports.create(report),
  }),
};
