import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { listTexts } from './banner-store.ts';
import type { WrittenText } from './banner-view.ts';

/** Every sentence that staff have written for the banner, shown or not. */
export async function listAllTexts(ctx: Context): Promise<WrittenText[]> {
  ensureMayLook(ctx.viewer, 'change the banner');
  return listTexts(ctx.db);
}
