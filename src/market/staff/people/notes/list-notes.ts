import { ensureMayLook } from '#rules/permissions.ts';
import type { AskPerson } from '#rules/staff/person-schema.ts';
import type { Context } from '../../../context.ts';
import { showUser } from '../../users/show-user.ts';
import { listNoteRows } from './note-store.ts';
import type { PersonNote } from './note-view.ts';

/** What we noted about somebody, the newest first. Nobody reads what is noted about themselves. */
export async function listNotes(ctx: Context, { userId }: AskPerson): Promise<PersonNote[]> {
  ensureMayLook(ctx.viewer, 'keep notes on this person');
  const person = await showUser(ctx, userId);
  const me = ensureMayLook(ctx.viewer, 'keep notes on this person', {
    accountId: person.userId,
    accountRole: person.role,
  });
  const rows = await listNoteRows(ctx.db, person.userId);
  return rows.map(({ author_id: authorId, written_at: at, ...note }) => ({
    ...note,
    isMine: authorId === me.id,
    at: at.toISOString(),
  }));
}
