import { Suspense, useState } from 'react';
import type { OfferView } from '#market/agreements/show/offer-view.ts';
import type { SuggestedTerms } from '#market/sales/agree/suggested-terms-view.ts';
import { CURRENCY_SYMBOLS, formatMoney } from '#rules/money/money.ts';
import { parseMoney } from '#rules/money/read-money.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { Field } from '../ui/form/fields/field.tsx';
import { lazyPart } from '../ui/browser/lazy-part.ts';
import { type OfferInList, sayFigure, sayRange } from './offer-says.ts';
import type { OfferFetcher } from './use-offer-acts.ts';

/** Only whoever can start a protected sale sees it. */
const SaleTermsFields = import.meta.env.SSR
  ? (await import('./sale-terms-fields.tsx')).default
  : lazyPart(() => import('./sale-terms-fields.tsx'));

/** The ad as it would be marked as sold. */
export type ToSell = { adId: string; version: number };

type OfferAnswerProps = {
  offer: OfferInList;
  fetcher?: OfferFetcher | undefined;
  /** What came back of a form of this offer. */
  state: FormState | undefined;
  /** What the link of an e-mail has opened. */
  choice?: 'yes' | 'other' | 'no' | null;
  toSell?: ToSell | null;
  /** What a yes would fix, where it starts a protected sale. */
  terms?: SuggestedTerms | null;
};

/** Every button that its reader has; each is a form that posts without script. What was refused is said by the card. */
export function OfferAnswer({
  offer,
  fetcher,
  state,
  choice = null,
  toSell = null,
  terms = null,
}: OfferAnswerProps) {
  const { acts, amount, currency } = offer;
  const has = (act: OfferView['acts'][number]) => acts.includes(act);
  if (acts.length === 0) return null;
  const act = { offer, fetcher, state };
  const money = formatMoney({ amount, currency });
  return (
    <div className="offer-acts">
      {has('accept') && (
        <Act {...act} intent="accept" label={`Say yes to ${money}`} isMain={choice !== 'no'}>
          <input type="hidden" name="amount" value={amount} />
          {terms && (
            <Suspense>
              <SaleTermsFields terms={terms} />
            </Suspense>
          )}
        </Act>
      )}
      {has('sell') && toSell && (
        <Act {...act} intent="sold" label={`Mark as sold for ${money}`} isMain>
          <input type="hidden" name="adId" value={toSell.adId} />
          <input type="hidden" name="version" value={toSell.version} />
        </Act>
      )}
      {has('counter') && <Counter {...act} isOpen={choice === 'other' || state?.intent === 'counter'} />}
      {has('decline') && <Act {...act} intent="decline" label="No, thank you" isMain={choice === 'no'} />}
      {has('withdraw') && <Act {...act} intent="withdraw" label="Take it back" />}
      {has('keep') && <Act {...act} intent="keep" label="Keep it 3 more days" />}
      {has('call-off') && <Act {...act} intent="call-off" label="Call it off" />}
    </div>
  );
}

type ActProps = Pick<OfferAnswerProps, 'offer' | 'fetcher' | 'state'>;
type OneActProps = ActProps & {
  intent: string;
  label: string;
  isMain?: boolean;
  children?: React.ReactNode;
};

const Act = ({ offer, fetcher, state, intent, label, isMain = false, children }: OneActProps) => (
  <Form state={state} intent={intent} fetcher={fetcher} note="above">
    <input type="hidden" name="offerId" value={offer.id} />
    {children}
    <Button kind={isMain ? 'primary' : 'quiet'}>{label}</Button>
  </Form>
);

/** Another price instead, behind its name; what it comes to for a gram moves as it is typed. */
function Counter({ offer, fetcher, state, isOpen }: ActProps & { isOpen: boolean }) {
  const [typed, setTyped] = useState<string>();
  const back = state?.intent === 'counter' ? state.typed['amount']?.[0] : undefined;
  const amount = parseMoney(typed ?? back ?? '');
  return (
    <details open={isOpen}>
      <summary>Ask for another price</summary>
      <Form state={state} intent="counter" fetcher={fetcher} note="above">
        <input type="hidden" name="offerId" value={offer.id} />
        <Field
          name="amount"
          id={`amount-${offer.id}`}
          label={`Another price in ${CURRENCY_SYMBOLS[offer.currency]}`}
          hint={
            <>
              {sayRange(offer)} {amount !== undefined && <output>= {sayFigure(amount, offer)}</output>}
            </>
          }
          inputMode="decimal"
          autoComplete="off"
          required
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <Button>Ask for {amount === undefined ? 'this price' : formatMoney({ ...offer, amount })}</Button>
      </Form>
    </details>
  );
}
