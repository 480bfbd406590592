import { ensure } from '#rules/permissions.ts';
import type { NoteOnPerson } from '#rules/staff/person-schema.ts';
import type { Context } from '../../../context.ts';
import { lockPerson } from '../../../people/lock-person.ts';
import { showUser } from '../../users/show-user.ts';
import { findNewestNote, insertNote } from './note-store.ts';

/** One of us notes something about somebody, for all who decide about people. What it says is not in the audit. */
export async function noteOnPerson(
  ctx: Context,
  { userId, note }: NoteOnPerson,
): Promise<{ noteId: string }> {
  ensure(ctx.viewer, 'keep notes on this person');
  const person = await showUser(ctx, userId);
  const me = ensure(ctx.viewer, 'keep notes on this person', {
    accountId: person.userId,
    accountRole: person.role,
  });
  return ctx.write(async (unit) => {
    await lockPerson(unit.db, person.userId);
    const newest = await findNewestNote(unit.db, person.userId);
    // The same words sent twice were meant once.
    if (newest?.author_id === me.id && newest.note === note) return { noteId: newest.id };
    const noteId = await insertNote(unit.db, {
      accountId: person.userId,
      authorId: me.id,
      note,
      now: ctx.now(),
    });
    await unit.audit({
      action: 'user.note',
      objectKind: 'account',
      objectId: person.userId,
      before: null,
      after: { note: noteId },
      reason: 'Wrote a note.',
    });
    return { noteId };
  });
}
