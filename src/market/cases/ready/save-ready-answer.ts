import type { SaveReadyAnswer } from '#rules/help/desk-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { openReadyAnswer } from './open-ready-answer.ts';
import { insertReady, setReady } from './ready-store.ts';

/** An admin writes an answer that everybody at the desk has ready, or changes one. */
export async function saveReadyAnswer(
  ctx: Context,
  { id, version, reason, ...written }: SaveReadyAnswer,
): Promise<void> {
  const admin = ensure(ctx.viewer, 'change ready answers');
  await ctx.write(async (unit) => {
    const before = id === undefined ? null : await openReadyAnswer(ctx, unit, { id, version });
    const saved = { ...written, by: admin.id, now: ctx.now() };
    const objectId = before ? await setReady(unit.db, before.id, saved) : await insertReady(unit.db, saved);
    const audited = { action: 'ready-answer.save', objectKind: 'ready-answer', objectId };
    await unit.audit({ ...audited, before, after: written, reason });
  });
}
