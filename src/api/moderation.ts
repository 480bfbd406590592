import { z } from 'zod';
import {
  APPEAL_OUTCOMES,
  REPORT_OUTCOMES,
  ResolveAppeal,
  ResolveHeld,
  ResolveReport,
} from '#rules/moderation.ts';
import { REPORT_REASONS, REPORT_TARGETS } from '#rules/report.ts';
import { change, read } from './operation.ts';

const limit = z.coerce.number().int().min(1).max(100).default(50);
const done = async (work: Promise<void>) => {
  await work;
  return {};
};

/** Reports and held messages, as staff see and decide them. */
export const moderationOperations = {
  reports: read({
    about: 'Reports that are open, appealed or decided.',
    access: 'handle reports',
    input: z.strictObject({ which: z.enum(['open', 'appealed', 'decided']).default('open'), limit }),
    output: {
      items: z.array(
        z.object({
          caseNumber: z.string(),
          reason: z.enum(REPORT_REASONS),
          text: z.string(),
          createdAt: z.iso.datetime(),
          target: z.object({ kind: z.enum(REPORT_TARGETS), id: z.string(), label: z.string() }),
          tookDown: z.boolean(),
          outcome: z.enum(REPORT_OUTCOMES).nullable(),
          statement: z.string().nullable(),
          appeal: z.string().nullable(),
          appealOutcome: z.enum(APPEAL_OUTCOMES).nullable(),
        }),
      ),
    },
    order: async (market, input) => ({ items: await market.reports.list(input) }),
  }),
  resolveReport: change({
    about: 'Decides a report.',
    access: 'handle reports',
    input: ResolveReport,
    output: {},
    order: (market, decision) => done(market.reports.resolve(decision)),
  }),
  resolveAppeal: change({
    about: 'Decides an appeal.',
    access: 'handle reports',
    input: ResolveAppeal,
    output: {},
    order: (market, decision) => done(market.reports.resolveAppeal(decision)),
  }),
  heldMessages: read({
    about: 'Messages that wait for a decision, oldest first.',
    access: 'handle held messages',
    input: z.strictObject({ limit }),
    output: {
      items: z.array(
        z.object({
          messageId: z.string(),
          text: z.string(),
          shownText: z.string(),
          score: z.int(),
          signals: z.array(z.string()),
          notes: z.array(z.string()),
          sentAt: z.iso.datetime(),
          sender: z.object({ id: z.string(), username: z.string() }),
          ad: z.object({ id: z.string(), title: z.string() }),
        }),
      ),
    },
    order: async (market, input) => ({ items: await market.messages.held(input.limit) }),
  }),
  resolveHeld: change({
    about: 'Lets a held message through or keeps it back.',
    access: 'handle held messages',
    input: ResolveHeld,
    output: {},
    order: (market, decision) => done(market.messages.resolveHeld(decision)),
  }),
};
