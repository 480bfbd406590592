import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { adIn, insertSeller, loadAds } from '../../support/ads/ad-rows.ts';
import { useDatabase } from '../../support/site/test-database.ts';

let ids: Record<string, string>;
const database = useDatabase();
beforeAll(async () => {
  const { db } = database;
  const [asha, bela] = [await insertSeller(db), await insertSeller(db)];
  const [ad = ''] = await loadAds(db, [adIn('live', asha)]);
  const order = { account_id: asha, plan: 2, currency: 'GBP', amount: 1000, provider: 'sandbox' } as const;
  const { id } = await db.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow();
  const talk = { ad_id: ad, buyer_id: bela, seller_id: asha };
  const conversation = await db
    .insertInto('conversations')
    .values(talk)
    .returning('id')
    .executeTakeFirstOrThrow();
  ids = { asha, bela, ad, order: id, conversation: conversation.id };
  await db
    .insertInto('subscriptions')
    .values({ account_id: asha, plan: 2, starts_at: new Date(), order_id: id })
    .execute();
});

type Row = Record<string, unknown>;

/** A possible row of each table, with {names} of the rows above. */
const POSSIBLE = {
  accounts: { account_type: 0, role: 'admin', username: 'dara', email: 'dara@example.com', country: 'IN' },
  blocks: { blocker_id: '{asha}', blocked_id: '{bela}' },
  codes: {
    account_id: '{asha}',
    purpose: 'verify-email',
    email: 'a@example.com',
    code_hmac: 'x'.repeat(43),
    expires_at: 'tomorrow',
  },
  conversations: { ad_id: '{ad}', buyer_id: '{asha}', seller_id: '{bela}' },
  currency_rates: { currency: 'USD', rated_on: 'today', per_usd: 1 },
  devices: { account_id: '{asha}', cookie_hash: 'a'.repeat(64), expires_at: 'tomorrow' },
  messages: {
    conversation_id: '{conversation}',
    sender_id: '{bela}',
    original_text: 'Hello',
    shown_text: 'Hello',
    screening: 'delivered',
    delivered_at: 'now',
  },
  orders: { account_id: '{asha}', plan: 2, currency: 'GBP', amount: 1000, provider: 'paypal' },
  photos: {
    owner_id: '{asha}',
    file_key: 'x'.repeat(22),
    width: 1,
    height: 1,
    thumbhash: Buffer.alloc(25),
    look_hash: 1,
    sha256: 'a'.repeat(64),
    bytes: 1,
  },
  reports: { case_number: 'FH-26-ABCDEF', reason: 'scam', ad_id: '{ad}' },
  sessions: {
    account_id: '{asha}',
    sid_hash: 'a'.repeat(64),
    token: randomUUID(),
    strength: 'weak',
    expires_at: 'tomorrow',
  },
  subscriptions: { account_id: '{asha}', plan: 1, starts_at: 'now' },
} satisfies Record<string, Row>;
type Table = keyof typeof POSSIBLE;

const insert = (table: Table, change: Row = {}) => {
  const row: Row = { ...POSSIBLE[table], ...change };
  const values = Object.values(row).map((value) =>
    typeof value === 'string'
      ? value.replace(/^\{(\w+)\}$/, (whole, name: string) => ids[name] ?? whole)
      : value,
  );
  const places = values.map((_, at) => `$${at + 1}`).join(', ');
  return database.pool.query(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${places})`,
    values,
  );
};

test.each<[what: string, constraint: string, table: Table, change: Row]>([
  [
    'a second period for one order',
    'subscriptions_once_an_order',
    'subscriptions',
    { plan: 2, order_id: '{order}' },
  ],
  ['a paid plan from nowhere', 'subscriptions_have_a_reason', 'subscriptions', { plan: 4 }],
  ['a plan that ends before it begins', 'subscriptions_life', 'subscriptions', { ends_at: 'yesterday' }],
  ['an order for a free plan', 'orders_plan_is_paid', 'orders', { plan: 1 }],
  ['an order for nothing', 'orders_amount_positive', 'orders', { amount: 0 }],
  ['a capture without an attempt', 'orders_capturing_has_attempt', 'orders', { state: 'capturing' }],
  ['money taken without a receipt', 'orders_captured_whole', 'orders', { state: 'captured' }],
  [
    'a second conversation',
    'conversations_once',
    'conversations',
    { buyer_id: '{bela}', seller_id: '{asha}' },
  ],
  ['a conversation with oneself', 'conversations_two_people', 'conversations', { buyer_id: '{bela}' }],
  ['a held message that is delivered', 'messages_held_stay_back', 'messages', { screening: 'held' }],
  ['a message changed in silence', 'messages_masked_only_when_said', 'messages', { shown_text: 'Bye' }],
  [
    'a message of 1,001 characters',
    'messages_text_length',
    'messages',
    { original_text: 'x'.repeat(1001), screening: 'masked' },
  ],
  ['a report on nothing', 'reports_one_target', 'reports', { ad_id: null }],
  [
    'a removal without reasons',
    'reports_removal_is_explained',
    'reports',
    { outcome: 'removed', decided_at: 'now', decided_by: '{bela}' },
  ],
  ['a block of oneself', 'blocks_not_oneself', 'blocks', { blocked_id: '{asha}' }],
  ['a code with a sixth try', 'codes_tries', 'codes', { tries: 6 }],
  ['a device of more than 90 days', 'devices_life', 'devices', { expires_at: '2999-01-01' }],
  ['a device two generations ahead', 'devices_generations', 'devices', { issued_generation: 3 }],
  ['a strong session without a password', 'sessions_strong_by_password', 'sessions', { strength: 'strong' }],
  ['a buyer who is staff', 'accounts_type_fits_role', 'accounts', { account_type: 1 }],
  [
    'a person of unknown age',
    'accounts_people_are_adults',
    'accounts',
    { account_type: 1, role: 'enduser', terms_version: '1', terms_accepted_at: 'now' },
  ],
  ['an address in capitals', 'accounts_email_form', 'accounts', { email: 'Dara@example.com' }],
  ['a photo with a place and no ad', 'photos_attached_whole', 'photos', { position: 1 }],
  ['a dollar that is not one', 'currency_rates_dollar_is_one', 'currency_rates', { per_usd: 2 }],
])('%s cannot be', async (_, constraint, table, change) => {
  await expect(insert(table, change)).rejects.toMatchObject({ constraint });
});

const isTable = (name: string): name is Table => name in POSSIBLE;

test.each(Object.keys(POSSIBLE).filter(isTable))('but for that, the row of %s can be', async (table) => {
  expect((await insert(table)).rowCount).toBe(1);
});

test('nobody takes a name that differs from another in capitals only', async () => {
  await database.pool.query('update accounts set username = $1 where id = $2', ['Priya', ids['asha']]);
  const second = database.pool.query('update accounts set username = $1 where id = $2', [
    'PRIYA',
    ids['bela'],
  ]);
  await expect(second).rejects.toMatchObject({ constraint: 'accounts_username' });
});

test('photos change places in one statement', async () => {
  const insert = `insert into photos (owner_id, ad_id, position, state, file_key, width, height, thumbhash, look_hash, sha256, bytes)
    values ($1, $2, $3, 'attached', $4, 1, 1, '\\x0102030405', 1, repeat('a', 64), 1)`;
  for (const place of [1, 2])
    await database.pool.query(insert, [ids['asha'], ids['ad'], place, `${place}`.repeat(22)]);
  await database.pool.query('update photos set position = 3 - position where ad_id = $1', [ids['ad']]);
  const { rows } = await database.pool.query(
    'select file_key from photos where ad_id = $1 order by position',
    [ids['ad']],
  );
  expect(rows.map(({ file_key }) => file_key[0])).toEqual(['2', '1']);
});
