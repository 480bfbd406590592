import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';

/** What a worker is to look at, and the change it was asked for. */
export type Turn = { id: string; turn: string };

export async function listAdTurns(db: Database, most: number): Promise<Turn[]> {
  return db.selectFrom('ads_to_match').select(['ad_id as id', 'turn']).orderBy('turn').limit(most).execute();
}

export async function listWantedTurns(db: Database, most: number): Promise<Turn[]> {
  return db
    .selectFrom('wanted_to_match')
    .select(['wanted_id as id', 'turn'])
    .orderBy('turn')
    .limit(most)
    .execute();
}

/** What was put off, for a day or behind everything, is nothing that anybody waits for. */
const IS_DUE = sql<boolean>`turn <= uuidv7()`;

/** Of these ads those that no worker has looked at since they changed. */
export async function listWaitingAds(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('ads_to_match')
    .select('ad_id')
    .where(sql<boolean>`ad_id = any(${[...ids]}::uuid[])`)
    .where(IS_DUE)
    .execute();
  return rows.map(({ ad_id }) => ad_id);
}

/** The same of requests. */
export async function listWaitingWanted(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('wanted_to_match')
    .select('wanted_id')
    .where(sql<boolean>`wanted_id = any(${[...ids]}::uuid[])`)
    .where(IS_DUE)
    .execute();
  return rows.map(({ wanted_id }) => wanted_id);
}

/**
 * Those of these that are still to be done, as done: what changed again meanwhile has another turn, and stays. Of two
 * workers one is given them; the other waits for its write, and is given none.
 */
export async function takeAdTurns(db: Database, turns: readonly Turn[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    delete from ads_to_match using ${listed(turns)}
    where ads_to_match.ad_id = listed.id and ads_to_match.turn = listed.turn
    returning ads_to_match.ad_id as id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function takeWantedTurn(db: Database, { id, turn }: Turn): Promise<boolean> {
  const taken = await db
    .deleteFrom('wanted_to_match')
    .where('wanted_id', '=', id)
    .where('turn', '=', turn)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

/** Behind everything that waits, also what was put off for a day. */
const BEHIND_ALL = sql`uuidv7(interval '2 days')`;

/** These come last from now on. */
export async function postponeAdTurns(db: Database, turns: readonly Turn[]): Promise<void> {
  await sql`update ads_to_match set turn = ${BEHIND_ALL} from ${listed(turns)}
    where ads_to_match.ad_id = listed.id and ads_to_match.turn = listed.turn`.execute(db);
}

export async function postponeWantedTurns(db: Database, turns: readonly Turn[]): Promise<void> {
  await sql`update wanted_to_match set turn = ${BEHIND_ALL} from ${listed(turns)}
    where wanted_to_match.wanted_id = listed.id and wanted_to_match.turn = listed.turn`.execute(db);
}

const listed = (turns: readonly Turn[]) => sql`unnest(
  ${turns.map(({ id }) => id)}::uuid[], ${turns.map(({ turn }) => turn)}::uuid[]) as listed (id, turn)`;
