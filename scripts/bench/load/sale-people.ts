import { sql } from 'kysely';
import { openContext } from '#market/context.ts';
import { openMarket } from '#market/market.ts';
import type { PaypalSandbox } from '#platform/payment/paypal-sandbox/sandbox-server.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { SaleProvider } from '#platform/payment/sale-provider.ts';
import type { Platform } from '#platform/platform.ts';
import type { Account } from '#rules/accounts/account.ts';
import { asOwner } from './fill-fast.ts';

const PRICE = 90_00;
/** Nobody is asked about more than may be asked. */
const LIGHTS_A_MINUTE = 6;
type Dealing = { id: string; seller: string; buyer: string };

/** Sellers and buyers of a bench, who use the same use cases as everybody. */
export function openDealers(platform: Platform) {
  const { db } = platform;
  const sandbox = platform.paymentSandbox as PaypalSandbox;
  const accounts = new Map<string, Account>();
  const as = async (id: string, on: Platform = platform) => {
    const known = accounts.get(id) ?? (await findAccount(platform, id));
    accounts.set(id, known);
    return openMarket(openContext(on, known, 'bench'));
  };
  /** The provider answers at once that all is well. */
  const wellHeld: Platform = { ...platform, sales: answerAtOnce(platform.sales) };

  /** A yes, an account to be paid to, and a payment that is approved. */
  async function deal(adId: string, seller: string, buyer: string, number: number): Promise<Dealing> {
    await (await as(buyer)).offers.make({ adId, amount: PRICE, note: '', sendForReview: false });
    const { rows } = await sql<{ id: string }>`
      select id from offers where ad_id = ${adId} and state = 'open'`.execute(db);
    const terms = { postage: 5_00, postageBy: 'buyer', shipDays: 5 } as const;
    await (await as(seller)).offers.accept({ offerId: rows[0]?.id ?? '', amount: PRICE, ...terms });
    await (await as(seller)).payout.connect();
    const { tracking_id } = await db
      .selectFrom('seller_links')
      .select('tracking_id')
      .where('account_id', '=', seller)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    sandbox.sales.connect(tracking_id, 'finish', { country: 'GB' });
    await (await as(seller)).payout.refresh();
    const { id, version } = await db
      .selectFrom('protected_sales')
      .select(['id', 'version'])
      .where('ad_id', '=', adId)
      .executeTakeFirstOrThrow();
    const { approveUrl } = await (await as(buyer)).sales.pay({ saleId: id, version });
    sandbox.press(new URL(approveUrl).searchParams.get('token') ?? '', 'approve', `PAYER${number}`);
    return { id, seller, buyer };
  }

  const sumHeld = () => sandbox.sales.books({ account: 'held' }).reduce((sum, { amount }) => sum + amount, 0);
  // Of an earlier run over the same folder.
  const heldBefore = sumHeld();

  return {
    listPaid: async (most: number) =>
      (
        await sql<{ id: string; seller: string }>`
          select id, seller from (
            select id, seller_id as seller, row_number() over (partition by seller_id order by id) as number
            from protected_sales where state = 'paid' and ship_by > now()) as each
          where number <= ${LIGHTS_A_MINUTE} order by md5(id::text) limit ${most}`.execute(db)
      ).rows,
    checkLight: async (seller: string, saleId: string) =>
      (await as(seller, wellHeld)).sales.checkLight({ saleId }),
    capture: async (buyer: string, saleId: string) => (await as(buyer)).sales.capture({ saleId }),
    /** So many sales of as many people, ready to be taken. */
    async agree(count: number): Promise<Dealing[]> {
      const scenes = await makeScenes(platform, count);
      const all: Dealing[] = [];
      for (const [at, { ad, seller, buyer }] of scenes.entries()) all.push(await deal(ad, seller, buyer, at));
      return all;
    },
    async countPaid(ids: readonly string[]) {
      const { rows } = await sql<{ sales: number; held: number }>`
        select count(*)::int as sales, coalesce(sum(total), 0)::int as held from protected_sales
        where id = any(${ids}::uuid[]) and state = 'paid'`.execute(db);
      return { sales: rows[0]?.sales ?? 0, held: rows[0]?.held ?? 0, theirs: sumHeld() - heldBefore };
    },
  };
}

function answerAtOnce(sales: SaleProvider | null): SaleProvider | null {
  if (!sales) return null;
  return {
    ...sales,
    clockAheadMs: () => 0,
    readCapture: async (id) => ({
      id,
      state: 'completed',
      money: { amount: 99_50, currency: 'GBP' },
      fee: 4_50,
      charge: 3_19,
      merchantId: null,
      isDelayed: true,
      isProtected: true,
      takenAt: new Date(),
    }),
  };
}

type Scene = { ad: string; seller: string; buyer: string };

/** Ads that are in no sale yet, given to sellers with nothing open, and people who have bought nothing. */
async function makeScenes({ owner }: Platform, count: number): Promise<Scene[]> {
  const scenes: Scene[] = [];
  await asOwner(owner, async (db) => {
    const [buyers, sellers] = [await insertPeople(db, 1, count), await insertPeople(db, 2, count)];
    const { rows: ads } = await sql<{ id: string }>`
      select id from ads where status = 'live' and held is null and expires_at > now() + interval '5 days'
        and not exists (select from protected_sales where ad_id = ads.id) limit ${count}`.execute(db);
    await sql`alter table ads disable trigger user`.execute(db);
    for (const [at, { id }] of ads.entries()) {
      const [seller = '', buyer = ''] = [sellers[at], buyers[at]];
      scenes.push({ ad: id, seller, buyer });
      await sql`update ads set seller_id = ${seller}, country = 'GB', town = 'Leeds', currency = 'GBP', price = ${PRICE},
        open_to_offers = true, ships_to = 'own-country', grams = 160, length_mm = 711 where id = ${id}`.execute(
        db,
      );
    }
    await sql`alter table ads enable trigger user`.execute(db);
  });
  return scenes;
}

async function insertPeople(db: Database, type: 1 | 2, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into accounts (account_type, username, email, country, adult_confirmed_at, terms_version, terms_accepted_at,
      verified_at, created_at)
    select ${type}, 'late-' || left(md5(random()::text), 12), md5(random()::text) || '@example.com', 'GB', now(), '1', now(), now(),
      now() - interval '30 days'
    from generate_series(1, ${count}::int) returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`insert into subscriptions (account_id, plan, starts_at)
    select id, case account_type when 1 then 5 else 1 end, now() - interval '1 day' from accounts
    where id = any(${ids}::uuid[])`.execute(db);
  return ids;
}

async function findAccount({ db }: Platform, id: string): Promise<Account> {
  const { rows } = await sql<{
    id: string;
    email: string;
    username: string;
    account_type: 1 | 2;
    country: string;
  }>`select id, email, username, account_type, country from accounts where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`there is nobody with the id ${id}`);
  const { account_type: accountType, ...person } = row;
  return { ...person, role: 'enduser', accountType };
}
