import { adUrl } from '#rules/ads/title.ts';
import { SOLD_VISIBLE_DAYS } from '#rules/ads/ad-days.ts';
import type { Context } from '../../context.ts';
import { countSitemapAds, listSitemapAds } from './sitemap-store.ts';
import { DAY_MS } from '#rules/time.ts';

/** So many addresses stand in one file of the sitemap. */
const ADS_PER_FILE = 10_000;

type SitemapEntry = { url: string; changedAt: string };

/** How many files the sitemap of ads has. */
export async function countSitemapFiles(ctx: Context): Promise<number> {
  return Math.ceil((await countSitemapAds(ctx.db, shownAt(ctx))) / ADS_PER_FILE);
}

/** The ads of one file of the sitemap, counted from 1: for sale, or sold not long ago. */
export async function listAdsForSitemap(ctx: Context, file: number): Promise<SitemapEntry[]> {
  const skip = (file - 1) * ADS_PER_FILE;
  const ads = await listSitemapAds(ctx.db, { ...shownAt(ctx), skip, most: ADS_PER_FILE });
  return ads.map(({ id, slug, changedAt }) => ({
    url: adUrl(id, slug),
    changedAt: changedAt.toISOString(),
  }));
}

function shownAt(ctx: Context) {
  const now = ctx.now();
  return { now, soldSince: new Date(now.getTime() - SOLD_VISIBLE_DAYS * DAY_MS) };
}
