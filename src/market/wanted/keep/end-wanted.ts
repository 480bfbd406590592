import { ensureWantedStep } from '#rules/wanted/wanted-life.ts';
import type { EndWanted } from '#rules/wanted/wanted-schema.ts';
import type { Context } from '../../context.ts';
import { toWantedLife } from '../make-wanted-view.ts';
import { updateWanted } from '../wanted-store.ts';
import type { MyWantedView } from '../wanted-view.ts';
import { openOwnWanted } from './open-wanted.ts';
import { presentOwn } from './present-own.ts';

/** Its owner looks no longer: nobody can answer, and the place in the plan is free. */
export async function endWanted(ctx: Context, seen: EndWanted): Promise<MyWantedView> {
  return ctx.write(async ({ db }) => {
    const now = ctx.now();
    const row = await openOwnWanted(ctx, db, seen);
    const status = ensureWantedStep({ ...toWantedLife(row), version: row.version }, 'end', now);
    await updateWanted(db, row, { status, ended_at: now, updated_at: now });
    return presentOwn(ctx, db, { id: row.id, buyerId: row.buyer_id });
  });
}
