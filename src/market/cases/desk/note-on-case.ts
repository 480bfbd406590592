import type { NoteOnCase } from '#rules/help/desk-schema.ts';
import type { Context } from '../../context.ts';
import { insertEntry, setCase } from './desk-store.ts';
import { openForStaff } from './open-for-staff.ts';

/** Staff write down what only staff read. */
export async function noteOnCase(ctx: Context, { note, ...seen }: NoteOnCase): Promise<void> {
  await ctx.write(async (unit) => {
    const { found, by } = await openForStaff(ctx, unit, seen);
    const now = ctx.now();
    await insertEntry(unit.db, { caseId: found.id, kind: 'note', by: by.id, note, now });
    await setCase(unit.db, found.id, { last_at: now });
  });
}
