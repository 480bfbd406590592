import { useRef, useState } from 'react';
import { useUsualCurrency } from '../use-usual-currency.ts';
import { PriceAnswer } from './answer/price-answer.tsx';
import { PriceExample } from './answer/price-example.tsx';
import { PriceForm } from './price-form.tsx';
import { CANNOT_PRICE, exampleIn, type LoadedPrice, priceAsked } from './price-question.ts';
import { useLivePrice } from './use-live-price.ts';
import styles from './hair-price-calculator-page.module.css';

/** The form and what comes of it. What the address asks stands first; what is typed moves nothing from its place. */
export function Calculator({ loaded: given }: { loaded: LoadedPrice }) {
  // What is loaded anew behind it is of an address that was typed here.
  const [loaded] = useState(given);
  const { question, ground } = loaded;
  const heading = useRef<HTMLHeadingElement>(null);
  const live = useLivePrice(loaded, heading);
  const currency = useFirstCurrency(question.typed['currency']?.[0], live.typed !== undefined);
  const state = live.problems
    ? { message: CANNOT_PRICE, problems: live.problems, typed: {} }
    : question.kind === 'wrong'
      ? question.state
      : undefined;
  const isAnswerFirst = question.kind === 'asked';
  const answer = live.shown ? (
    <PriceAnswer {...live.shown} heading={heading} isOld={live.isOld} isSettled={live.isSettled} />
  ) : (
    <PriceExample answer={priceAsked(exampleIn(live.typed?.currency ?? currency), ground)} />
  );
  return (
    <div className={styles.columns}>
      {isAnswerFirst && answer}
      <section className={isAnswerFirst ? styles.beside : undefined} aria-labelledby="numbers">
        <h2 id="numbers">{isAnswerFirst ? 'Change the numbers' : 'Your hair'}</h2>
        <PriceForm loaded={question.typed} state={state} currency={currency} live={live} />
      </section>
      {!isAnswerFirst && answer}
    </div>
  );
}

/** What the currency begins with: as the page says, else the usual one, which may come a moment later than the page. */
function useFirstCurrency(loaded: string | undefined, isTyped: boolean): string {
  const usual = useUsualCurrency();
  const [first, setFirst] = useState(usual);
  if (!isTyped && first !== usual) setFirst(usual);
  return loaded ?? first ?? 'USD';
}
