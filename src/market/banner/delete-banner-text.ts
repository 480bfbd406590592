import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { DeleteBannerText } from '#rules/staff/staff-schema.ts';
import type { Context } from '../context.ts';
import { findText, removeText } from './banner-store.ts';

/** Staff delete a sentence of the top banner; what it said stays in the audit. */
export async function deleteBannerText(ctx: Context, { id, reason }: DeleteBannerText): Promise<void> {
  ensure(ctx.viewer, 'change the banner');
  await ctx.write(async (unit) => {
    const before = await findText(unit.db, id);
    if (before === undefined) throw new Refusal('not-found', 'There is no such sentence.');
    await removeText(unit.db, before.id);
    await unit.audit({
      action: 'banner.delete',
      objectKind: 'banner',
      objectId: id,
      before,
      after: null,
      reason,
    });
  });
}
