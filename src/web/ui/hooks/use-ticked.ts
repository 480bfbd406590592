import { type ChangeEvent, useCallback, useRef, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Which of these are ticked, at first `some`. With Shift, everything between the last tick and this one follows it. */
export function useTicked(keys: readonly string[], some: readonly string[] = []) {
  const [all, setAll] = useState<ReadonlySet<string>>(() => new Set(some));
  const last = useRef<string>(undefined);
  const tick = (these: readonly string[], isTicked: boolean) =>
    setAll((now) => {
      const next = new Set(now);
      for (const key of these) {
        if (isTicked) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  const onChange = (key: string) => (event: ChangeEvent<HTMLInputElement>) => {
    const { shiftKey } = event.nativeEvent as MouseEvent;
    const ends = [keys.indexOf(key), keys.indexOf(shiftKey ? (last.current ?? key) : key)];
    last.current = key;
    const from = ends.includes(-1) ? keys.indexOf(key) : Math.min(...ends);
    tick(keys.slice(from, Math.max(...ends) + 1), event.target.checked);
  };
  return {
    /** Only what is here counts: what has left the page is not meant any more. */
    ticked: keys.filter((key) => all.has(key)),
    tickAll: (isTicked: boolean) => tick(keys, isTicked),
    clear: useCallback(() => setAll(NONE), []),
    box: (key: string) => ({
      checked: all.has(key),
      onChange: onChange(key),
      // What was ticked before React took the page over.
      ref: (box: HTMLInputElement | null) => {
        if (box?.checked && !all.has(key)) tick([key], true);
      },
    }),
  };
}
