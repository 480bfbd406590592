import type { Database } from '#platform/postgres/database.ts';
import { TERMS_VERSION } from '#rules/accounts/account-rules.ts';
import { CHECK_HOLDS_DAYS } from '#rules/certified/buyer-check.ts';
import { DAY_MS } from '#rules/time.ts';
import { suggestCurrency } from '#rules/countries/country-currency.ts';
import { toCharge } from '#rules/payments/charge.ts';
import { isFree, PLANS } from '#rules/payments/subscription.ts';
import type { DemoPerson, DemoPlan } from './demo-people.ts';

/** True when nobody has an account yet: only then a demo may be filled in. */
export async function isEmpty(db: Database): Promise<boolean> {
  const somebody = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return somebody === undefined;
}

export async function hasDemoPeople(db: Database): Promise<boolean> {
  const somebody = await db.selectFrom('accounts').select('id').where('demo', '=', true).limit(1).execute();
  return somebody.length > 0;
}

/** Puts people in, under the ids that they have in this demo. */
export async function insertPeople(
  db: Database,
  people: readonly DemoPerson[],
  ids: ReadonlyMap<string, string>,
  passwordHash: string,
): Promise<void> {
  const rows = people.map((person) => ({ id: ids.get(person.key), ...toAccountRow(person, passwordHash) }));
  await db.insertInto('accounts').values(rows).execute();
}

/** Which of these people are still here: a demo may be used, and left, before the last of its ads is in. */
export async function listPresent(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const present = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', ids)
    .where('purged_at', 'is', null)
    .execute();
  return new Set(present.map(({ id }) => id));
}

/** Whoever has the plan for traders has said who they are. */
export async function insertTraders(
  db: Database,
  people: readonly DemoPerson[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const traders = people.filter(({ plan }) => plan?.type === 4);
  if (traders.length === 0) return;
  const rows = traders.map(({ key, username, businessName, country, createdAt }) => ({
    account_id: ids.get(key) ?? '',
    name: businessName ?? username,
    address: '1 Sample Street, a town that exists only in this demo',
    country,
    register_number: 'Demo register 1234',
    email: 'trader@example.com',
    phone: '+44 20 7946 0018',
    entered_at: createdAt,
    updated_at: createdAt,
  }));
  await db.insertInto('traders').values(rows).execute();
}

/** Buyers whom Dara looked at, and one who waits for it. */
export async function insertChecks(
  db: Database,
  people: readonly DemoPerson[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const buyers = people.filter(({ plan, certifiedAt }) => plan?.type === 6 && certifiedAt !== null);
  if (buyers.length === 0) return;
  const rows = buyers.map(({ key, username, businessName, certifiedAt }, place) => ({
    account_id: ids.get(key) ?? '',
    business_name: businessName ?? username,
    shop_address: '1 Sample Street, a town that exists only in this demo',
    words: 'We make wigs by hand, and buy two or three tails a month.',
    website: 'https://wigs.example.com',
    ...(place === 1
      ? { state: 'asked', asked_at: buyers[0]?.lastLoginAt ?? new Date() }
      : {
          state: 'granted',
          asked_at: certifiedAt ?? new Date(),
          looked_at: ['register', 'website'],
          told: 'We looked, and found it so.',
          decided_at: certifiedAt,
          decided_by: ids.get('dara') ?? null,
          until: new Date((certifiedAt ?? new Date()).getTime() + CHECK_HOLDS_DAYS * DAY_MS),
        }),
  }));
  for (const row of rows) await db.insertInto('buyer_checks').values(row).execute();
}

/** What keeps some of them out, or hides what they leave behind. */
export async function insertHolds(
  db: Database,
  people: readonly DemoPerson[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const holds = people.flatMap(({ key, blockedAt, deletedAt }) => [
    ...(blockedAt ? [{ kind: 'suspension' as const, account_id: ids.get(key), placed_at: blockedAt }] : []),
    ...(deletedAt ? [{ kind: 'leaving' as const, account_id: ids.get(key), placed_at: deletedAt }] : []),
  ]);
  if (holds.length > 0) await db.insertInto('holds').values(holds).execute();
}

/** Their plans; whoever has a paid one has paid for it. */
export async function insertPlans(
  db: Database,
  people: readonly DemoPerson[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { key, country, plan } of people) {
    if (plan === null) continue;
    const accountId = ids.get(key) ?? '';
    const orderId = isFree(PLANS[plan.type]) ? null : await insertOrder(db, accountId, key, country, plan);
    await db
      .insertInto('subscriptions')
      .values({
        account_id: accountId,
        plan: plan.type,
        starts_at: plan.startsAt,
        ends_at: plan.endsAt,
        order_id: orderId,
        created_at: plan.startsAt,
      })
      .execute();
  }
}

function toAccountRow(person: DemoPerson, passwordHash: string) {
  return {
    account_type: person.accountType,
    role: person.role,
    username: person.username,
    email: person.email,
    password_hash: passwordHash,
    password_changed_at: person.createdAt,
    country: person.country,
    buyer_kind: person.buyerKind,
    business_name: person.businessName,
    trader_details: person.traderDetails,
    adult_confirmed_at: person.createdAt,
    terms_version: TERMS_VERSION,
    terms_accepted_at: person.createdAt,
    demo: true,
    created_at: person.createdAt,
    updated_at: person.createdAt,
    verified_at: person.verifiedAt,
    last_login_at: person.lastLoginAt,
    blocked_at: person.blockedAt,
    deleted_at: person.deletedAt,
  };
}

async function insertOrder(db: Database, accountId: string, key: string, country: string, plan: DemoPlan) {
  const { shown, charged } = toCharge(PLANS[plan.type].prices, suggestCurrency(country));
  const { id } = await db
    .insertInto('orders')
    .values({
      account_id: accountId,
      plan: plan.type,
      currency: charged.currency,
      amount: charged.amount,
      shown_currency: shown.currency,
      shown_amount: shown.amount,
      state: 'captured',
      provider: 'sandbox',
      provider_order_id: `DEMO-ORDER-${key}`,
      provider_capture_id: `DEMO-CAPTURE-${key}`,
      captured_at: plan.startsAt,
      created_at: plan.startsAt,
      updated_at: plan.startsAt,
      // The sandbox has never heard of it: there is nothing to compare.
      reconciled_at: plan.startsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
