import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { TakeBackNote } from '#rules/staff/person-schema.ts';
import type { Context } from '../../../context.ts';
import { lockNote, removeNote } from './note-store.ts';

/** Whoever wrote a note takes it back; what others wrote stays. */
export async function takeBackNote(ctx: Context, { noteId }: TakeBackNote): Promise<void> {
  const me = ensure(ctx.viewer, 'keep notes on this person');
  await ctx.write(async (unit) => {
    const note = await lockNote(unit.db, noteId);
    // Nobody reads what is noted about themselves, nor hears that it is there.
    if (!note || note.account_id === me.id)
      throw new Refusal('not-found', 'There is no such note. It may have been taken back.');
    if (note.author_id !== me.id)
      throw new Refusal('not-allowed', 'You may not take back what somebody else noted.');
    await removeNote(unit.db, note.id);
    await unit.audit({
      action: 'user.take-back-note',
      objectKind: 'account',
      objectId: note.account_id,
      before: { note: note.id },
      after: null,
      reason: 'Took back a note.',
    });
  });
}
