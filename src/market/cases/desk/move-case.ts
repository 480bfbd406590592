import type { MoveCase } from '#rules/help/desk-schema.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { insertEntry, type LockedCase, setCase } from './desk-store.ts';
import { type Deed, tellWhoDid } from '../../deeds/tell-who-did.ts';
import { openForStaff } from './open-for-staff.ts';

export type Step = {
  action: string;
  /** Who did it stands before. */
  event: string;
  /** Why it cannot be done, if so. */
  refuse: (found: LockedCase) => string | null;
  changes: (found: LockedCase, now: Date) => Parameters<typeof setCase>[2];
};

/** One step of a case: refused where it was taken already, written into the case and into the audit. */
export async function moveCase(ctx: Context, { reason, ...seen }: MoveCase, step: Step): Promise<void> {
  await ctx.write(async (unit) => {
    const { found, by } = await openForStaff(ctx, unit, seen);
    const refused = step.refuse(found);
    if (refused !== null)
      throw new Refusal('conflict', refused + (await tellWhoMoved(ctx, unit, found, step)));
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

const CLOSINGS = ['case.close', 'case.answer-and-close'];

/** Whoever takes a step that was taken hears who took it, if nothing of ours came after it. */
const tellWhoMoved = (ctx: Context, { db }: Unit, { case_number: id }: LockedCase, { action }: Step) => {
  const same = action === 'case.close' ? CLOSINGS : [action];
  const isWhy = (deed: Deed) => same.includes(deed.action);
  return tellWhoDid(ctx, db, { topic: 'case', kind: 'case', id, isWhy });
};
