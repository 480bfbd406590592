import { ensure } from '#rules/permissions.ts';
import type { DeleteBannerText } from '#rules/staff/staff-schema.ts';
import type { Context } from '../context.ts';
import { removeText } from './banner-store.ts';
import { openText } from './open-text.ts';

/** Staff delete a sentence of the top banner; what it said stays in the audit. */
export async function deleteBannerText(ctx: Context, { reason, ...seen }: DeleteBannerText): Promise<void> {
  ensure(ctx.viewer, 'change the banner');
  await ctx.write(async (unit) => {
    const before = await openText(ctx, unit, seen);
    await removeText(unit.db, before.id);
    await unit.audit({
      action: 'banner.delete',
      objectKind: 'banner',
      objectId: before.id,
      before,
      after: null,
      reason,
    });
  });
}
