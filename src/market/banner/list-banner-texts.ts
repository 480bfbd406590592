import { BANNER_TEXTS, type BannerText } from '#rules/banner/banner-texts.ts';
import type { Context } from '../context.ts';
import { listActiveTexts } from './banner-store.ts';

/** What the top banner says: the rule of the house always first, then what staff have written, or our own words. */
export async function listBannerTexts(ctx: Context): Promise<BannerText[]> {
  const today = ctx.now().toISOString().slice(0, 10);
  const texts = await ctx.cached('banner', ({ db }) => listActiveTexts(db));
  const written = texts
    .filter(({ from, until }) => (from ?? today) <= today && today <= (until ?? today))
    .map(({ text, link }) => ({ text, link }));
  return written.length === 0 ? [...BANNER_TEXTS] : [...BANNER_TEXTS.slice(0, 1), ...written];
}
