import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import { NOT_POSTED_STATES } from '#rules/sales/life/sale-states.ts';

export type SellerLink = Selectable<DB['seller_links']>;

/** Where somebody's money goes now; undefined: they have connected nothing. */
export async function findLink(db: Database, accountId: string): Promise<SellerLink | undefined> {
  return db
    .selectFrom('seller_links')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export async function findLinkBy(
  db: Database,
  by: { trackingId: string } | { merchantId: string },
): Promise<SellerLink | undefined> {
  const links = db.selectFrom('seller_links').selectAll().where('ended_at', 'is', null);
  return 'trackingId' in by
    ? links.where('tracking_id', '=', by.trackingId).executeTakeFirst()
    : links.where('merchant_id', '=', by.merchantId).executeTakeFirst();
}

export async function hasUsableLink(db: Database, accountId: string, now: Date): Promise<boolean> {
  const link = await findLink(db, accountId);
  return link?.state === 'ready' && link.usable_from <= now;
}

/** Whether somebody had an account connected before: a change waits, a first one does not. */
export async function hadLink(db: Database, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('seller_links')
    .select('id')
    .where('account_id', '=', accountId)
    .where('merchant_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertLink(
  db: Database,
  link: { accountId: string; trackingId: string; usableFrom: Date; now: Date },
): Promise<void> {
  await db
    .insertInto('seller_links')
    .values({
      account_id: link.accountId,
      tracking_id: link.trackingId,
      usable_from: link.usableFrom,
      started_at: link.now,
    })
    .execute();
}

type Told = Pick<
  SellerLink,
  'merchant_id' | 'country' | 'receivable' | 'email_confirmed' | 'permissions' | 'state'
>;

/** What the provider says of it now. */
export async function setLinkTold(db: Database, id: string, told: Told, now: Date): Promise<void> {
  await db
    .updateTable('seller_links')
    .set({
      ...told,
      checked_at: now,
      revoked_since: told.state === 'revoked' ? sql`coalesce(revoked_since, ${now})` : null,
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** The provider gave no answer about it: the others come first next time. */
export async function setLinkAsked(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('seller_links').set({ checked_at: now }).where('id', '=', id).execute();
}

export async function endLink(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('seller_links').set({ ended_at: now }).where('id', '=', id).execute();
}

/** Sales of a seller that wait for the payout account. */
export async function listUnconnectedSales(db: Database, sellerId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('protected_sales')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('state', '=', 'agreed')
    .where('pay_by', 'is', null)
    .orderBy('id')
    .execute();
}

/** Sales of a seller that are paid and not posted, after our rights were taken back at the provider. */
export async function listSalesWithoutConsent(db: Database, sellerId: string) {
  return db
    .selectFrom('protected_sales as sale')
    .innerJoin('seller_links as link', (link) =>
      link.onRef('link.account_id', '=', 'sale.seller_id').on('link.ended_at', 'is', null),
    )
    .select(['sale.id', 'sale.buyer_id', 'sale.seller_id', 'sale.ad_id'])
    .where('sale.state', 'in', NOT_POSTED_STATES)
    .where('link.state', '=', 'revoked')
    .where('sale.seller_id', '=', sellerId)
    .orderBy('sale.id')
    .execute();
}

/** Of how many sellers with paid hair that is not posted the provider says now that our rights were taken back. */
export async function countSellersWithoutConsent(db: Database): Promise<number> {
  const { sellers } = await db
    .selectFrom('protected_sales as sale')
    .innerJoin('seller_links as link', (link) =>
      link.onRef('link.account_id', '=', 'sale.seller_id').on('link.ended_at', 'is', null),
    )
    .select(({ fn }) => fn.count<string>('link.id').distinct().as('sellers'))
    .where('sale.state', 'in', NOT_POSTED_STATES)
    .where('link.state', '=', 'revoked')
    .executeTakeFirstOrThrow();
  return Number(sellers);
}

/**
 * Accounts that money is held for, of hair that is not posted, and that nobody asked about since then: those that seem
 * to be taken back sooner than the others.
 */
export async function listLinksToAsk(
  db: Database,
  before: { ready: Date; revoked: Date },
  most: number,
): Promise<SellerLink[]> {
  return db
    .selectFrom('seller_links as link')
    .selectAll('link')
    .where('link.ended_at', 'is', null)
    .where('link.merchant_id', 'is not', null)
    .where((link) =>
      link.or([
        link('link.checked_at', 'is', null),
        link('link.checked_at', '<', before.ready),
        link.and([link('link.state', '=', 'revoked'), link('link.checked_at', '<=', before.revoked)]),
      ]),
    )
    .where((link) =>
      link.exists(
        link
          .selectFrom('protected_sales as sale')
          .select('sale.id')
          .whereRef('sale.seller_id', '=', 'link.account_id')
          .where('sale.state', 'in', NOT_POSTED_STATES),
      ),
    )
    .orderBy('link.checked_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .execute();
}

/** Whether a sale of theirs is agreed on or not over: then the account stays. */
export async function hasOpenSale(db: Database, sellerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('protected_sales')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
