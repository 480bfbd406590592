import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { readQueues } from './read-queues.ts';
import type { WaitingQueue } from './today-view.ts';

/** The numbers beside the places of the staff area. */
export const countWaiting = async (ctx: Context): Promise<{ at: string; queues: WaitingQueue[] }> => ({
  at: ctx.now().toISOString(),
  queues: await readQueues(ctx, ensureMayLook(ctx.viewer, 'enter the staff area')),
});
