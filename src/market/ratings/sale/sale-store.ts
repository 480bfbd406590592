import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import { wantsMail } from '../../sql/mail-choice-sql.ts';

type NewSale = { adId: string; conversationId: string; sellerId: string; buyerId: string; soldAt: Date };

/** A sale at the price its ad was sold for. Undefined if this conversation has led to one that is still on record. */
export async function insertSale(db: Database, sale: NewSale): Promise<string | undefined> {
  const row = await db
    .insertInto('sales')
    .columns(['ad_id', 'conversation_id', 'seller_id', 'buyer_id', 'sold_at', 'price', 'currency'])
    .expression((from) =>
      from
        .selectFrom('ads')
        .select([
          'ads.id',
          sql<string>`${sale.conversationId}::uuid`.as('conversation_id'),
          sql<string>`${sale.sellerId}::uuid`.as('seller_id'),
          sql<string>`${sale.buyerId}::uuid`.as('buyer_id'),
          sql<Date>`${sale.soldAt}::timestamptz`.as('sold_at'),
          'ads.sold_price',
          'ads.currency',
        ])
        .where('ads.id', '=', sale.adId),
    )
    .onConflict((same) => same.column('conversation_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Removes the sales of an ad that nobody has rated, and says which. Whoever rates one locks it first, as this does. */
export async function removeUnratedSales(db: Database, adId: string): Promise<string[]> {
  await db.selectFrom('sales').select('id').where('ad_id', '=', adId).forUpdate().execute();
  const rows = await db
    .deleteFrom('sales')
    .where('ad_id', '=', adId)
    .where(sql<boolean>`not exists (select from ratings where sale_id = sales.id)`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type SaleRow = {
  id: string;
  adId: string;
  sellerId: string;
  buyerId: string;
  conversationId: string;
  soldAt: Date;
};

const SALE = [
  'id',
  'ad_id as adId',
  'seller_id as sellerId',
  'buyer_id as buyerId',
  'conversation_id as conversationId',
  'sold_at as soldAt',
] as const;

/** A sale of one's own, locked: of two at once the second sees what the first has done. Others' are not there. */
export async function lockSale(db: Database, id: string, accountId: string): Promise<SaleRow | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('sales')
    .select(SALE)
    .where('id', '=', id)
    .where(isOneOfThem(accountId))
    .forUpdate()
    .executeTakeFirst();
}

export async function isOwnSale(db: Database, id: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sales')
    .select('id')
    .where('id', '=', id)
    .where(isOneOfThem(accountId))
    .executeTakeFirst();
  return row !== undefined;
}

const isOneOfThem = (accountId: string) => sql<boolean>`${accountId} in (seller_id, buyer_id)`;

/** One of the two of a sale: where to write to, and whether they are still here. */
export type SaleParty = {
  id: string;
  username: string;
  email: string;
  country: string;
  isHere: boolean;
  wantsMail: boolean;
};

/** Both sides of a sale, and what was sold; the title is gone with its ad. */
export async function findParties(
  db: Database,
  saleId: string,
): Promise<{ seller: SaleParty; buyer: SaleParty; title: string | null; soldAt: Date }> {
  const people = await db
    .selectFrom('sales')
    .innerJoin('ads', 'ads.id', 'sales.ad_id')
    .innerJoin('accounts', (join) =>
      join.on((on) =>
        on('accounts.id', '=', on.ref('sales.seller_id')).or('accounts.id', '=', on.ref('sales.buyer_id')),
      ),
    )
    .select([
      'accounts.id',
      'accounts.username',
      'accounts.email',
      'accounts.country',
      'sales.seller_id',
      'sales.sold_at',
      'ads.title',
    ])
    .select([
      wantsMail('accounts.id', 'rating').as('wantsMail'),
      sql<boolean>`accounts.deleted_at is null and accounts.blocked_at is null`.as('isHere'),
    ])
    .where('sales.id', '=', saleId)
    .execute();
  const seller = people.find(({ id, seller_id }) => id === seller_id);
  const buyer = people.find(({ id, seller_id }) => id !== seller_id);
  if (!seller || !buyer) throw new Error(`the sale ${saleId} lacks one of its two`);
  return { seller, buyer, title: seller.title, soldAt: seller.sold_at };
}
