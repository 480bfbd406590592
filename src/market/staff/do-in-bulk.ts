import pLimit from 'p-limit';
import type { Bulk } from '#rules/staff/staff-schema.ts';
import { BULK_ACTS, BULK_ROWS_UNPROVED, type BulkAct } from '#rules/staff/bulk-acts.ts';
import type { BulkResult } from './bulk-view.ts';
import { can, ensure, ensureProved, ensureProvedNow, type Permission } from '#rules/permissions.ts';
import { isRefusal, Refusal } from '#rules/refusal.ts';
import { moveAd } from '../ads/life/move-ad.ts';
import { reviewAd } from '../ads/life/review-ad.ts';
import { undoReview } from '../ads/life/undo-review.ts';
import type { Context } from '../context.ts';
import { resolveHeldMessage } from '../moderation/resolve-held-message.ts';
import { switchOffPlan } from '../payments/plans/switch-off-plan.ts';
import { switchOnPlan } from '../payments/plans/switch-on-plan.ts';
import { resolveReport } from '../moderation/resolve-report.ts';
import { restoreUser } from './users/restore-user.ts';
import { findAdInBrief } from './ads/ad-table-store.ts';
import { suspendUser } from './users/suspend-user.ts';

/** What was done to a row: its name, and the row as the undoing act takes it, if that leads back to where it was. */
type Done = { label: string; undo: string | null; note?: string };
/** What the person reads, and the reason, which stays with us. */
type Words = Pick<Bulk, 'message' | 'reason'>;
type Act = (ctx: Context, row: string, words: Words) => Promise<Done>;

/** So many rows are worked on at once: more would keep the site's own readers waiting for a connection. */
const AT_ONCE = 4;

/** The same act on many rows, each in a transaction of its own: one that is stale or refused stops no other. */
export async function doInBulk(ctx: Context, { act, rows, message, reason }: Bulk): Promise<BulkResult[]> {
  const account = ensure(ctx.viewer, 'enter the staff area');
  // Asked once for all rows, before any is touched; whether the act is theirs at all is asked for each.
  if (can(account, RIGHTS[act])) ensureProved(account, RIGHTS[act]);
  if (rows.length > BULK_ROWS_UNPROVED) ensureProvedNow(account, `these are ${rows.length} rows.`);
  return pLimit(AT_ONCE).map(new Set(rows), (row) => doOne(ctx, act, row, { message, reason }));
}

const RIGHTS: Record<BulkAct, Permission> = {
  'ads.put-live': 'change ads as staff',
  'ads.mark-sold': 'change ads as staff',
  'ads.delete': 'change ads as staff',
  'ads.approve': 'review this ad',
  'ads.reject': 'review this ad',
  'ads.undo-review': 'review this ad',
  'users.suspend': 'block or restore this user',
  'users.restore': 'block or restore this user',
  'subscriptions.off': 'change subscriptions',
  'subscriptions.on': 'change subscriptions',
  'reports.dismiss': 'handle reports',
  'held.release': 'handle held messages',
  'held.refuse': 'handle held messages',
};

async function doOne(ctx: Context, act: BulkAct, row: string, words: Words): Promise<BulkResult> {
  try {
    const { label, undo, note = '' } = await ACTS[act](ctx, row, words);
    return { row, label, isDone: true, message: `${BULK_ACTS[act].label}: done.${note}`, undo };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const label = await nameRow(ctx, act, row);
    const problems = Object.values(error.fields).flatMap((sentences) => sentences ?? []);
    return { row, label, isDone: false, message: [error.message, ...problems].join(' '), undo: null };
  }
}

/** What a refused row is called, for whoever may know. */
async function nameRow(ctx: Context, act: BulkAct, row: string): Promise<string> {
  if (!act.startsWith('ads.')) return row;
  const ad = await findAdInBrief(ctx.db, row.split(':')[0] ?? '');
  return ad?.title ?? ad?.number ?? row;
}

const move =
  (event: 'put-live' | 'mark-sold' | 'delete'): Act =>
  async (ctx, row, words) => {
    const seen = adSeen(row);
    const before = await findAdInBrief(ctx.db, seen.adId);
    const ad = await moveAd(ctx, { ...seen, event, ...words }, 'change ads as staff');
    const isWayBack = event !== 'put-live' && before?.status === 'live' && ad.allowed.includes('put-live');
    return { label: ad.title ?? ad.number, undo: isWayBack ? `${ad.id}:${ad.version}` : null };
  };

const review =
  (decision: 'approve' | 'reject'): Act =>
  async (ctx, row, words) => {
    const ad = await reviewAd(ctx, { ...adSeen(row), decision, ...words });
    return { label: ad.title ?? ad.number, undo: `${ad.id}:${ad.version}` };
  };

const ACTS: Record<BulkAct, Act> = {
  'ads.put-live': move('put-live'),
  'ads.mark-sold': move('mark-sold'),
  'ads.delete': move('delete'),
  'ads.approve': review('approve'),
  'ads.reject': review('reject'),
  'ads.undo-review': async (ctx, row) => {
    const ad = await undoReview(ctx, adSeen(row));
    return { label: ad.title ?? ad.number, undo: null };
  },
  'users.suspend': async (ctx, userId, words) =>
    undoable(userId, await suspendUser(ctx, { userId, ...words })),
  'users.restore': async (ctx, userId, words) => {
    const user = await restoreUser(ctx, { userId, ...words });
    const note = user.state === 'suspended' ? ' Another suspension stands.' : '';
    return { ...undoable(userId, user), note };
  },
  'subscriptions.off': async (ctx, userId, words) =>
    undoable(userId, await switchOffPlan(ctx, { userId, ...words })),
  'subscriptions.on': async (ctx, userId, words) =>
    undoable(userId, await switchOnPlan(ctx, { userId, ...words })),
  'reports.dismiss': async (ctx, caseNumber, { reason }) => {
    await resolveReport(ctx, { caseNumber, outcome: 'dismissed', statement: '', reason });
    return { label: caseNumber, undo: null };
  },
  'held.release': (ctx, row, words) => decideHeld(ctx, row, 'released', words),
  'held.refuse': (ctx, row, words) => decideHeld(ctx, row, 'refused', words),
};

async function decideHeld(ctx: Context, messageId: string, decision: 'released' | 'refused', words: Words) {
  await resolveHeldMessage(ctx, { messageId, decision, ...words });
  return { label: messageId, undo: null };
}

/** People are named by their name; whoever has a plan by the id of the row. */
const undoable = (row: string, done: { username: string } | object): Done => ({
  label: 'username' in done ? done.username : row,
  undo: row,
});

function adSeen(row: string): { adId: string; version: number } {
  const [adId = '', version = ''] = row.split(':');
  if (!/^\d{1,9}$/.test(version)) throw new Refusal('invalid', 'Say which version of the ad you saw.');
  return { adId, version: Number(version) };
}
