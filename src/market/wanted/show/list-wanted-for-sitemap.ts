import { wantedSlug, wantedUrl } from '#rules/wanted/wanted-title.ts';
import type { Context } from '../../context.ts';
import { readWantedFacts } from '../make-wanted-view.ts';
import { countSitemapWanted, listSitemapWanted } from './sitemap-wanted-store.ts';

/** So many addresses stand in one file of the sitemap. */
const WANTED_PER_FILE = 10_000;

/** How many files the sitemap of requests has. */
export async function countWantedSitemapFiles(ctx: Context): Promise<number> {
  return Math.ceil((await countSitemapWanted(ctx.db, ctx.now())) / WANTED_PER_FILE);
}

/** The live requests of one file of the sitemap, counted from 1. */
export async function listWantedForSitemap(
  ctx: Context,
  file: number,
): Promise<{ url: string; changedAt: string }[]> {
  const skip = (file - 1) * WANTED_PER_FILE;
  const rows = await listSitemapWanted(ctx.db, { now: ctx.now(), skip, most: WANTED_PER_FILE });
  return rows.map((row) => ({
    url: wantedUrl(row.id, wantedSlug(readWantedFacts(row))),
    changedAt: row.updated_at.toISOString(),
  }));
}
