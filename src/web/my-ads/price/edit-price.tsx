import { useState } from 'react';
import {
  CURRENCY_SYMBOLS,
  formatMoney,
  formatPricePerGram,
  MINOR_UNITS,
  pricePerGram,
} from '#rules/money/money.ts';
import { parseMoney } from '#rules/money/read-money.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { isPlainClick } from '../../ui/browser/is-plain-click.ts';
import box from '../../ui/form/fields/field.module.css';
import layout from '../../ui/layout.module.css';
import { makeIcon } from '../../ui/icons/make-icon.tsx';
import { useFocusOn } from '../../ui/hooks/use-focus-on.ts';
import type { PriceEditor, PricedAd } from './use-price-editor.ts';
import styles from './edit-price.module.css';

const PenIcon = makeIcon(
  'Pen',
  <path d="m4.5 19.5 1-4.2L16.2 4.6a1.6 1.6 0 0 1 2.3 0l.9.9a1.6 1.6 0 0 1 0 2.3L8.7 18.5Zm9.6-12.8 3.2 3.2" />,
);

/** The price, which opens its own field; without script on the page that its address leads to. */
export function PriceLink({ editor }: { editor: PriceEditor }) {
  const { ad, price, link, isOpen, openHref, open, close } = editor;
  const { currency, title } = ad;
  const perGram = pricePerGram(price, ad.grams ?? 0);
  return (
    <a
      ref={link}
      className={styles.link}
      href={openHref}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        if (isOpen) close();
        else open();
      }}
    >
      <b>{price === null ? 'Open to offers' : formatMoney({ amount: price, currency })}</b>
      {perGram !== null && <span>{formatPricePerGram(perGram, currency).replace(' per gram', '/g')}</span>}
      <PenIcon />
      <span className={layout.visuallyHidden}>Change the price: {title}</span>
    </a>
  );
}

type PricePanelProps = {
  editor: PriceEditor;
  /** Where its form goes. */
  action: string;
};

/** The field for another price, with what it means and why it was refused. */
export function PricePanel({ editor, action }: PricePanelProps) {
  if (!editor.isOpen) return null;
  return <PriceForm key={editor.refused ? 'again' : 'first'} editor={editor} action={action} />;
}

function PriceForm({ editor, action }: PricePanelProps) {
  const { ad, fetcher, refused, closedHref, close } = editor;
  const before = ad.price === null ? '' : String(ad.price / MINOR_UNITS);
  const [typed, setTyped] = useState(refused?.typed['price']?.[0] ?? before);
  const [isMended, setMended] = useState(false);
  const shown = isMended ? undefined : refused;
  const problems = Object.values(shown?.problems ?? {}).flat();
  const id = `price-${ad.id}`;
  const change = (text: string) => {
    setTyped(text);
    setMended(true);
  };
  return (
    <div className={styles.panel} id={id}>
      <Form state={undefined} intent="price" action={action} fetcher={fetcher} onSubmit={close}>
        <input type="hidden" name="adId" value={ad.id} />
        <input type="hidden" name="version" value={ad.version} />
        <div className={styles.row}>
          <Amount ad={ad} typed={typed} change={change} id={id} isWrong={shown !== undefined} />
          <Button>Save</Button>
          <ButtonLink
            kind="quiet"
            href={closedHref}
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            Close
          </ButtonLink>
        </div>
        {shown && (
          <p className={box.problem} id={`${id}-problem`} role="alert">
            {problems.length > 0 ? problems.join(' ') : shown.message}
          </p>
        )}
        {refused?.problems['priceConfirmed'] && (
          <label className={box.tick}>
            <input type="checkbox" name="priceConfirmed" value="yes" /> Yes, this is my price
          </label>
        )}
        <Meaning editor={editor} typed={typed} id={`${id}-meaning`} />
      </Form>
    </div>
  );
}

type AmountProps = {
  ad: PricedAd;
  typed: string;
  change: (text: string) => void;
  id: string;
  isWrong: boolean;
};

function Amount({ ad, typed, change, id, isWrong }: AmountProps) {
  const [opened] = useState(() => ({}));
  const field = useFocusOn<HTMLInputElement>(opened);
  return (
    <label className={styles.amount}>
      <span aria-hidden="true">{CURRENCY_SYMBOLS[ad.currency]}</span>
      <span className={layout.visuallyHidden}>New price in {ad.currency}</span>
      <input
        ref={field}
        name="price"
        value={typed}
        onChange={({ target }) => change(target.value)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={`${id}-meaning${isWrong ? ` ${id}-problem` : ''}`}
      />
    </label>
  );
}

/** What it comes to for a gram, and what such hair fetches. */
function Meaning({ editor, typed, id }: { editor: PriceEditor; typed: string; id: string }) {
  const { ad, tell } = editor;
  const price = parseMoney(typed);
  const perGram = price === undefined ? null : pricePerGram(price, ad.grams ?? 0);
  const meaning = price !== undefined && price > 0 ? tell?.(price, ad.currency) : undefined;
  const words = [
    perGram !== null && `${formatPricePerGram(perGram, ad.currency)}.`,
    meaning?.worth,
    meaning?.isFarOff && 'Is a comma or a zero out of place?',
  ];
  return (
    <output className={styles.meaning} id={id}>
      {words.filter(Boolean).join(' ')}
    </output>
  );
}
