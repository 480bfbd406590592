import type { Platform } from '#platform/platform.ts';
import { recogniseViewer, type Shown } from './accounts/sign-in/recognise-viewer.ts';
import type { Browser } from './browser.ts';
import { type MarketContext, openContext } from './context.ts';

type Asked = {
  shown: Shown;
  browser: Omit<Browser, 'session' | 'cookies'>;
  requestId: string;
  /** Whoever only looks may be told by a replica. */
  isLooking: boolean;
};

/** The context of one request. Role and state of whoever asks come from the database, never from a cookie. */
export async function openRequest(
  platform: Platform,
  { shown, browser, requestId, isLooking }: Asked,
): Promise<MarketContext> {
  const { viewer, session } = await recogniseViewer(platform, shown);
  const { readFrom } = platform;
  const db = isLooking && readFrom.hasReplicas ? readFrom.pick().db : platform.db;
  return openContext(platform, viewer, requestId, { ...browser, session, cookies: new Map() }, db);
}
