import type { Database } from '#platform/postgres/database.ts';
import type { Account } from '#rules/accounts/account.ts';
import { can, ensure, ensureSignedIn, type Permission } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { wantedStatusAt } from '#rules/wanted/wanted-life.ts';
import type { Context } from '../../context.ts';
import { tellWhoDid } from '../../deeds/tell-who-did.ts';
import { toWantedLife } from '../make-wanted-view.ts';
import { lockWanted, type WantedRow } from '../wanted-store.ts';

type Seen = {
  wantedId: string;
  version: number;
  /** Whoever saw it just before the clock ended it has seen it as it is. */
  isBeforeItsEndToo?: boolean;
};

/** Opens a request for whoever may change it, on the version they saw. What is another's is not there. */
export async function openWanted(
  ctx: Context,
  db: Database,
  { wantedId, version, isBeforeItsEndToo = false }: Seen,
  permission: Extract<Permission, 'change this wanted ad' | 'review wanted ads'>,
): Promise<{ account: Account; row: WantedRow }> {
  const account = ensureSignedIn(ctx.viewer);
  const row = await lockWanted(db, wantedId, ctx.now());
  const thing = row && { accountId: row.buyer_id };
  if (!row || !can(account, permission, thing)) throw new Refusal('not-found', 'There is no such request.');
  ensure(account, permission, thing);
  const isSeen = row.version === version || (isBeforeItsEndToo && isEndedByClockSince(row, version));
  if (!isSeen) throw await changedMeanwhile(ctx, db, row);
  return { account, row };
}

async function changedMeanwhile(ctx: Context, db: Database, row: WantedRow): Promise<Refusal> {
  const isWhy = ({ at }: { at: Date }) => at >= row.updated_at;
  const who = await tellWhoDid(ctx, db, { topic: 'wanted', kind: 'wanted', id: row.id, isWhy });
  return new Refusal(
    'conflict',
    `This request was changed in the meantime.${who} Look at it again, then repeat what you wanted to do.`,
    {},
    { current: { status: wantedStatusAt(toWantedLife(row), ctx.now()), version: row.version } },
  );
}

/** The same for its owner alone. */
export async function openOwnWanted(ctx: Context, db: Database, seen: Seen): Promise<WantedRow> {
  ensure(ctx.viewer, 'keep wanted ads');
  const { account, row } = await openWanted(ctx, db, seen, 'change this wanted ad');
  if (row.buyer_id !== account.id) throw new Refusal('not-found', 'There is no such request.');
  return row;
}

/** The clock ends it as of its own second, and nothing but that makes those two the same. */
const isEndedByClockSince = (row: WantedRow, version: number): boolean =>
  row.version === version + 1 && row.status === 'ended' && row.ended_at?.getTime() === row.ends_at.getTime();

/** What is hidden goes live for nobody: whoever heard so would be told what is not true. */
export function ensureNotHidden(row: WantedRow, now: Date): void {
  if (row.held === null) return;
  throw new Refusal(
    'conflict',
    'This request is hidden at the moment. It cannot go live while it is.',
    {},
    { current: { status: wantedStatusAt(toWantedLife(row), now), version: row.version } },
  );
}
