import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { readStoredNeed } from '#rules/bundles/stored-need-schema.ts';
import type { Currency } from '#rules/money/money.ts';
import { wantsMail } from '../../sql/mail-choice-sql.ts';
import type { MemberRow } from '../keep/bundle-store.ts';

/** A watched hank: what its owner was last told of it. */
export type WatchedMember = MemberRow & { told_price: number | null; is_told: boolean; is_theirs: boolean };

export type WatchedBundle = {
  id: string;
  name: string;
  need: BundleNeed;
  token: string;
  accountId: string;
  username: string;
  email: string;
  country: string;
  wantsMail: boolean;
  members: WatchedMember[];
};

/** A hank that came back is as if nothing had been told of it. */
export async function forgetReturned(db: Database, now: Date): Promise<void> {
  await sql`
    update bundle_members as member set told_at = null from ads
    where ads.id = member.ad_id and member.told_at is not null and ads.status = 'live' and ads.held is null
      and ads.price is not null and ads.expires_at > ${now}
      and (ads.reserved_until is null or ads.reserved_until <= ${now})`.execute(db);
}

/**
 * The next watched bundle behind `after` with something that its owner does not know yet, of which they have heard
 * nothing since a day; locked until the write is over. Hair of people with a block between them is no news.
 */
export async function claimChanged(
  db: Database,
  { now, quietSince, after }: { now: Date; quietSince: Date; after: string },
): Promise<WatchedBundle | undefined> {
  const { rows } = await sql<WatchedBundle>`
    select bundle.id, bundle.name, bundle.need, bundle.unsubscribe_token as token, account.id as "accountId",
      account.username, account.email, account.country, ${wantsMail('account.id', 'bundle')} as "wantsMail",
      (select json_agg(json_build_object('position', member.position, 'ad_id', member.ad_id, 'price', member.price,
          'currency', member.currency, 'counted_grams', member.counted_grams, 'told_price', member.told_price,
          'is_told', member.told_at is not null, 'is_theirs', exists (
            select from sales where sales.ad_id = member.ad_id and sales.buyer_id = bundle.account_id))
        order by member.position) from bundle_members as member where member.bundle_id = bundle.id) as members
    from bundles as bundle
    join accounts as account on account.id = bundle.account_id
    where bundle.is_watched and bundle.id > ${after} and (bundle.told_at is null or bundle.told_at <= ${quietSince})
      and account.blocked_at is null and account.deleted_at is null
      and exists (
        select from bundle_members as member
        join ads on ads.id = member.ad_id
        left join offers on offers.id = ads.reserved_offer
        where member.bundle_id = bundle.id
          and not exists (select from blocks where (blocker_id, blocked_id)
            in ((ads.seller_id, bundle.account_id), (bundle.account_id, ads.seller_id)))
          and ((member.told_at is null and not exists (
              select from sales where sales.ad_id = ads.id and sales.buyer_id = bundle.account_id)
            and (ads.status <> 'live' or ads.held is not null or ads.price is null or ads.expires_at <= ${now}
              or (ads.reserved_until > ${now} and offers.buyer_id is distinct from bundle.account_id)))
          or (ads.status = 'live' and ads.held is null and ads.price is not null and ads.expires_at > ${now}
            and (ads.reserved_until is null or ads.reserved_until <= ${now} or offers.buyer_id = bundle.account_id)
            and (ads.price, ads.currency) is distinct from (coalesce(member.told_price, member.price), member.currency))))
    order by bundle.id
    limit 1
    for update of bundle skip locked`.execute(db);
  const [row] = rows;
  return row && { ...row, need: readStoredNeed(row.need) };
}

export async function setBundleTold(db: Database, bundleId: string, now: Date): Promise<void> {
  await db.updateTable('bundles').set({ told_at: now }).where('id', '=', bundleId).execute();
}

/** A hank that its owner now knows to be gone. */
export async function setMemberTold(
  db: Database,
  { bundleId, position, now }: { bundleId: string; position: number; now: Date },
): Promise<void> {
  await db
    .updateTable('bundle_members')
    .set({ told_at: now })
    .where('bundle_id', '=', bundleId)
    .where('position', '=', position)
    .execute();
}

/** A price that its owner now knows. In another currency nothing can be compared with what it was. */
export async function setMemberPrice(
  db: Database,
  told: { bundleId: string; position: number; price: number; currency: Currency },
): Promise<void> {
  const { bundleId, position, price, currency } = told;
  await sql`
    update bundle_members set told_price = ${price},
      price = case when currency = ${currency}::currency then price else ${price} end, currency = ${currency}::currency
    where bundle_id = ${bundleId} and position = ${position}`.execute(db);
}
