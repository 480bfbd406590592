import type { ContactResultView } from '#market/bundles/bundle-view.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { offersReview } from '../../ui/form/offers-review.ts';
import { Note } from '../../ui/note.tsx';
import { BUNDLES_PATH } from '../need/need-query.ts';
import type { ShownKept, ShownPlan } from './show-kept.ts';

type ContactAllProps = {
  kept: ShownKept;
  plan: ShownPlan;
  off: number;
  state: FormState | undefined;
  /** What came of it, and what was written. */
  told: { intent: string; results: readonly ContactResultView[]; written?: string | undefined } | null;
};

/** One message or one offer to each seller, each a conversation of its own. What is possible is said before. */
export function ContactAll({ kept, plan, off, state, told }: ContactAllProps) {
  const path = `${BUNDLES_PATH}/${kept.id}`;
  // Where the form is that was sent: without script the page opens there.
  const asked = told?.intent === 'ask' ? told : null;
  return (
    <>
      <section className="bun-contact" aria-labelledby="ask">
        <h2 id="ask">Ask all sellers</h2>
        {asked && <Results results={asked.results} />}
        <p>Each gets a message of their own. Nobody hears of the others.</p>
        <ul className="bun-plan">
          {plan.map(({ adId, title, seller, noMessage }) => (
            <li key={adId}>
              <b>{seller}</b> {title}{' '}
              <span className={noMessage ? 'is-off' : 'is-on'}>{noMessage ?? 'Can be asked'}</span>
            </li>
          ))}
        </ul>
        {plan.some(({ noMessage }) => noMessage === null) && (
          <Form state={state} intent="ask" action={`${path}#ask`}>
            <TextField
              name="message"
              label="Your message"
              hint="20 to 1,000 characters"
              rows={4}
              defaultValue={asked?.written ?? QUESTION}
            />
            {offersReview(asked?.results.map(({ sentence }) => sentence)) && (
              <Button kind="secondary" name="sendForReview" value="yes">
                Send for review instead
              </Button>
            )}
            <Button>Send to all</Button>
          </Form>
        )}
      </section>
      <Offers {...{ kept, plan, off, state, told }} />
    </>
  );
}

const QUESTION =
  'Hello, I am planning a wig and your hair would go well into it. Is it still for sale, and what would the postage cost?';

function Offers({ kept, plan, off, state, told }: ContactAllProps) {
  const path = `${BUNDLES_PATH}/${kept.id}`;
  return (
    <section className="bun-contact" aria-labelledby="offer">
      <h2 id="offer">Offer less to all</h2>
      {told?.intent === 'offer' && <Results results={told.results} />}
      <form method="get" action={`${path}#offer`} className="bun-off">
        <label htmlFor="off">Percent below each price (0 to 30)</label>
        <span>
          <input key={off} id="off" name="off" type="number" min="0" max="30" defaultValue={off} />
          <Button kind="quiet">See the offers</Button>
        </span>
      </form>
      <ul className="bun-plan">
        {plan.map(({ adId, title, seller, offer, noOffer }) => (
          <li key={adId}>
            <b>{seller}</b> {title}{' '}
            <span className={offer ? 'is-on' : 'is-off'}>{offer ? `Offer ${offer}` : noOffer}</span>
          </li>
        ))}
      </ul>
      {plan.some(({ offer }) => offer !== null) && (
        <Form state={state} intent="offer" action={`${path}?off=${off}#offer`}>
          <input type="hidden" name="takePercentOff" value={off} />
          <Button>{off === 0 ? 'Offer the asking prices' : `Offer ${off} % less to all`}</Button>
        </Form>
      )}
    </section>
  );
}

/** What came of it, seller by seller. */
const Results = ({ results }: { results: readonly ContactResultView[] }) => (
  <Note kind={results.every(({ isSent }) => isSent) ? 'good' : 'hint'} isAlert>
    <ul className="bun-plan">
      {results.map(({ adId, seller, title, sentence, conversationId }) => (
        <li key={adId}>
          <b>{seller}</b> {title}{' '}
          {conversationId === null ? (
            <span>{sentence}</span>
          ) : (
            <a href={`/messages/${conversationId}`}>{sentence}</a>
          )}
        </li>
      ))}
    </ul>
  </Note>
);
