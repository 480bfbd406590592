import { createContext, useContext } from 'react';
import type { RouterContextProvider } from 'react-router';
import type { Account } from '#rules/accounts/account.ts';
import { BANNER_TEXTS, type BannerText } from '#rules/banner-texts.ts';
import type { DatedRates } from '#rules/prices/currency-rates.ts';
import { currencyAtHome } from '#rules/accounts/reader-home.ts';
import type { Currency } from '#rules/money.ts';
import { can } from '#rules/permissions.ts';
import type { Prefs } from '#rules/preferences.ts';
import {
  marketContext,
  prefsContext,
  requestIdContext,
  type Site,
  siteContext,
} from '../request/page-context.ts';

/** What the frame knows of whoever is looking: never more than it shows. */
export type FrameViewer = Pick<Account, 'id' | 'username' | 'role' | 'accountType'> | null;
export type FrameData = {
  site: Site;
  viewer: FrameViewer;
  mayPost: boolean;
  /** What every form of somebody signed in repeats. */
  formToken: string | null;
  prefs: Prefs;
  /** What is offered first where a currency is asked for; null where only the browser knows. */
  usualCurrency: Currency | null;
  /** By which prices are shown in the visitor's currency too; null while none is chosen. */
  rates: DatedRates | null;
  /** This page's path and query, for forms that lead back to it. */
  here: string;
  /** Shown where something went wrong. */
  requestId: string;
  /** How many ads for sale each category has, by its address. Empty while nobody can say. */
  counts: Readonly<Record<string, number>>;
  /** Empty while the visitor has closed the banner. */
  banner: readonly BannerText[];
  /** The ads this person saved: their hearts are full. */
  savedIds: readonly string[];
};

export async function loadFrame(context: Readonly<RouterContextProvider>, url: URL): Promise<FrameData> {
  const { viewer, formToken, saved, banner, prices, ads } = context.get(marketContext);
  const prefs = context.get(prefsContext);
  const isClosed = prefs.bannerClosedUntil > Date.now() / 1000;
  return {
    site: context.get(siteContext),
    viewer: viewer && {
      id: viewer.id,
      username: viewer.username,
      role: viewer.role,
      accountType: viewer.accountType,
    },
    mayPost: can(viewer, 'post an ad'),
    formToken,
    prefs,
    usualCurrency: prefs.currency ?? currencyAtHome(viewer),
    rates: prefs.currency === null ? null : await prices.rates().catch(() => null),
    here: url.pathname + url.search,
    requestId: context.get(requestIdContext),
    counts: await ads.countByCategory().catch(() => ({})),
    // The rule of the house stands also where the database is away.
    banner: isClosed ? [] : await banner.texts().catch(() => BANNER_TEXTS),
    // A page is never lost for want of a heart.
    savedIds: await saved.ids().catch(() => []),
  };
}

/** Set by the root around every page. */
export const FrameContext = createContext<FrameData | undefined>(undefined);

/** Undefined only on an error page of a request that never reached the root loader. */
export const useFrameData = () => useContext(FrameContext);
