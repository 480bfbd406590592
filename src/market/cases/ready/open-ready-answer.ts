import { Refusal } from '#rules/refusal.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { tellWhoDid } from '../../deeds/tell-who-did.ts';
import { lockReady } from './ready-store.ts';

/** The ready answer as it stands, held for a change of who has seen just this version. */
export async function openReadyAnswer(
  ctx: Context,
  { db }: Unit,
  { id, version }: { id: string; version: number | undefined },
) {
  const found = await lockReady(db, id);
  if (!found) {
    const thing = { topic: 'ready-answer', kind: 'ready-answer', id } as const;
    throw new Refusal('not-found', `There is no such answer.${await tellWhoDid(ctx, db, thing)}`);
  }
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
