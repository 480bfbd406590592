import { useState } from 'react';
import type { FormState } from './form-state.ts';

const NONE: ReadonlySet<string> = new Set();

/** The fields that were changed since the form came back: what was said of them counts no more. */
export function useMended(state: FormState | undefined) {
  const [mended, setMended] = useState<{ of: FormState | undefined; names: ReadonlySet<string> }>();
  const names = mended && mended.of === state ? mended.names : NONE;
  return {
    mended: names,
    noteMended: (target: EventTarget): void => {
      const { name } = target as HTMLInputElement;
      if (state && !names.has(name)) setMended({ of: state, names: new Set([...names, name]) });
    },
  };
}
