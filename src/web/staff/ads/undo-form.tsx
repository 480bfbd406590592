import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { UNDO_SECONDS } from '#rules/ads/state.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useCountdown } from '../../ui/hooks/use-countdown.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import { useKeys } from '../../ui/hooks/use-keys.ts';

type UndoFormProps = {
  decided: { adId: string; version: number };
  state: FormState | undefined;
  fetcher: FetcherWithComponents<unknown>;
  /** The key was pressed before there was anything to undo. */
  isPressed: boolean;
};

/** The way back from the last decision, as long as there is one; without script the server says when it is over. */
export function UndoForm({ decided, state, fetcher, isPressed }: UndoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useIsAlive();
  const left = useCountdown(UNDO_SECONDS);
  useKeys({ u: () => form.current?.requestSubmit() });
  useEffect(() => {
    if (isPressed) form.current?.requestSubmit();
  }, [isPressed]);
  if (left === 0) return null;
  return (
    <Form state={state} intent="undo" fetcher={fetcher} ref={form}>
      <input type="hidden" name="adId" value={decided.adId} />
      <input type="hidden" name="version" value={decided.version} />
      <Button kind="secondary">Undo (within {isAlive ? left : UNDO_SECONDS} seconds)</Button>
    </Form>
  );
}
