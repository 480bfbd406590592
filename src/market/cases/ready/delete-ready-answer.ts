import type { DeleteReadyAnswer } from '#rules/help/desk-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { openReadyAnswer } from './open-ready-answer.ts';
import { removeReady } from './ready-store.ts';

/** An admin deletes a ready answer; what it said stays in the audit. */
export async function deleteReadyAnswer(
  ctx: Context,
  { id, version, reason }: DeleteReadyAnswer,
): Promise<void> {
  ensure(ctx.viewer, 'change ready answers');
  await ctx.write(async (unit) => {
    const before = await openReadyAnswer(ctx, unit, { id, version });
    await removeReady(unit.db, id);
    const audited = { action: 'ready-answer.delete', objectKind: 'ready-answer', objectId: id };
    await unit.audit({ ...audited, before, after: null, reason });
  });
}
