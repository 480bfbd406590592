import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { CheckState, LookedAt } from '#rules/certified/buyer-check.ts';
import type { AskBuyerCheck } from '#rules/certified/buyer-check-schema.ts';

export type CheckRow = {
  account_id: string;
  username: string;
  country: string;
  state: CheckState;
  business_name: string;
  register_number: string | null;
  website: string | null;
  shop_address: string;
  words: string | null;
  asked_at: Date;
  looked_at: LookedAt[];
  looked_words: string | null;
  told: string | null;
  decided_at: Date | null;
  decider: string | null;
  until: Date | null;
  version: number;
  is_certified: boolean;
};

const selectChecks = (now: Date) => sql`
  select buyer_checks.*, person.username, person.country, decider.username as decider,
    is_certified_buyer(buyer_checks.account_id, ${now}) as is_certified
  from buyer_checks join accounts as person on person.id = buyer_checks.account_id
  left join accounts as decider on decider.id = buyer_checks.decided_by`;

export async function findCheck(db: Database, accountId: string, now: Date): Promise<CheckRow | undefined> {
  const { rows } = await sql<CheckRow>`
    ${selectChecks(now)} where buyer_checks.account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** The same, for a decision: nobody else decides meanwhile. */
export async function lockCheck(db: Database, accountId: string, now: Date): Promise<CheckRow | undefined> {
  await sql`select from buyer_checks where account_id = ${accountId} for update`.execute(db);
  return findCheck(db, accountId, now);
}

/** Those who wait, the longest first, or those who are certified, who ends first before the others. */
export async function listChecks(
  db: Database,
  { state, most, now }: { state: 'asked' | 'granted'; most: number; now: Date },
): Promise<CheckRow[]> {
  const order = state === 'asked' ? sql`asked_at` : sql`until`;
  const { rows } = await sql<CheckRow>`
    ${selectChecks(now)} where state = ${state} order by ${order}, account_id limit ${most}`.execute(db);
  return rows;
}

export async function findRunningPlan(db: Database, accountId: string, now: Date): Promise<number | null> {
  const { rows } = await sql<{
    plan: number | null;
  }>`select running_plan(${accountId}, ${now}) as plan`.execute(db);
  return rows[0]?.plan ?? null;
}

type Asked = Omit<AskBuyerCheck, 'version'> & { accountId: string; version: number; now: Date };

/** What somebody sent, in the place of what they sent before. */
export async function setAsked(db: Database, asked: Asked): Promise<void> {
  const values = {
    state: 'asked',
    business_name: asked.businessName,
    register_number: asked.registerNumber ?? null,
    website: asked.website ?? null,
    shop_address: asked.shopAddress,
    words: asked.words ?? null,
    asked_at: asked.now,
    looked_at: [],
    looked_words: null,
    told: null,
    decided_at: null,
    decided_by: null,
    until: null,
    version: asked.version + 1,
  };
  await db
    .insertInto('buyer_checks')
    .values({ ...values, account_id: asked.accountId })
    .onConflict((known) => known.column('account_id').doUpdateSet(values))
    .execute();
}

type Decided = {
  accountId: string;
  state: 'granted' | 'refused' | 'ended';
  by: string | null;
  told: string;
  now: Date;
  looked?: { lookedAt: readonly LookedAt[]; lookedWords: string | null; until: Date };
};

export async function setDecided(
  db: Database,
  { accountId, state, by, told, now, looked }: Decided,
): Promise<void> {
  await db
    .updateTable('buyer_checks')
    .set((check) => ({
      state,
      told,
      decided_at: now,
      decided_by: by,
      version: check('version', '+', 1),
      ...(looked && {
        looked_at: [...looked.lookedAt],
        looked_words: looked.lookedWords,
        until: looked.until,
      }),
    }))
    .where('account_id', '=', accountId)
    .execute();
}

export type EndedCheck = { accountId: string; username: string; email: string; country: string };

/** Ends what held until now, and says whose it was. */
export async function endChecks(
  db: Database,
  { told, now, most }: { told: string; now: Date; most: number },
) {
  const { rows } = await sql<EndedCheck>`
    update buyer_checks set state = 'ended', told = ${told}, decided_at = ${now}, decided_by = null,
      version = version + 1
    from accounts
    where accounts.id = buyer_checks.account_id and buyer_checks.account_id in (
      select account_id from buyer_checks where state = 'granted' and until <= ${now}
      order by until limit ${most} for update skip locked)
    returning accounts.id as "accountId", username, email, country`.execute(db);
  return rows;
}
