import { promiseAnswer, toQueueTime } from '#rules/help/case-promise.ts';
import type { MoveCase } from '#rules/help/desk-schema.ts';
import type { Context } from '../../context.ts';
import { moveCase, type Step } from './move-case.ts';

const REOPEN: Step = {
  action: 'case.reopen',
  event: 'opened this case again',
  refuse: ({ closed_at: closed }) => (closed ? null : 'This case is open.'),
  changes: ({ topic }, now) => {
    const dueAt = promiseAnswer(topic, now);
    return { closed_at: null, due_at: dueAt, queued_at: toQueueTime(topic, dueAt) };
  },
};

/** Opens a case that was closed too early: an answer is promised anew. */
export const reopenCase = (ctx: Context, move: MoveCase) => moveCase(ctx, move, REOPEN);
