import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import type { ReadyAnswer } from '../case-view.ts';
import { listReady } from './ready-store.ts';

/** The answers that staff have ready. */
export async function listReadyAnswers(ctx: Context): Promise<ReadyAnswer[]> {
  ensureMayLook(ctx.viewer, 'handle cases');
  return listReady(ctx.db);
}
