import type { Platform } from '#platform/platform.ts';
import { fingerprint } from '#platform/secrets.ts';
import type { Viewer } from '#rules/account.ts';
import { findAccountBySession } from './account-store.ts';

/** What a browser shows of its session. The token alone is worthless, and without it the session is off. */
type Shown = { session: string | undefined; token: string | undefined };

/** Who is asking; null for a visitor. One indexed query, and none for a visitor without cookies. */
export async function recogniseViewer(platform: Platform, { session, token }: Shown): Promise<Viewer> {
  if (!session || !token) return null;
  return findAccountBySession(platform.db, { sessionHash: fingerprint(session), token, now: platform.now() });
}
