import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { Currency } from '#rules/money/money.ts';
import { LEAST_SHARE } from '#rules/search/saved/price-drop.ts';
import { wantsMail } from '../../sql/mail-choice-sql.ts';

/** Somebody who saved an ad, and the lowest price they know of. */
export type Saver = {
  accountId: string;
  username: string;
  email: string;
  wantsMail: boolean;
  price: number;
};

/** Those who know only of a clearly higher price, in the same currency; locked until the write is over. */
export async function claimSavers(
  db: Database,
  { adId, price, currency, most }: { adId: string; price: number; currency: Currency; most: number },
): Promise<Saver[]> {
  const { rows } = await sql<Saver>`
    select account.id as "accountId", account.username, account.email,
      ${wantsMail('account.id', 'price-drop')} as "wantsMail", coalesce(saved.told_price, saved.price) as price
    from saved_ads as saved
    join accounts as account on account.id = saved.account_id
    where saved.ad_id = ${adId} and saved.currency = ${currency}
      and coalesce(saved.told_price, saved.price) - ${price}
        >= greatest(1, coalesce(saved.told_price, saved.price) * ${LEAST_SHARE}::float8)
      and account.blocked_at is null and account.deleted_at is null
    order by account.id
    limit ${most}
    for update of saved skip locked`.execute(db);
  return rows;
}

export async function setToldPrice(
  db: Database,
  { adId, price, accountIds }: { adId: string; price: number; accountIds: string[] },
): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .updateTable('saved_ads')
    .set({ told_price: price })
    .where('ad_id', '=', adId)
    .where('account_id', 'in', accountIds)
    .execute();
}
