import { sql } from 'kysely';
import { toAdColumns } from '#market/ads/ad-facts-row.ts';
import { type DevelopedPhoto, toPhotoColumns } from '#market/photos/upload/develop-photo.ts';
import type { Database } from '#platform/postgres/database.ts';
import { type AdFacts, NO_FACTS } from '#rules/ads/ad-facts.ts';
import type { DemoAd } from './demo-ads.ts';
import { DAY_MS } from '#rules/time.ts';

const VIEW_DAYS = 30;

/** Puts an ad in, in the midst of its life, with its photos and how often it was looked at. */
export async function insertDemoAd(
  db: Database,
  ad: DemoAd,
  people: ReadonlyMap<string, string>,
  photos: readonly DevelopedPhoto[],
  now: Date,
): Promise<string> {
  const sellerId = people.get(ad.sellerKey) ?? '';
  await sql`select set_config('fairhank.viewer', ${sellerId}, true)`.execute(db);
  const { id } = await db
    .insertInto('ads')
    .values({ ...toFactColumns(ad), ...toLifeColumns(ad, people) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('photos')
    .values(
      photos.map((photo, place) => ({ ...toPhotoRow(photo, ad, place), ad_id: id, owner_id: sellerId })),
    )
    .execute();
  if (ad.featuredUntil !== null && ad.publishedAt !== null)
    await db
      .insertInto('featured_ads')
      .values({ ad_id: id, featured_at: ad.publishedAt, featured_by: sellerId, until: ad.featuredUntil })
      .execute();
  if (ad.measured) await insertMeasurement(db, { ad, adId: id, confirmedBy: people.get('dara') ?? null });
  const views = viewsByDay(ad, now);
  if (views.length > 0)
    await db
      .insertInto('ad_figures_daily')
      .values(views.map((each) => ({ ad_id: id, ...each })))
      .execute();
  return id;
}

/** Somebody of the staff looked at the photo beside the tape when the ad was published. */
async function insertMeasurement(
  db: Database,
  { ad, adId, confirmedBy }: { ad: DemoAd; adId: string; confirmedBy: string | null },
): Promise<void> {
  const tape = await db
    .selectFrom('photos')
    .select('id')
    .where('ad_id', '=', adId)
    .where('tape', '=', true)
    .orderBy('position')
    .executeTakeFirst();
  if (!tape) return;
  await db
    .insertInto('measurements')
    .values({
      ad_id: adId,
      photo_id: tape.id,
      length_mm: ad.lengthMm,
      confirmed_by: confirmedBy,
      confirmed_at: ad.publishedAt ?? ad.createdAt,
    })
    .execute();
}

/** Ads in the midst of their lives are let in only within this transaction. */
export async function allowLoading(db: Database): Promise<void> {
  await sql`select set_config('fairhank.loading', 'on', true), set_config('statement_timeout', '60s', true)`.execute(
    db,
  );
}

function toLifeColumns(ad: DemoAd, people: ReadonlyMap<string, string>) {
  return {
    seller_id: people.get(ad.sellerKey) ?? '',
    entered_by: ad.enteredByKey === null ? null : (people.get(ad.enteredByKey) ?? null),
    consent_noted_at: ad.consentNotedAt,
    consent_how: ad.consentHow,
    status: ad.status,
    status_since: ad.statusSince,
    featured_until: ad.featuredUntil,
    published_at: ad.publishedAt,
    expires_at: ad.expiresAt,
    sold_at: ad.soldAt,
    sold_price: ad.soldPrice,
    demo: true,
    created_at: ad.createdAt,
    updated_at: ad.statusSince,
  };
}

/** Said, agreed to and declared when the ad was begun. */
function toFactColumns({ others, ...ad }: DemoAd) {
  const isWithinIndia = ad.country === 'IN' && ad.shipsTo === 'own-country';
  const facts: AdFacts = {
    ...NO_FACTS,
    ...ad,
    ...others,
    ethnicityConsent: true,
    declaration: true,
    paymentWays: ['bank-transfer', isWithinIndia ? 'upi' : 'paypal'],
  };
  return toAdColumns(facts, ad.createdAt);
}

function toPhotoRow(photo: DevelopedPhoto, ad: DemoAd, place: number) {
  return {
    ...toPhotoColumns(photo),
    state: 'attached' as const,
    position: place + 1,
    tape: ad.pictures[place]?.tape ?? false,
    created_at: ad.createdAt,
  };
}

/** The views of an ad, shared out over the last days that it was on show. */
function viewsByDay(ad: DemoAd, now: Date): { day: string; views: number }[] {
  if (ad.publishedAt === null || ad.views === 0) return [];
  const end = ad.status === 'live' ? now : ad.statusSince;
  const days = Math.min(
    VIEW_DAYS,
    Math.max(1, Math.ceil((end.getTime() - ad.publishedAt.getTime()) / DAY_MS)),
  );
  return Array.from({ length: days }, (_, ago) => ({
    day: new Date(end.getTime() - ago * DAY_MS).toISOString().slice(0, 10),
    views: Math.floor((ad.views * (ago + 1)) / days) - Math.floor((ad.views * ago) / days),
  }));
}
