import { promiseAnswer, toQueueTime } from '#rules/help/case-promise.ts';
import type { MoveCase } from '#rules/help/desk-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { insertEntry, type LockedCase, setCase } from './desk-store.ts';
import { openForStaff } from './open-for-staff.ts';

type Step = {
  action: string;
  /** Who did it stands before. */
  event: string;
  /** Why it cannot be done, if so. */
  refuse: (found: LockedCase) => string | null;
  changes: (found: LockedCase, now: Date) => Parameters<typeof setCase>[2];
};

const CLOSE: Step = {
  action: 'case.close',
  event: 'closed this case without an answer',
  refuse: ({ closed_at: closed }) => (closed ? 'This case is closed already.' : null),
  changes: (_found, now) => ({ closed_at: now, due_at: null, queued_at: now }),
};
const REOPEN: Step = {
  action: 'case.reopen',
  event: 'opened this case again',
  refuse: ({ closed_at: closed }) => (closed ? null : 'This case is open.'),
  changes: ({ topic }, now) => {
    const dueAt = promiseAnswer(topic, now);
    return { closed_at: null, due_at: dueAt, queued_at: toQueueTime(topic, dueAt) };
  },
};
const TO_MANAGEMENT: Step = {
  action: 'case.to-management',
  event: 'gave this case to the management',
  refuse: ({ for_management: is }) => (is ? 'This case is with the management already.' : null),
  changes: () => ({ for_management: true, handler_id: null }),
};
const FROM_MANAGEMENT: Step = {
  action: 'case.from-management',
  event: 'gave this case back to all of us',
  refuse: ({ for_management: is }) => (is ? null : 'This case is not with the management.'),
  changes: () => ({ for_management: false }),
};

/** Closes a case that needs no answer. */
export const closeCase = (ctx: Context, move: MoveCase) => moveCase(ctx, move, CLOSE);

/** Opens a case that was closed too early: an answer is promised anew. */
export const reopenCase = (ctx: Context, move: MoveCase) => moveCase(ctx, move, REOPEN);

/** The head of the house decides: from now on only an admin acts on it. */
export const giveToManagement = (ctx: Context, move: MoveCase) => moveCase(ctx, move, TO_MANAGEMENT);

/** An admin finds that any of us can decide it. */
export const takeFromManagement = (ctx: Context, move: MoveCase) => moveCase(ctx, move, FROM_MANAGEMENT);

async function moveCase(ctx: Context, { reason, ...seen }: MoveCase, step: Step): Promise<void> {
  await ctx.write(async (unit) => {
    const { found, by } = await openForStaff(ctx, unit, seen);
    const refused = step.refuse(found);
    if (refused !== null) throw new Refusal('conflict', refused);
    const now = ctx.now();
    await insertEntry(unit.db, { caseId: found.id, kind: 'event', by: by.id, note: step.event, now });
    await setCase(unit.db, found.id, { ...step.changes(found, now), last_at: now });
    await unit.audit({
      action: step.action,
      objectKind: 'case',
      objectId: found.case_number,
      before: { closed: found.closed_at !== null, forManagement: found.for_management },
      after: null,
      reason,
    });
  });
}
