import type { MoveCase } from '#rules/help/desk-schema.ts';
import type { Context } from '../../context.ts';
import { moveCase, type Step } from './move-case.ts';

const CLOSE: Step = {
  action: 'case.close',
  event: 'closed this case without an answer',
  refuse: ({ closed_at: closed }) => (closed ? 'This case is closed already.' : null),
  changes: (_found, now) => ({ closed_at: now, due_at: null, queued_at: now }),
};

/** Closes a case that needs no answer. */
export const closeCase = (ctx: Context, move: MoveCase) => moveCase(ctx, move, CLOSE);
