import type { PersonNote } from '#market/staff/people/notes/note-view.ts';
import { plural } from '#rules/text/plural.ts';
import { Moment } from '../../frame/time/moment.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/fields/field.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { useResetAfterSaving } from '../../ui/form/use-reset-after-saving.ts';

type PersonNotesProps = {
  name: string;
  notes: readonly PersonNote[];
  /** How many older ones are not among them. */
  more: number;
  state: FormState | undefined;
  done: string | null;
};

/** What we noted about somebody, and where the next note is written. */
export function PersonNotes({ name, notes, more, state, done }: PersonNotesProps) {
  const form = useResetAfterSaving(!state && done === 'note');
  const refused = state?.intent === 'take-back' ? state : undefined;
  const refusedId = refused?.typed['noteId']?.[0];
  return (
    <section className="staff-panel" aria-label={`Notes on ${name}`}>
      <h2>Notes</h2>
      {refused && !notes.some(({ id }) => id === refusedId) && <p role="alert">{refused.message}</p>}
      {notes.length === 0 && <p>Nothing is noted about {name}.</p>}
      {notes.length > 0 && (
        <ul className="staff-notes">
          {notes.map(({ id, note, by, isMine, at }) => (
            <li key={id} className="staff-noted">
              {note}
              <small>
                {by}, <Moment at={at} />
              </small>
              {isMine && (
                <Form intent="take-back" state={id === refusedId ? refused : undefined}>
                  <input type="hidden" name="noteId" value={id} />
                  <Button kind="quiet">Take back</Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <a href="?notes=all">{plural(more, 'older note')}</a>}
      <Form ref={form} state={state} intent="note">
        <TextField
          name="note"
          label="A note that only staff read"
          hint={`${name} does not read it, and it is not in the copy of their data. It goes after two years.`}
          rows={3}
          maxLength={2000}
        />
        <Button kind="secondary">Save the note</Button>
      </Form>
    </section>
  );
}
