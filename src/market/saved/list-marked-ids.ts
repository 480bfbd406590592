import type { Context } from '../context.ts';
import { readSavedCookie } from './saved-cookie.ts';
import { readMarkedIds } from './saved-store.ts';

/** The ids of the ads this person saved and of the sellers they follow: their hearts and buttons are on. */
export async function listMarkedIds(ctx: Context): Promise<string[]> {
  if (ctx.viewer) return readMarkedIds(ctx.db, ctx.viewer.id);
  return readSavedCookie(ctx.secrets, ctx.browser.saved);
}
