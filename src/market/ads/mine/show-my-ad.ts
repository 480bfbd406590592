import type { AdDay, AdFigures, FeaturedSpell, OwnAd } from './own-ad-view.ts';
import { ensureSignedIn, type LookersPermission } from '#rules/permissions.ts';
import type { Asker } from '../../messages/sale/asker-view.ts';
import { listAskers } from '../../messages/sale/list-askers.ts';
import type { Context } from '../../context.ts';
import { listSpells } from './featured-store.ts';
import { listFiguresByDay } from './my-ads-store.ts';
import { ensureKeptAd } from '../kept-ad.ts';
import { presentOwnAd } from './present-own-ad.ts';
import { DAY_MS, toDay } from '#rules/time.ts';

const SHOWN_DAYS = 90;

export type MyAd = {
  ad: OwnAd;
  figures: AdFigures & { byDay: AdDay[]; featured: FeaturedSpell[] };
  askers: Asker[];
};

/** An ad of one's own, drafts too, with its figures day by day and who wrote about it. */
export async function showMyAd(
  ctx: Context,
  adId: string,
  permission: LookersPermission = 'change this ad',
): Promise<MyAd> {
  const { id } = ensureSignedIn(ctx.viewer);
  const row = await ensureKeptAd(ctx, adId, permission);
  const since = new Date(ctx.now().getTime() - SHOWN_DAYS * DAY_MS).toISOString().slice(0, 10);
  const byDay = await listFiguresByDay(ctx.db, row.id, since);
  const sum = (what: keyof AdFigures) => byDay.reduce((total, day) => total + day[what], 0);
  // Who wrote is between the seller and them: staff who entered the ad do not see it.
  const askers =
    id === row.seller_id ? await listAskers(ctx.db, id, { adIds: [row.id], now: ctx.now() }) : undefined;
  return {
    askers: askers?.get(row.id) ?? [],
    ad: await presentOwnAd(ctx, ctx.db, row),
    figures: {
      views: sum('views'),
      saves: sum('saves'),
      conversations: sum('conversations'),
      lowOffers: sum('lowOffers'),
      byDay,
      featured: await listFeaturedSpells(ctx, row.id, byDay),
    },
  };
}

/** What paid places were worth: the views of the days in each. */
async function listFeaturedSpells(ctx: Context, adId: string, byDay: AdDay[]): Promise<FeaturedSpell[]> {
  const today = ctx.now().toISOString();
  const spells = await listSpells(ctx.db, adId);
  return spells.map((spell) => {
    const end = spell.until.toISOString();
    const [from, until] = [toDay(spell.from.toISOString()), toDay(end < today ? end : today)];
    const days = byDay.filter(({ day }) => day >= from && day <= until);
    return { from, until, views: days.reduce((total, { views }) => total + views, 0) };
  });
}
