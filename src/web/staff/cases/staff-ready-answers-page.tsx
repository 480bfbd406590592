import { redirect } from 'react-router';
import type { Route } from './+types/staff-ready-answers-page.ts';
import { DeleteReadyAnswer, SaveReadyAnswer } from '#rules/help/desk-schema.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { byIntent } from '../../request/by-intent.ts';
import { readTexts } from '../../request/form-fields.ts';
import { marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextField } from '../../ui/form/fields/field.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { useResetAfterSaving } from '../../ui/form/use-reset-after-saving.ts';
import { Note } from '../../ui/note.tsx';
import { GoneNote, ReasonAct } from '../reason-act.tsx';
import { ReasonField } from '../reason-field.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const answers = await orRefusedPage(context.get(marketContext).desk.readyAnswers());
  const edited = answers.find(({ id }) => id === url.searchParams.get('edit')) ?? null;
  return { answers, edited, done: url.searchParams.get('done') };
}

export const action = (args: Route.ActionArgs) => byIntent(args, { save, delete: remove });

const read = (form: FormData) => ({ reason: '', ...readTexts(form) });

async function save(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: SaveReadyAnswer,
    read,
    order: ({ desk }, answer) => desk.saveReadyAnswer(answer),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${posted.url.pathname}?done=saved`, 303);
}

async function remove(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: DeleteReadyAnswer,
    read,
    order: ({ desk }, answer) => desk.deleteReadyAnswer(answer),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${posted.url.pathname}?done=deleted`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** Also after a refusal: whoever was second sees what the first one wrote. */
export const shouldRevalidate = () => true;

export default function StaffReadyAnswersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { answers, edited, done } = loaderData;
  return (
    <>
      <PageHead title="Ready answers" description="Answers that everybody at the desk has ready." />
      <h1>Ready answers</h1>
      {done === 'saved' && <Note kind="good">Saved. Everybody at the desk has it at once.</Note>}
      {done === 'deleted' && <Note kind="good">Deleted. What it said is in the audit log.</Note>}
      <GoneNote state={actionData} isGone={edited === null} />
      {answers.length === 0 && <p className="staff-empty">No answer is ready yet.</p>}
      <ol className="staff-log">
        {answers.map(({ id, title, text }) => (
          <li key={id}>
            <b>{title}</b>
            <q>{text}</q>
            <a href={`?edit=${id}`}>Change “{title}”</a>
          </li>
        ))}
      </ol>
      <ReadyForm key={edited?.id} edited={edited} state={actionData} isSaved={done !== null && !actionData} />
    </>
  );
}

type ReadyFormProps = {
  edited: Route.ComponentProps['loaderData']['edited'];
  state: FormState | undefined;
  isSaved: boolean;
};

function ReadyForm({ edited, state, isSaved }: ReadyFormProps) {
  const form = useResetAfterSaving(isSaved);
  const which = edited && (
    <>
      <input type="hidden" name="id" value={edited.id} />
      <input type="hidden" name="version" value={edited.version} />
    </>
  );
  return (
    <section className="staff-panel">
      <h2>{edited ? 'Change this answer' : 'Write an answer'}</h2>
      <Form ref={form} state={state} intent="save">
        {which}
        <Field name="title" label="What we call it" defaultValue={edited?.title} maxLength={80} />
        <TextField name="text" label="The answer" defaultValue={edited?.text} rows={6} maxLength={4000} />
        <ReasonField />
        <Button>Save</Button>
      </Form>
      {edited && (
        <ReasonAct
          intent="delete"
          label="Delete this answer"
          says="Nobody at the desk has it ready any more. What was sent stays."
          state={state}
        >
          {which}
        </ReasonAct>
      )}
    </section>
  );
}
