import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { HeldFile } from '#market/staff/reports/held-file-view.ts';
import { TOLD_TEXTS } from '#rules/moderation/decision-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import { useKeys } from '../../ui/hooks/use-keys.ts';
import { LabelledInput } from '../labelled-input.tsx';
import { ReasonField } from '../reason-field.tsx';
import { ToldTexts } from '../told-field.tsx';

const HELD = '/super-admin-user/held-messages';

type HeldDecisionProps = Pick<HeldFile, 'message' | 'next' | 'previous'> & {
  state: FormState | undefined;
};

/** The answers to a held message, in place. Enter in what its writer reads refuses, as the first button does. */
export function HeldDecision({ message, next, previous, state }: HeldDecisionProps) {
  const form = useRef<HTMLFormElement>(null);
  const words = useRef<HTMLInputElement>(null);
  const release = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const go = (id: string | null) => id !== null && void navigate(`${HELD}/${id}`);
  useKeys({
    j: () => go(next),
    k: () => go(previous),
    a: () => form.current?.requestSubmit(release.current),
    r: () => words.current?.focus(),
  });
  const name = message.sender.username;
  return (
    <>
      <div className="held-decide">
        <Form state={state} intent="decide" ref={form}>
          <input type="hidden" name="next" value={next ?? ''} />
          <ToldTexts about={['keep-back']} />
          <LabelledInput
            name="message"
            label={`Why? ${name} reads this`}
            maxLength={2000}
            list="told-texts"
            ref={words}
            start={TOLD_TEXTS['keep-back'][0]}
          />
          <ReasonField label="Note for us" hint="Only staff see it. May be left empty." />
          <div className="staff-row">
            <Button name="decision" value="refused">
              Refuse
            </Button>
            <Button name="decision" value="released" kind="secondary" ref={release}>
              Let through, masked
            </Button>
            <Button name="decision" value="refused warn" kind="secondary">
              Refuse and warn
            </Button>
            <Button name="decision" value="refused suspend" kind="secondary" data-danger>
              Refuse and suspend
            </Button>
            {next && (
              <ButtonLink kind="quiet" href={`${HELD}/${next}`}>
                Leave it held
              </ButtonLink>
            )}
          </div>
        </Form>
      </div>
      <KeysHelp />
    </>
  );
}

/** The keys need script, and a keyboard. */
function KeysHelp() {
  if (!useIsAlive()) return null;
  return (
    <p className="staff-keys">
      Keys: <kbd>J</kbd> next, <kbd>K</kbd> back, <kbd>A</kbd> let through, <kbd>R</kbd> refuse: it takes you
      to the words, and <kbd>Enter</kbd> sends them.
    </p>
  );
}
