import type { DeleteReadyAnswer, SaveReadyAnswer } from '#rules/help/desk-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { insertReady, lockReady, removeReady, setReady } from './ready-store.ts';

/** An admin writes an answer that everybody at the desk has ready, or changes one. */
export async function saveReadyAnswer(
  ctx: Context,
  { id, version, reason, ...written }: SaveReadyAnswer,
): Promise<void> {
  const admin = ensure(ctx.viewer, 'change ready answers');
  await ctx.write(async (unit) => {
    const before = id === undefined ? null : await openReady(unit, id, version);
    const saved = { ...written, by: admin.id, now: ctx.now() };
    const objectId = before ? await setReady(unit.db, before.id, saved) : await insertReady(unit.db, saved);
    const audited = { action: 'ready-answer.save', objectKind: 'ready-answer', objectId };
    await unit.audit({ ...audited, before, after: written, reason });
  });
}

/** An admin deletes a ready answer; what it said stays in the audit. */
export async function deleteReadyAnswer(
  ctx: Context,
  { id, version, reason }: DeleteReadyAnswer,
): Promise<void> {
  ensure(ctx.viewer, 'change ready answers');
  await ctx.write(async (unit) => {
    const before = await openReady(unit, id, version);
    await removeReady(unit.db, id);
    const audited = { action: 'ready-answer.delete', objectKind: 'ready-answer', objectId: id };
    await unit.audit({ ...audited, before, after: null, reason });
  });
}

async function openReady(unit: Unit, id: string, version: number | undefined) {
  const found = await lockReady(unit.db, id);
  if (!found) throw new Refusal('not-found', 'There is no such answer. Somebody may have deleted it.');
  const { by, ...ready } = found;
  if (ready.version !== version)
    throw new Refusal(
      'conflict',
      `Meanwhile ${by ?? 'somebody'} changed this answer. Nothing of yours was saved: read it, then save again.`,
      {},
      { current: { version: ready.version } },
    );
  return ready;
}
