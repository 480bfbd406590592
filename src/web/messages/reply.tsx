import { useEffect, useRef, useState } from 'react';
import type { useFetcher } from 'react-router';
import type { Currency } from '#rules/money.ts';
import { asRefused, type FormState } from '../ui/form/form-state.ts';
import { useIsAlive } from '../ui/use-is-alive.ts';
import { Composer } from './composer.tsx';
import { ONCE_FIELD } from './once-field.ts';
import styles from './messages-page.module.css';

type ReplyProps = {
  fetcher: ReturnType<typeof useFetcher<object>>;
  /** What came back of a form that was sent without script. */
  state: FormState | undefined;
  currency: Currency;
};

/** The answer to a conversation. It is emptied once its message has arrived, and not a moment sooner. */
export function Reply({ fetcher, state, currency }: ReplyProps) {
  const form = useRef<HTMLFormElement>(null);
  const once = useOnceKey(fetcher.data);
  const isSending = fetcher.state !== 'idle';
  useEffect(() => {
    if (fetcher.data && 'sent' in fetcher.data) form.current?.reset();
  }, [fetcher.data]);
  return (
    <div className={styles.writing}>
      <Composer
        state={fetcher.data ? asRefused(fetcher.data) : state}
        label="Your reply"
        button="Send"
        currency={currency}
        isOfferFolded
        isSending={isSending}
        form={{ ref: form, fetcher }}
      >
        {once && <input type="hidden" name={ONCE_FIELD} value={once} />}
      </Composer>
    </div>
  );
}

/** Names what is being written until it was sent: should an answer be lost on the way, sending again doubles nothing. */
function useOnceKey(answer: object | undefined): string | undefined {
  const isAlive = useIsAlive();
  const [key, setKey] = useState({ answer, name: '' });
  const isNew = answer !== key.answer && answer !== undefined && 'sent' in answer;
  if (isAlive && (isNew || key.name === '')) setKey({ answer, name: crypto.randomUUID() });
  return isAlive ? key.name : undefined;
}
