import type { RouterContextProvider } from 'react-router';
import { BANNER_TEXTS } from '#rules/banner/banner-texts.ts';
import { findTimeZone } from '#rules/countries/time-zones.ts';
import {
  clockContext,
  isForAllContext,
  marketContext,
  prefsContext,
  requestIdContext,
  siteContext,
} from '../request/page-context.ts';
import type { LoadedFrame } from './frame-context.ts';
import { loadMe } from './me/load-me.ts';

export async function loadFrame(context: Readonly<RouterContextProvider>): Promise<LoadedFrame> {
  const { banner, prices, ads, viewer } = context.get(marketContext);
  const prefs = context.get(prefsContext);
  const now = context.get(clockContext)();
  const seconds = now.getTime() / 1000;
  const isForAll = context.get(isForAllContext);
  return {
    site: context.get(siteContext),
    me: isForAll ? null : await loadMe(context),
    prefs,
    rates: prefs.currency === null ? null : await prices.rates().catch(() => null),
    now: now.toISOString(),
    zone: findTimeZone((isForAll ? undefined : viewer?.country) ?? prefs.country),
    requestId: context.get(requestIdContext),
    counts: await ads.countByCategory().catch(() => ({})),
    // The rule of the house stands also where the database is away.
    banner: await banner.texts().catch(() => BANNER_TEXTS),
    isBannerClosed: prefs.bannerClosedUntil > seconds,
    isBannerFolded: prefs.bannerFoldedUntil > seconds,
  };
}
