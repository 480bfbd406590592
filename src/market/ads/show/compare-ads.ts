import { COMPARED_MOST } from '#rules/ads/compared.ts';
import { isId } from '#rules/id.ts';
import type { ComparedAd } from '../ad-view.ts';
import type { Context } from '../../context.ts';
import { adDetails } from '../make-ad-view.ts';
import { listPublicAds } from './compared-store.ts';

/** Some ads that everybody may see, in the order that they were asked for; what is none is left out. */
export async function compareAds(ctx: Context, asked: readonly string[]): Promise<ComparedAd[]> {
  const ids = [...new Set(asked.filter(isId).map((id) => id.toLowerCase()))].slice(0, COMPARED_MOST);
  if (ids.length === 0) return [];
  const now = ctx.now();
  const found = await listPublicAds(ctx.db, ids, now);
  return ids.flatMap((id) => {
    const one = found.get(id);
    if (!one) return [];
    const photos = one.photo ? [{ ...one.photo, slot: null }] : [];
    return [{ ad: adDetails(one.row, photos, now), seller: one.seller }];
  });
}
