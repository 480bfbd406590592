import { startTransition, useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router';
import type { Problems } from '#rules/refusal.ts';
import { BUNDLES_PATH, type NeedField, SUMS } from './need-query.ts';

/** A finger that drags rests this long before anything is asked; one that types rests longer. */
const DRAG_MS = 200;
const TYPE_MS = 600;

export type LiveNeed = {
  /** What the form shows: as it was just touched, or as the address says. */
  query: URLSearchParams;
  /** The answer on the page is of an older need. */
  isOld: boolean;
  /** What is wrong with the need of the address, by field. */
  problems: Problems;
  set: (name: NeedField, value: string, how?: 'drag' | 'type') => void;
  toggle: (name: NeedField, values: readonly string[]) => void;
  /** Somebody will not wait. */
  askNow: () => void;
  /** Somebody goes on with the answer that is there. */
  letBe: () => void;
};

/**
 * The need in the hand of its reader. The address is its state, changed in place; of several changes on their way only
 * the last is answered, because the router drops what was overtaken. Whoever goes elsewhere meanwhile gets there: a
 * change that still rests is let be.
 */
export function useLiveNeed(asked: string, problems: Problems): LiveNeed {
  const [wanted, setWanted] = useState<string>();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const coming = useNavigation().location;
  const isLeaving = coming !== undefined && !isOfNeed(coming);
  /** Two touches may come before the page is drawn anew. */
  const latest = useRef<string>(undefined);
  const sent = useRef<string>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  // Only now is what was asked on the page: a touch before this goes on from what was wanted.
  useEffect(() => {
    if (latest.current === sent.current) latest.current = undefined;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- that they change is what it waits for
  }, [asked, key]);
  useEffect(() => {
    if (!isLeaving) return;
    clearTimeout(rest.current);
    latest.current = undefined;
  }, [isLeaving]);
  if (isLeaving && wanted !== undefined) setWanted(undefined);

  const go = async (query: string): Promise<void> => {
    sent.current = query;
    const way = { replace: true, preventScrollReset: true, state: OF_NEED };
    await navigate(`${BUNDLES_PATH}?${query}`, way);
    if (latest.current === undefined || latest.current === query) startTransition(() => setWanted(undefined));
  };
  const want = (change: (query: URLSearchParams) => void, ms: number) => {
    if (isLeaving) return;
    const next = new URLSearchParams(latest.current ?? asked);
    change(next);
    const query = next.toString();
    latest.current = query;
    setWanted(query);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => void go(query), ms);
  };
  return {
    query: new URLSearchParams(wanted ?? asked),
    problems,
    isOld: wanted !== undefined || (coming?.pathname === BUNDLES_PATH && pathname === BUNDLES_PATH),
    set: (name, value, how = 'drag') =>
      want((query) => put(query, name, value), how === 'drag' ? DRAG_MS : TYPE_MS),
    toggle: (name, values) =>
      want((query) => {
        if (values.length > 0) query.set(name, values.join(','));
        else query.delete(name);
      }, DRAG_MS),
    askNow: () => {
      clearTimeout(rest.current);
      if (latest.current !== undefined) void go(latest.current);
    },
    letBe: () => clearTimeout(rest.current),
  };
}

/** Sums that were said in other money mean nothing in this one. */
function put(query: URLSearchParams, name: NeedField, value: string): void {
  query.set(name, value);
  if (name === 'currency') for (const sum of SUMS) query.delete(sum);
}

/** How a change of the need is told from a way to elsewhere. */
const OF_NEED = { isNeed: true };
const isOfNeed = ({ state }: Location<unknown>): boolean =>
  (state as Partial<typeof OF_NEED> | null)?.isNeed === true;
