import { MOST_SAVED } from '#rules/search/saved-ads.ts';
import type { Context } from '../context.ts';
import { readSavedCookie } from './saved-cookie.ts';
import { savedIdsOf } from './saved-store.ts';

/** The ids of what this person saved, newest first: of their account, or for a visitor of this browser. */
export async function listSavedIds(ctx: Context): Promise<string[]> {
  if (ctx.viewer) return savedIdsOf(ctx.db, ctx.viewer.id, MOST_SAVED);
  return readSavedCookie(ctx.secrets, ctx.browser.saved);
}
