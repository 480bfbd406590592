import { createContext, useContext } from 'react';
import type { Account } from '#rules/accounts/account.ts';
import type { BannerText } from '#rules/banner/banner-texts.ts';
import type { DatedRates } from '#rules/prices/rates/currency-rates.ts';
import type { Currency } from '#rules/money/money.ts';
import type { Prefs } from '#rules/preferences/preferences.ts';
import type { Site } from '../request/page-context.ts';

/** What the frame knows of whoever is looking: never more than it shows. */
type FrameViewer = Pick<Account, 'id' | 'username' | 'role' | 'accountType'> | null;

/** What only this one reader may know. */
export type Me = {
  viewer: FrameViewer;
  mayPost: boolean;
  /** Whether they write to sellers, as long as an ad is not their own. */
  mayContact: boolean;
  /** What every form of somebody signed in repeats. */
  formToken: string | null;
  /** The currency of their country; null where only the browser knows. */
  homeCurrency: Currency | null;
  /** The ads this person saved and the sellers they follow: their hearts are full. */
  savedIds: readonly string[];
  /** What waits for them: messages, lines of the bell, offers for their answer, and sales. */
  unread: Unread;
  /** The terms have changed since they accepted them. */
  hasNewTerms: boolean;
};

export type Unread = { messages: number; news: number; offers: number; sales: number };

/** What everybody sees alike who has chosen the same display settings. */
type SharedFrame = {
  site: Site;
  prefs: Prefs;
  /** By which prices are shown in the visitor's currency too; null while none is chosen. */
  rates: DatedRates | null;
  /** The moment it was loaded, by the server's clock; in components, `usePageTime()`. */
  now: string;
  /** By whose clock the server writes times: the reader's country's, as far as this page may know it, else UTC. */
  zone: string;
  /** Shown where something went wrong. */
  requestId: string;
  /** How many ads for sale each category has, by its address. Empty while nobody can say. */
  counts: Readonly<Record<string, number>>;
  banner: readonly BannerText[];
  /** The visitor has closed it, lately: it stands only where hair is about to be cut. */
  isBannerClosed: boolean;
  /** It was read a few times, lately: on a phone it is one line. */
  isBannerFolded: boolean;
};

/** As the root loads it: `me` is null on a page for all, where the browser asks for it afterwards. */
export type LoadedFrame = SharedFrame & { me: Me | null };

/** As components read it, which cannot tell from where `me` came. */
export type FrameData = SharedFrame &
  Me & {
    /** False while a page for all does not know yet who looks at it: what depends on it stands empty. */
    isMeKnown: boolean;
    /** What is offered first where a currency is asked for. */
    usualCurrency: Currency | null;
  };

/** Set by the root around every page. */
export const FrameContext = createContext<FrameData | undefined>(undefined);

/** Undefined only on an error page of a request that never reached the root loader. */
export const useFrameData = () => useContext(FrameContext);
