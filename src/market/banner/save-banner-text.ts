import { ensure } from '#rules/permissions.ts';
import type { SaveBannerText } from '#rules/staff/staff-schema.ts';
import type { Context } from '../context.ts';
import { insertText, setText } from './banner-store.ts';
import { openText } from './open-text.ts';

/** Staff write a sentence for the top banner, change it, or take it off. The rule of the house stays before all. */
export async function saveBannerText(
  ctx: Context,
  { id, version, reason, ...text }: SaveBannerText,
): Promise<void> {
  const admin = ensure(ctx.viewer, 'change the banner');
  await ctx.write(async (unit) => {
    const before = id === undefined ? null : await openText(ctx, unit, { id, version });
    const by = { by: admin.id, now: ctx.now() };
    const objectId = before
      ? await setText(unit.db, before.id, text, by)
      : await insertText(unit.db, text, by);
    const after = { ...text, version: (before?.version ?? 0) + 1 };
    await unit.audit({ action: 'banner.save', objectKind: 'banner', objectId, before, after, reason });
  });
}
