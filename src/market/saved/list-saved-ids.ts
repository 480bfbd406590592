import { MAX_SAVED } from '#rules/search/saved/saved-ads.ts';
import type { Context } from '../context.ts';
import { readSavedCookie } from './saved-cookie.ts';
import { readSavedIds } from './saved-store.ts';

/** The ids of what this person saved, newest first: of their account, or for a visitor of this browser. */
export async function listSavedIds(ctx: Context): Promise<string[]> {
  if (ctx.viewer) return readSavedIds(ctx.db, ctx.viewer.id, MAX_SAVED);
  return readSavedCookie(ctx.secrets, ctx.browser.saved);
}
