import { REPORT_REASON_LABELS, type ReportReason } from '#rules/moderation/report-words.ts';
import type { Currency } from '#rules/money/money.ts';
import { can, ensureMayLook } from '#rules/permissions.ts';
import { listOldRates } from '#rules/prices/rates/rate-age.ts';
import type { QueueName } from '#rules/staff/queues.ts';
import type { Context } from '../../context.ts';
import { findMailFailingSince } from './mail-state-store.ts';
import { GLIMPSE, listFirst, type WaitingRow } from './queue-store.ts';
import { readRates } from '../../prices/read-rates.ts';
import { listQueuesFor, readQueues, toReader, type Worker } from './read-queues.ts';
import type { Today, WaitingQueue } from './today-view.ts';

const NEXT = 8;

/** What waits for this person: their queues, what is most overdue first, and what to do next. */
export async function showToday(ctx: Context): Promise<Today> {
  const worker = ensureMayLook(ctx.viewer, 'enter the staff area');
  const [queues, first, mailFailsSince, oldRates] = await Promise.all([
    readQueues(ctx, worker),
    listFirst(ctx.db, listQueuesFor(worker), await toReader(ctx, worker), { most: NEXT, now: ctx.now() }),
    findMailFailingSince(ctx.db),
    findOldRates(ctx, worker),
  ]);
  return {
    at: ctx.now().toISOString(),
    mailFailsSince: mailFailsSince?.toISOString() ?? null,
    oldRates,
    queues: queues.toSorted((a, b) => timeOf(a) - timeOf(b)),
    next: first.toSorted(byUrgency).slice(0, NEXT).map(toNext),
  };
}

/** None in a demo, whose rates are as made up as its prices. */
const findOldRates = async (ctx: Context, worker: Worker): Promise<Currency[]> =>
  ctx.config.DEMO_DATA === 'on' || !can(worker, 'set currency rates')
    ? []
    : listOldRates(await readRates(ctx), ctx.now());

/** What nothing waits in comes last. */
const timeOf = ({ dueAt }: WaitingQueue) => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt));

/** What may concern a child or somebody's safety stands before all others, then what is due first. */
const byUrgency = (a: WaitingRow, b: WaitingRow) =>
  Number(b.is_ahead) - Number(a.is_ahead) || a.due.getTime() - b.due.getTime();

const toNext = (row: WaitingRow): Today['next'][number] => ({
  queue: row.name,
  title: toTitle(row),
  person: row.person,
  path: `/super-admin-user/${PATHS[row.name](row.key)}`,
  isAhead: row.is_ahead,
  dueAt: row.due.toISOString(),
});

const PATHS: Record<QueueName, (key: string) => string> = {
  review: (key) => `review-queue?next=${key}#ad-${key}`,
  wanted: (key) => `review-queue?of=wanted#request-${key}`,
  reports: (key) => `report/${key}`,
  appeals: (key) => `report/${key}`,
  held: (key) => `held-messages/${key}`,
  cases: (key) => `case/${key}`,
  buyers: (key) => `buyers-to-check?buyer=${key}`,
};

function toTitle({ name, title, key }: WaitingRow): string {
  if (name === 'reports' || name === 'appeals') return REPORT_REASON_LABELS[title as ReportReason] ?? key;
  const words = title.trim();
  if (words === '') return key;
  return title.length < GLIMPSE ? words : `${words} …`;
}
