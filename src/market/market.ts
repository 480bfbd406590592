import { isDatabaseAway } from '#platform/database.ts';
import { Refusal } from '#rules/refusal.ts';
import { browseAds } from './ads/browse-ads.ts';
import { countAdsByBand } from './ads/count-ads-by-band.ts';
import { countFacets } from './ads/count-facets.ts';
import { listFeaturedAds } from './ads/list-featured-ads.ts';
import { listLatestAds } from './ads/list-latest-ads.ts';
import { listSoldAds } from './ads/list-sold-ads.ts';
import { searchAds } from './ads/search-ads.ts';
import { showAd } from './ads/show-ad.ts';
import { suggestSearches } from './ads/suggest-searches.ts';
import type { Context } from './context.ts';
import { doOnce, type OnceRequest } from './idempotency/do-once.ts';
import { listDemoMails } from './mailbox/list-demo-mails.ts';
import { showDemoMail } from './mailbox/show-demo-mail.ts';
import { openPhoto } from './photos/open-photo.ts';
import { createReport } from './reports/create-report.ts';
import { listSavedIds } from './saved/list-saved-ids.ts';
import { listSaved } from './saved/list-saved.ts';
import { toggleSaved } from './saved/toggle-saved.ts';
import { showSeller } from './sellers/show-seller.ts';

/** The menu: everything that can be done here. Pages and API endpoints order from it and from nothing else. */
export function openMarket(ctx: Context) {
  return {
    viewer: ctx.viewer,
    /** What every form of somebody signed in repeats; null for a visitor. */
    formToken: ctx.browser.session?.token ?? null,
    ads: serve(ctx, {
      featured: listFeaturedAds,
      latestForSale: listLatestAds,
      latestSold: listSoldAds,
      browse: browseAds,
      search: searchAds,
      facets: countFacets,
      suggest: suggestSearches,
      countByBand: countAdsByBand,
      show: showAd,
    }),
    photos: serve(ctx, { open: openPhoto }),
    reports: serve(ctx, { create: createReport }),
    saved: serve(ctx, { list: listSaved, ids: listSavedIds, toggle: toggleSaved }),
    sellers: serve(ctx, { show: showSeller }),
    mailbox: serve(ctx, { list: listDemoMails, show: showDemoMail }),
  };
}
export type Market = ReturnType<typeof openMarket>;
export type { OnceRequest };

/** Orders something that must happen once, however often it is asked for with the same key. */
export function orderOnce<Answer extends object>(
  ctx: Context,
  request: OnceRequest,
  order: (market: Market) => Promise<Answer>,
): Promise<Answer> {
  return doOnce(ctx, request, (inner) => order(openMarket(inner)));
}

// oxlint-disable-next-line typescript/no-explicit-any -- the arguments are kept by Served<>
type UseCase = (ctx: Context, ...args: any[]) => Promise<unknown>;
type Served<T> = {
  [Name in keyof T]: T[Name] extends (ctx: Context, ...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never;
};

/** Gives each use case its context, so that callers pass only what they ask for. */
function serve<T extends Record<string, UseCase>>(ctx: Context, useCases: T): Served<T> {
  const bound = Object.entries(useCases).map(([name, useCase]) => [
    name,
    (...args: unknown[]) => useCase(ctx, ...args).catch(refuseWhenAway),
  ]);
  return Object.fromEntries(bound) as Served<T>;
}

/** A database that is away is nobody's bug: callers hear when to come back. */
function refuseWhenAway(error: unknown): never {
  if (!isDatabaseAway(error)) throw error;
  throw new Refusal(
    'unavailable',
    'We cannot do this right now. Please try again in a few seconds.',
    {},
    { retryAfterSeconds: 5 },
  );
}
