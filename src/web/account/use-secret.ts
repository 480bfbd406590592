import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describeStrength } from '#rules/accounts/sign-in/password-strength.ts';

/**
 * A password that can be looked at while it is typed. Where it is a new one of at least `least` characters, it tells how
 * good it is; each time `tries` grows it was sent, and is gone from the page.
 */
export function useSecret(least: number | undefined, tries: number) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [strength, setStrength] = useState('');
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const form = input.current?.form;
    // Nothing that can be read is sent, remembered by the browser or left on the screen: before anybody else hears of it.
    form?.addEventListener('submit', () => flushSync(() => setShown(false)), { capture: true, signal });
    form?.addEventListener('reset', () => setStrength(''), { signal });
    return () => leaving.abort();
  }, []);
  useEffect(() => {
    if (tries > 0 && input.current) input.current.value = '';
  }, [tries]);
  return {
    input,
    isShown,
    toggle: () => setShown(!isShown),
    strength,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      if (least !== undefined) setStrength(describeStrength(currentTarget.value, least));
    },
  };
}
