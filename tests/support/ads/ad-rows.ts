import { randomUUID } from 'node:crypto';
import { type Insertable, sql, type Updateable, type UpdateResult } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { AdStatus, DB } from '#platform/postgres/schema.ts';
import { enterTrader } from '../trade/enter-trader.ts';

export type NewAd = Insertable<DB['ads']>;
export type AdChange = Updateable<DB['ads']>;
/** The settings of a transaction that the guard reads, without their `fairhank.`. */
export type StepSettings = { event?: string; viewer?: string; reason?: string; request?: string };

const NOON = new Date('2026-03-01T12:00:00Z');

/** An ad with every fact it needs, as a row. */
export const COMPLETE_AD = {
  title: '28 in straight black Indian hair, 160 g',
  description: 'One length, never coloured, washed twice a week, air dried.',
  price: 420_00,
  currency: 'GBP',
  length_mm: 711,
  grams: 160,
  colour: 'black',
  ethnicity: 'indian',
  ethnicity_consent_at: NOON,
  texture: 'straight',
  treatment: 'virgin',
  condition: 'good',
  cut_state: 'cut',
  roots_tied: 'yes',
  source: 'own-hair',
  declaration_version: '1',
  declared_at: NOON,
  country: 'IN',
  town: 'Chennai',
  ships_to: 'worldwide',
} as const satisfies Omit<NewAd, 'seller_id'>;

export async function insertSeller(db: Database): Promise<string> {
  const name = `asha-${randomUUID().slice(0, 8)}`;
  const { id } = await db
    .insertInto('accounts')
    .values({
      account_type: 2,
      username: name,
      email: `${name}@example.com`,
      country: 'IN',
      adult_confirmed_at: NOON,
      terms_version: '1',
      terms_accepted_at: NOON,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Room for forty ads. */
export async function giveTradePlan(db: Database, sellerId: string): Promise<void> {
  const period = { account_id: sellerId, plan: 4, starts_at: NOON, granted_by: sellerId };
  await db.insertInto('subscriptions').values(period).execute();
  await enterTrader(db, sellerId, NOON);
}

/** Puts ads into the midst of their lives, as the demo data does. */
export async function loadAds(db: Database, ads: NewAd[]): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('fairhank.loading', 'on', true)`.execute(tx);
    const rows = await tx.insertInto('ads').values(ads).returning('id').execute();
    return rows.map(({ id }) => id);
  });
}

/** A complete ad in that status, with the dates that belong to it. */
export function adIn(status: AdStatus, sellerId: string): NewAd {
  const dates = { published_at: NOON, expires_at: new Date('2026-05-30T12:00:00Z') };
  return {
    ...COMPLETE_AD,
    seller_id: sellerId,
    status,
    ...dates,
    ...(status === 'sold' ? { sold_at: NOON } : {}),
  };
}

/** A change as the unit of work makes it. */
export async function takeStep(
  db: Database,
  id: string,
  values: AdChange,
  settings: StepSettings = { event: 'put-live' },
): Promise<UpdateResult> {
  return db.transaction().execute(async (tx) => {
    for (const [name, value] of Object.entries(settings))
      await sql`select set_config(${`fairhank.${name}`}, ${value}, true)`.execute(tx);
    return tx.updateTable('ads').set(values).where('id', '=', id).executeTakeFirst();
  });
}
