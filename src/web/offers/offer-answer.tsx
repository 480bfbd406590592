import type { OfferView } from '#market/agreements/offer-view.ts';
import { CUT_RULE } from '#rules/messages/message-words.ts';
import { formatMoney, MINOR_UNITS } from '#rules/money.ts';
import { NO_MONEY_HELD } from '#rules/offers/offer-words.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { MoneyField } from '../ui/form/money-field.tsx';

type OfferAnswerProps = {
  offer: OfferView;
  /** What the link of an e-mail has opened. */
  choice: 'yes' | 'other' | 'no' | null;
  state: FormState | undefined;
};

/** Every button that its reader has; each is a form that posts without script. */
export function OfferAnswer({ offer, choice, state }: OfferAnswerProps) {
  const { acts, amount, currency } = offer;
  return (
    <div className="offer-answers">
      {acts.includes('accept') && (
        <Form state={state} intent="accept">
          <input type="hidden" name="amount" value={amount} />
          <Button>Say yes to {formatMoney({ amount, currency })}</Button>
        </Form>
      )}
      {acts.includes('counter') && (
        <details open={choice === 'other' || state?.intent === 'counter'}>
          <summary>Ask for another price</summary>
          <Form state={state} intent="counter">
            <MoneyField
              name="amount"
              label="Another price"
              currency={currency}
              defaultValue={suggest(offer)}
            />
            <Button kind="secondary">Send this price</Button>
          </Form>
        </details>
      )}
      {acts.includes('decline') && <Act state={state} intent="decline" label="No, thank you" />}
      {acts.includes('withdraw') && <Act state={state} intent="withdraw" label="Take it back" />}
      {acts.includes('call-off') && (
        <>
          <p>{CUT_RULE}</p>
          <p>{NO_MONEY_HELD}</p>
        </>
      )}
      {acts.includes('keep') && <Act state={state} intent="keep" label="Keep it 3 more days" />}
      {acts.includes('call-off') && <Act state={state} intent="call-off" label="Call it off" />}
    </div>
  );
}

const Act = ({ state, intent, label }: { state: FormState | undefined; intent: string; label: string }) => (
  <Form state={state} intent={intent}>
    <Button kind="secondary">{label}</Button>
  </Form>
);

/** What the ad asked, as a beginning: figures come nearer from there. */
const suggest = ({ askingPrice, role }: OfferView): string =>
  role === 'seller' && askingPrice !== null ? String(askingPrice / MINOR_UNITS) : '';
