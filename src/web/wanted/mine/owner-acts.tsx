import type { WantedEvent } from '#rules/wanted/wanted-life.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Note } from '../../ui/note.tsx';
import { offersReview } from '../../ui/form/offers-review.ts';

type OwnWanted = { id: string; version: number; title: string; events: readonly WantedEvent[] };

type OwnerActsProps = {
  own: OwnWanted;
  state: FormState | undefined;
  /** What a request may be renewed until, and usually is. */
  days: { first: string; last: string; usual: string };
};

/** What its owner can do with a request now. */
export function OwnerActs({ own, state: given, days }: OwnerActsProps) {
  const state = given?.typed['wantedId']?.[0] === own.id ? given : undefined;
  const can = (event: WantedEvent) => own.events.includes(event);
  return (
    <div className="wan-own">
      {state && <RefusedAct state={state} {...(can('renew') && { field: 'until' })} />}
      <div className="wan-acts">
        {can('edit') && (
          <ButtonLink
            kind="secondary"
            href={`/wanted/new?edit=${own.id}`}
            aria-label={`Change: ${own.title}`}
          >
            Change
          </ButtonLink>
        )}
        {can('end') && (
          <Form state={undefined} intent="end">
            <Seen own={own} />
            <Button kind="secondary" aria-label={`End it: ${own.title}`}>
              End it
            </Button>
          </Form>
        )}
      </div>
      {can('renew') && <RenewRequest own={own} state={state} days={days} />}
      {can('delete') && <DeleteRequest own={own} />}
    </div>
  );
}

type RefusedActProps = {
  state: FormState;
  /** Of which a field here says itself what is wrong. */ field?: string;
};

/** Why something was not done. */
export function RefusedAct({ state: { message, problems, needsPlan }, field }: RefusedActProps) {
  const said = Object.entries(problems).flatMap(([name, sentences]) => (name === field ? [] : sentences));
  return (
    <Note kind="problem" isAlert>
      {[message, ...said].join(' ')} {needsPlan && <a href="/payment/">See the plans</a>}
    </Note>
  );
}

const RenewRequest = ({ own, state, days }: OwnerActsProps) => (
  <Form state={state} intent="renew" note="above">
    <Seen own={own} />
    <div className="wan-acts">
      <Field
        id={`until-${own.id}`}
        name="until"
        type="date"
        label="Keep looking until"
        min={days.first}
        max={days.last}
        defaultValue={days.usual}
      />
      <Button aria-label={`Renew: ${own.title}`}>Renew</Button>
      {offersReview(state?.problems['note']) && (
        <Button
          kind="secondary"
          name="sendForReview"
          value="yes"
          aria-label={`Send for review: ${own.title}`}
        >
          Send for review
        </Button>
      )}
    </div>
  </Form>
);

const DeleteRequest = ({ own }: { own: OwnWanted }) => (
  <details>
    <summary>Delete</summary>
    <p>It is gone for good. Conversations that began with it stay.</p>
    <Form state={undefined} intent="delete">
      <Seen own={own} />
      <Button kind="quiet" aria-label={`Delete: ${own.title}`}>
        Delete this request
      </Button>
    </Form>
  </details>
);

const Seen = ({ own: { id, version } }: { own: OwnWanted }) => (
  <>
    <input type="hidden" name="wantedId" value={id} />
    <input type="hidden" name="version" value={version} />
  </>
);
