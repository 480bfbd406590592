import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { HoldKind } from '#rules/moderation/holds.ts';

/** Who decides, and when. Nobody: the report itself was enough, or the person did it by leaving. */
export type Deed = { by: string | null; now: Date };

type HoldInCase = { kind: 'check' | 'removal'; reportId: string };
type HoldOnAd = HoldInCase & { adId: string };
type HoldOnWanted = HoldInCase & { wantedId: string };

export const placeHoldOnAd = (db: Database, { adId, ...hold }: HoldOnAd, deed: Deed): Promise<void> =>
  placeInCase(db, hold, { ad_id: adId }, deed);

export const placeHoldOnWanted = (
  db: Database,
  { wantedId, ...hold }: HoldOnWanted,
  deed: Deed,
): Promise<void> => placeInCase(db, hold, { wanted_id: wantedId }, deed);

/** One row a case: a check that staff agree with becomes the removal. */
async function placeInCase(
  db: Database,
  { kind, reportId }: HoldInCase,
  on: { ad_id: string } | { wanted_id: string },
  { by, now }: Deed,
): Promise<void> {
  await db
    .insertInto('holds')
    .values({ kind, ...on, report_id: reportId, placed_at: now, placed_by: by })
    .onConflict((conflict) =>
      conflict
        .column('report_id')
        .doUpdateSet({ kind, placed_at: now, placed_by: by, lifted_at: null, lifted_by: null }),
    )
    .execute();
}

type HoldOnPerson = { kind: 'suspension' | 'leaving'; accountId: string; reportId: string | null };

/** False if the same hold stands already: one without a case stands once, and each case once. */
export async function placeHoldOnPerson(
  db: Database,
  hold: HoldOnPerson,
  { by, now }: Deed,
): Promise<boolean> {
  const placed = await db
    .insertInto('holds')
    .values({
      kind: hold.kind,
      account_id: hold.accountId,
      report_id: hold.reportId,
      placed_at: now,
      placed_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return placed.numInsertedOrUpdatedRows === 1n;
}

/** Ends what was placed in this case, and nothing else. */
export async function liftHoldOfCase(db: Database, reportId: string, { by, now }: Deed): Promise<void> {
  await db
    .updateTable('holds')
    .set({ lifted_at: now, lifted_by: by })
    .where('report_id', '=', reportId)
    .where('lifted_at', 'is', null)
    .execute();
}

/** Ends one suspension: the one that staff placed without a case, else that of the newest case. False if there is none. */
export async function liftOneSuspension(
  db: Database,
  accountId: string,
  { by, now }: Deed,
): Promise<boolean> {
  const next = db
    .selectFrom('holds')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'suspension')
    .where('lifted_at', 'is', null)
    .orderBy((hold) => hold('report_id', 'is not', null))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate();
  const lifted = await db
    .updateTable('holds')
    .set({ lifted_at: now, lifted_by: by })
    .where('id', '=', next)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return lifted.numUpdatedRows === 1n;
}

/** Ends the hold of somebody who left and comes back. */
export async function liftLeaving(db: Database, accountId: string, { by, now }: Deed): Promise<void> {
  await db
    .updateTable('holds')
    .set({ lifted_at: now, lifted_by: by })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'leaving')
    .where('lifted_at', 'is', null)
    .execute();
}

/** Who began what makes this person leave: themselves, one of us, or nobody by name. */
export async function findLeavingBy(db: Database, accountId: string): Promise<string | null> {
  const hold = await db
    .selectFrom('holds')
    .select('placed_by')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'leaving')
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return hold?.placed_by ?? null;
}

export type StandingRow = { kind: HoldKind; placed_at: Date; case_number: string | null };

/** What stands on an ad, on its seller, or on both; the weightiest first. */
export async function listStandingHolds(
  db: Database,
  { adId, accountId }: { adId?: string; accountId: string },
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select hold.kind, hold.placed_at, report.case_number
    from holds as hold left join reports as report on report.id = hold.report_id
    where hold.lifted_at is null and (hold.account_id = ${accountId} or hold.ad_id = ${adId ?? null}::uuid)
    order by hold.kind desc, hold.placed_at, hold.id`.execute(db);
  return rows;
}
