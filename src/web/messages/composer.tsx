import type { ComponentProps, ReactNode } from 'react';
import { type Currency, CURRENCY_SYMBOLS } from '#rules/money.ts';
import { MESSAGE_MAX } from '#rules/messages/message-words.ts';
import { offerCurrency } from '#rules/offers/offer-words.ts';
import { useFrameData } from '../frame/frame-context.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { AskedAgain } from '../ui/form/asked-again.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { MoneyField } from '../ui/form/money-field.tsx';
import styles from './composer.module.css';

type ComposerProps = {
  state: FormState | undefined;
  label: string;
  button: string;
  currency: Currency;
  hint?: string;
  draft?: { text: string; offer: string } | undefined;
  /** In a running conversation it is small, and the offer behind a word: most answers have none. */
  isSmall?: boolean;
  /** On its way: what was typed stays as it is until it has arrived. */
  isSending?: boolean;
  form?: Pick<ComponentProps<typeof Form>, 'ref' | 'fetcher' | 'encType'>;
  /** Above what is written. */
  children?: ReactNode;
  /** Beside the button. */
  tools?: ReactNode;
};

/** The currency that the server will read an offer in. A visitor is taken for a neighbour until they say who they are. */
function useOfferCurrency(ad: Currency): Currency {
  const frame = useFrameData();
  return frame?.viewer ? offerCurrency(ad, frame.homeCurrency === 'INR' ? 'IN' : null) : ad;
}

/** Where a message is written. What was refused can be sent to a person of ours instead. */
export function Composer({
  state,
  label,
  button,
  currency,
  hint,
  draft,
  isSmall = false,
  isSending = false,
  form,
  children,
  tools,
}: ComposerProps) {
  const offered = useOfferCurrency(currency);
  const offer = (
    <>
      <MoneyField
        name="offer"
        label={`Your offer in ${CURRENCY_SYMBOLS[offered]} (optional)`}
        currency={offered}
        // A figure that was meant in another currency is asked for again.
        defaultValue={offered === currency ? draft?.offer : undefined}
        readOnly={isSending}
      />
      <AskedAgain name="offerConfirmed">Yes, this is my offer</AskedAgain>
    </>
  );
  return (
    <Form state={state} intent="send" {...form}>
      {children}
      <TextField
        name="message"
        label={label}
        hint={hint}
        rows={isSmall ? 2 : 4}
        required={!isSmall}
        maxLength={MESSAGE_MAX}
        defaultValue={draft?.text}
        readOnly={isSending}
        // By this, styles know that nothing is written yet.
        placeholder={isSmall ? label : ' '}
      />
      <div className={styles.buttons}>
        {tools}
        {isSmall ? (
          <details className={styles.offer} open={Boolean(state?.typed['offer']?.[0])}>
            <summary>Make an offer</summary>
            {offer}
          </details>
        ) : (
          offer
        )}
        {state?.problems['message'] && (
          <Button kind="secondary" name="sendForReview" value="yes">
            Send for review instead
          </Button>
        )}
        <Button aria-disabled={isSending || undefined}>{button}</Button>
      </div>
    </Form>
  );
}
