import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { SaveBannerText } from '#rules/staff/staff-schema.ts';
import type { Context } from '../context.ts';
import { findText, insertText, setText } from './banner-store.ts';

/** Staff write a sentence for the top banner, change it, or take it off. The rule of the house stays before all. */
export async function saveBannerText(ctx: Context, { id, reason, ...text }: SaveBannerText): Promise<void> {
  const admin = ensure(ctx.viewer, 'change the banner');
  await ctx.write(async (unit) => {
    const before = id === undefined ? null : await findText(unit.db, id);
    if (before === undefined) throw new Refusal('not-found', 'There is no such sentence.');
    const by = { by: admin.id, now: ctx.now() };
    const objectId = before
      ? await setText(unit.db, before.id, text, by)
      : await insertText(unit.db, text, by);
    await unit.audit({ action: 'banner.save', objectKind: 'banner', objectId, before, after: text, reason });
  });
}
