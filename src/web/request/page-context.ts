import { createContext } from 'react-router';
import type { Market } from '#market/market.ts';
import { DEFAULT_PREFS, type Prefs } from '#rules/preferences/preferences.ts';

/** What the operator's settings say about this site; every page may show it. */
export type Site = {
  brand: string;
  postalAddress: string;
  /** Null where nobody answers one. */
  phone: string | null;
  email: string;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  demo: boolean;
  /** Whether hair is paid for through it, with PayPal holding the money. */
  hasSales: boolean;
  isIndiaPaidInDollars: boolean;
};

/** The market as this viewer may use it. Loaders and actions take it from their context. */
export const marketContext = createContext<Market>();

/** What a page hands the server beside its answer, which then has headers only: bytes are quicker than a stream. */
export type PageResult = { body: Buffer | undefined };
export const pageResultContext = createContext<PageResult>();

/** Whether this page is rendered for everybody who has a session, and says nothing of one of them. */
export const isForAllContext = createContext<boolean>(false);

/** The server's clock, by which its caches go, too. */
export const clockContext = createContext<() => Date>();

/** Names this request in our log. */
export const requestIdContext = createContext<string>();

export const siteContext = createContext<Site>();

/** Where a bug goes that a page ran into. */
export const reportContext = createContext<(error: unknown) => void>();

/** The OpenAPI document that the API's own declarations make. */
export const apiDocumentContext = createContext<unknown>();

/** Units, currency and theme as this visitor wants them; in components, `useFrameData()?.prefs`. */
export const prefsContext = createContext<Prefs>(DEFAULT_PREFS);

/** Whether a form was refused in this very request: its page is drawn where it was sent from, and leads nowhere else. */
export const isSentBackContext = createContext<boolean>(false);
