import { AD_LIFE_DAYS, type AdStatus } from '#rules/ads/state.ts';
import type { Random } from './random.ts';
import { DAY_MS } from '#rules/time.ts';

/** The demo looks back on a year and a half. */
export const DEMO_DAYS = 545;

/** When things happened to an ad. */
export type AdDates = {
  createdAt: Date;
  publishedAt: Date | null;
  expiresAt: Date | null;
  soldAt: Date | null;
  statusSince: Date;
};

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** A day between so many and so many days ago; April to June, before the summer, are the busy months. */
export function seasonalDay(now: Date, least: number, most: number, random: Random): Date {
  for (;;) {
    const day = daysBefore(now, random.uniform(least, most));
    const isBusy = [3, 4, 5].includes(day.getUTCMonth());
    if (isBusy || random.chance(0.5)) return day;
  }
}

/** The dates an ad in this status can have had. `daysToSale` counts for sold ones only. */
export function chooseDates(status: AdStatus, now: Date, daysToSale: number, random: Random): AdDates {
  if (status === 'live' && random.chance(0.35)) return relisted(now, random);
  if (
    status === 'draft' ||
    status === 'pending_review' ||
    status === 'changes_requested' ||
    status === 'rejected'
  )
    return unpublished(status, now, random);
  const [least, most] = PUBLISHED_DAYS_AGO[status];
  const publishedAt = seasonalDay(now, status === 'sold' ? daysToSale + 0.3 : least, most, random);
  const expiresAt = daysBefore(publishedAt, -AD_LIFE_DAYS);
  const soldAt = status === 'sold' ? daysBefore(publishedAt, -daysToSale) : null;
  const age = (now.getTime() - publishedAt.getTime()) / DAY_MS;
  const since = { live: publishedAt, sold: soldAt, expired: expiresAt, paused: null, deleted: null }[status];
  return {
    createdAt: daysBefore(publishedAt, random.uniform(0.01, 3)),
    publishedAt,
    expiresAt,
    soldAt,
    statusSince: since ?? daysBefore(now, random.uniform(0.2, age * 0.8)),
  };
}

const PUBLISHED_DAYS_AGO = {
  live: [0.05, 86],
  sold: [3, DEMO_DAYS],
  expired: [AD_LIFE_DAYS + 0.2, DEMO_DAYS],
  paused: [6, 80],
  deleted: [40, 400],
} as const;

const CREATED_DAYS_AGO = {
  draft: [0.2, 40],
  pending_review: [0.05, 4],
  changes_requested: [2, 20],
  rejected: [6, 300],
} as const;

function relisted(now: Date, random: Random): AdDates {
  const publishedAt = seasonalDay(now, AD_LIFE_DAYS + 6, DEMO_DAYS, random);
  const again = daysBefore(now, random.uniform(0.5, 84));
  return {
    createdAt: daysBefore(publishedAt, random.uniform(0.01, 3)),
    publishedAt,
    expiresAt: daysBefore(again, -AD_LIFE_DAYS),
    soldAt: null,
    statusSince: again,
  };
}

function unpublished(status: keyof typeof CREATED_DAYS_AGO, now: Date, random: Random): AdDates {
  const [least, most] = CREATED_DAYS_AGO[status];
  const createdAt = seasonalDay(now, least, most, random);
  const age = (now.getTime() - createdAt.getTime()) / DAY_MS;
  const statusSince = status === 'draft' ? createdAt : daysBefore(now, random.uniform(age * 0.2, age * 0.98));
  return { createdAt, publishedAt: null, expiresAt: null, soldAt: null, statusSince };
}
