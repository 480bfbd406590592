import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { useFrameData } from '../frame/frame-context.ts';
import { postToApi } from '../ui/api-in-browser.ts';
import { toast } from '../ui/toast.ts';

type Hearts = { isSaved(adId: string): boolean; toggle(adId: string): void };

const HeartsContext = createContext<Hearts>({ isSaved: () => false, toggle: () => {} });

/** Which ads are saved, and how that changes: under the finger, and taken back with a sentence where it is refused. */
export const useHearts = (): Hearts => use(HeartsContext);

/** All hearts of an ad beat together, on whatever page they are. */
export function HeartsProvider({ children }: { children: ReactNode }) {
  const saved = useFrameData()?.savedIds ?? NONE;
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  const send = useSendingHearts();
  const hearts = useMemo(() => {
    const isSaved = (adId: string) => wanted.get(adId) ?? saved.includes(adId);
    const show = (adId: string, next: boolean) => setWanted((now) => new Map(now).set(adId, next));
    const toggle = (adId: string) => {
      const next = !isSaved(adId);
      show(adId, next);
      void send(adId, next, show);
    };
    return { isSaved, toggle };
  }, [wanted, saved, send]);
  return <HeartsContext value={hearts}>{children}</HeartsContext>;
}

const NONE: readonly string[] = [];

/** One order at a time for each ad: of several fast presses the last counts. */
function useSendingHearts() {
  const wishes = useRef(new Map<string, boolean>());
  return useCallback(
    async (adId: string, isSaved: boolean, show: (adId: string, isSaved: boolean) => void): Promise<void> => {
      const isBusy = wishes.current.has(adId);
      wishes.current.set(adId, isSaved);
      if (isBusy) return;
      const { isStored, refusal } = await carryOut(adId, !isSaved, () => wishes.current.get(adId));
      wishes.current.delete(adId);
      show(adId, isStored);
      if (refusal !== undefined) toast(refusal, { kind: 'problem' });
      else toast(isStored ? 'Saved. Find it under Saved ads.' : 'Removed from your saved ads.', { ms: 4000 });
    },
    [],
  );
}

/** Until what is stored is what is wished, or somebody says why not. */
async function carryOut(
  adId: string,
  isStored: boolean,
  wish: () => boolean | undefined,
): Promise<{ isStored: boolean; refusal?: string }> {
  const next = wish();
  if (next === undefined || next === isStored) return { isStored };
  const refusal = await order(adId, next);
  return refusal === undefined ? carryOut(adId, next, wish) : { isStored, refusal };
}

/** Why it could not be done; undefined where it was. */
async function order(adId: string, saved: boolean): Promise<string | undefined> {
  try {
    const answer = await postToApi('saved/toggle', { adId, saved });
    if (answer.ok) return undefined;
    return ((await answer.json()) as { message?: string }).message ?? NOT_REACHED;
  } catch {
    return NOT_REACHED;
  }
}

const NOT_REACHED =
  'We could not be reached, so nothing was saved. Please check your connection and try again.';
