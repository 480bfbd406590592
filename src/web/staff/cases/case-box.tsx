import { type MouseEvent, useRef } from 'react';
import type { ReadyAnswer } from '#market/cases/case-view.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/fields/field.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { useResetAfterSaving } from '../../ui/form/use-reset-after-saving.ts';
import { isPlainClick } from '../../ui/browser/is-plain-click.ts';

type Ready = Pick<ReadyAnswer, 'id' | 'title' | 'text'>;
type CaseBoxProps = {
  name: string;
  version: number;
  ready: readonly Ready[];
  /** What the answer begins with. */
  started: string;
  state: FormState | undefined;
  isAnswered: boolean;
  isNoted: boolean;
};

/** Where staff write: to the person, or for each other. What was begun in one stays while the other is looked at. */
export function CaseBox({ name, version, state, isNoted, ...answer }: CaseBoxProps) {
  const noteForm = useResetAfterSaving(isNoted);
  const isNote = state?.intent === 'note';
  return (
    <section className="desk-box" aria-label="Write">
      <input type="radio" name="desk-tab" id="tab-answer" defaultChecked={!isNote} />
      <label htmlFor="tab-answer">Answer {name}</label>
      <input type="radio" name="desk-tab" id="tab-note" defaultChecked={isNote} />
      <label htmlFor="tab-note">Only for staff</label>
      <div className="desk-answer">
        <AnswerForm version={version} state={state} {...answer} />
      </div>
      <div className="desk-note">
        <Form ref={noteForm} state={state} intent="note">
          <input type="hidden" name="version" value={version} />
          <TextField name="note" label="A note that only staff read" rows={3} maxLength={2000} />
          <Button kind="secondary">Save the note</Button>
        </Form>
      </div>
    </section>
  );
}

type AnswerFormProps = Omit<CaseBoxProps, 'name' | 'isNoted'>;

function AnswerForm({ version, ready, started, state, isAnswered }: AnswerFormProps) {
  const form = useResetAfterSaving(isAnswered);
  const area = useRef<HTMLTextAreaElement>(null);
  const isOurs = state?.intent === 'send' || state?.intent === 'send-close';
  const insert = (text: string) => {
    const { current } = area;
    if (!current) return;
    current.setRangeText(text, current.selectionStart, current.selectionEnd, 'end');
    current.focus();
  };
  return (
    <Form ref={form} state={isOurs ? state : undefined}>
      <input type="hidden" name="version" value={version} />
      <TextField
        ref={area}
        // Another ready answer by its link, without script.
        key={started}
        name="answer"
        label="Your answer, as they read it"
        rows={3}
        maxLength={4000}
        defaultValue={started}
      />
      <div className="staff-row">
        <Button name="intent" value="send-close">
          Send and close
        </Button>
        <Button kind="secondary" name="intent" value="send">
          Send
        </Button>
        <ReadyAnswers ready={ready} onChoose={insert} />
      </div>
    </Form>
  );
}

function ReadyAnswers({ ready, onChoose }: { ready: readonly Ready[]; onChoose: (text: string) => void }) {
  const details = useRef<HTMLDetailsElement>(null);
  const choose = (event: MouseEvent<HTMLAnchorElement>, text: string) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    details.current?.removeAttribute('open');
    onChoose(text);
  };
  return (
    <details className="desk-ready" ref={details}>
      <summary>Ready answers</summary>
      <ul>
        {ready.map(({ id, title, text }) => (
          <li key={id}>
            <a href={`?ready=${id}#answer`} title={text} onClick={(event) => choose(event, text)}>
              {title}
            </a>
          </li>
        ))}
        {ready.length === 0 && <li>There is none yet.</li>}
      </ul>
    </details>
  );
}
