import { z } from 'zod';
import { CURRENCIES } from '#rules/money.ts';
import { PageVotes } from '../../help/page-votes-view.ts';

/** One day, week or month, by the day it begins. */
const Bucket = z.object({
  from: z.iso.date(),
  live: z.int(),
  wentLive: z.int(),
  sold: z.int(),
  signUps: z.int(),
  reports: z.int(),
  searchesWithoutResult: z.int(),
  /** Half of the first questions were answered sooner than this; null where nothing was answered. */
  minutesToFirstAnswer: z.int().nullable(),
  /** What was paid less what went back, in minor units. */
  revenue: z.partialRecord(z.enum(CURRENCIES), z.int()),
});
export type FigureBucket = z.infer<typeof Bucket>;

export const Figures = z.object({
  step: z.enum(['day', 'week', 'month']),
  buckets: z.array(Bucket),
  missedWords: z.array(z.object({ words: z.string(), times: z.int() })),
  /** Whether the guides helped. */
  votes: z.array(PageVotes),
});
export type Figures = z.infer<typeof Figures>;
