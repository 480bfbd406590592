import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { useFrameData } from '../../frame/frame-context.ts';
import { postToApi } from '../../ui/browser/api-in-browser.ts';
import { toast } from '../../ui/browser/toast.ts';

/** What can be marked, and what is ordered and said then. */
export type Marked = {
  order: string;
  toInput: (id: string, isWanted: boolean) => object;
  said: readonly [off: string, on: string];
};
const AD: Marked = {
  order: 'saved/toggle',
  toInput: (adId, saved) => ({ adId, saved }),
  said: ['Removed from your saved ads.', 'Saved. Find it under Saved ads.'],
};

type Hearts = { isSaved(id: string): boolean; toggle(id: string, kind?: Marked): void };

const HeartsContext = createContext<Hearts>({ isSaved: () => false, toggle: () => {} });

/** Which ads are saved and which sellers followed, and how that changes: under the finger, and taken back with a sentence where it is refused. */
export const useHearts = (): Hearts => use(HeartsContext);

/** All hearts of an ad beat together, on whatever page they are. */
export function HeartsProvider({ children }: { children: ReactNode }) {
  const saved = useFrameData()?.savedIds ?? NONE;
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  const send = useSendingHearts();
  const hearts = useMemo(() => {
    const isSaved = (id: string) => wanted.get(id) ?? saved.includes(id);
    const show = (id: string, next: boolean) => setWanted((now) => new Map(now).set(id, next));
    const toggle = (id: string, kind = AD) => {
      const next = !isSaved(id);
      show(id, next);
      void send({ id, kind }, next, show);
    };
    return { isSaved, toggle };
  }, [wanted, saved, send]);
  return <HeartsContext value={hearts}>{children}</HeartsContext>;
}

const NONE: readonly string[] = [];
type Thing = { id: string; kind: Marked };

/** One order at a time for each ad: of several fast presses the last counts. */
function useSendingHearts() {
  const wishes = useRef(new Map<string, boolean>());
  return useCallback(
    async (thing: Thing, isSaved: boolean, show: (id: string, isSaved: boolean) => void): Promise<void> => {
      const { id, kind } = thing;
      const isBusy = wishes.current.has(id);
      wishes.current.set(id, isSaved);
      if (isBusy) return;
      const { isStored, refusal } = await carryOut(thing, !isSaved, () => wishes.current.get(id));
      wishes.current.delete(id);
      show(id, isStored);
      if (refusal !== undefined) toast(refusal, { kind: 'problem' });
      else toast(kind.said[isStored ? 1 : 0], { ms: 4000 });
    },
    [],
  );
}

/** Until what is stored is what is wished, or somebody says why not. */
async function carryOut(
  thing: Thing,
  isStored: boolean,
  wish: () => boolean | undefined,
): Promise<{ isStored: boolean; refusal?: string }> {
  const next = wish();
  if (next === undefined || next === isStored) return { isStored };
  const refusal = await order(thing, next);
  return refusal === undefined ? carryOut(thing, next, wish) : { isStored, refusal };
}

/** Why it could not be done; undefined where it was. */
async function order({ id, kind }: Thing, isWanted: boolean): Promise<string | undefined> {
  try {
    const answer = await postToApi(kind.order, kind.toInput(id, isWanted));
    if (answer.ok) return undefined;
    return ((await answer.json()) as { message?: string }).message ?? NOT_REACHED;
  } catch {
    return NOT_REACHED;
  }
}

const NOT_REACHED =
  'We could not be reached, so nothing was saved. Please check your connection and try again.';
