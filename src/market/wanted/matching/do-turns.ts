import type { Context } from '../../context.ts';
import type { Turn } from './turn-store.ts';

type Ways = {
  match: (turns: readonly Turn[]) => Promise<void>;
  postpone: (turns: readonly Turn[]) => Promise<void>;
};

/**
 * All together; where that fails, one by one, and what fails alone comes last from now on: it keeps no other from being
 * matched. False when none could be done.
 */
export async function doTurns(ctx: Context, turns: readonly Turn[], ways: Ways): Promise<boolean> {
  try {
    await ways.match(turns);
    return true;
  } catch (error) {
    if (turns.length > 1) return doEach(ctx, turns, ways);
    ctx.log.error({ err: error, id: turns[0]?.id }, 'what fits could not be found');
    await ways.postpone(turns);
    return false;
  }
}

export async function doEach(ctx: Context, turns: readonly Turn[], ways: Ways): Promise<boolean> {
  let isAnyDone = false;
  for (const turn of turns) isAnyDone = (await doTurns(ctx, [turn], ways)) || isAnyDone;
  return isAnyDone;
}
