import type { WantedInReview } from '#market/wanted/wanted-view.ts';
import { Age } from '../../frame/time/age.tsx';
import { Button } from '../../ui/button.tsx';
import { Form, toFormNote } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Note } from '../../ui/note.tsx';
import type { ShownFact } from '../shown-fact.ts';
import { ShownFacts } from '../facts.tsx';
import { NoDefaultButton, ReasonField } from '../reason-field.tsx';
import { ToldField } from '../told-field.tsx';
import { showRequestFacts } from './request-facts.ts';

/** A request that waits, with what is known of whoever asks. */
type ReviewedRequest = ReturnType<typeof toReviewedRequest>;

export const toReviewedRequest = (waiting: WantedInReview, about: ShownFact[]) => ({
  id: waiting.id,
  version: waiting.version,
  title: waiting.title,
  note: waiting.note,
  waitsSince: waiting.waitingSince,
  facts: [...showRequestFacts(waiting), ...about],
});

type WantedReviewProps = { queue: readonly ReviewedRequest[]; state: FormState | undefined };

/** The requests that wait, the oldest first. */
export function WantedReview({ queue, state }: WantedReviewProps) {
  const sent = state?.typed['wantedId']?.[0];
  return (
    <>
      {/* Somebody else was quicker, so there is no form that could say it. */}
      {state && !queue.some(({ id }) => id === sent) && (
        <Note kind="problem" isAlert>
          {toFormNote(state)}
        </Note>
      )}
      {queue.length === 0 && <p className="staff-empty">Nothing waiting.</p>}
      <ol className="staff-queue">
        {queue.map((request) => (
          <li key={request.id} id={`request-${request.id}`} className="staff-panel">
            <h2>{request.title}</h2>
            <p className="staff-waits">
              Waiting since <Age since={request.waitsSince} />
            </p>
            <div className="staff-two">
              <div>
                {request.note !== '' && <blockquote className="staff-quote">{request.note}</blockquote>}
                <ShownFacts facts={request.facts} />
              </div>
              <Form state={sent === request.id ? state : undefined} intent="decide-wanted">
                <NoDefaultButton />
                <input type="hidden" name="wantedId" value={request.id} />
                <input type="hidden" name="version" value={request.version} />
                <ToldField hint="The person reads it when you reject." />
                <ReasonField hint="Only staff see it. Optional if you approve." />
                <div className="staff-row">
                  <Button name="decision" value="approve">
                    Approve
                  </Button>
                  <Button name="decision" value="reject" kind="quiet">
                    Reject
                  </Button>
                </div>
              </Form>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
