import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { toWantedPath, WANTED_GROUPS, WANTED_PATH } from './wanted-query.ts';

const REST_MS = 400;

export type WantedFilters = ReturnType<typeof useWantedFilters>;

/**
 * The filters of the requests. The address is their state; what was just touched shows before the list has followed,
 * and of several changes on their way the last one counts.
 */
export function useWantedFilters(asked: string, form: RefObject<HTMLFormElement | null>) {
  const { touched, go } = useNarrowing();
  const coming = useNavigation().location;
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = touched ?? asked;
  const apply = (isBox = false) => {
    clearTimeout(rest.current);
    const next = form.current && readForm(form.current);
    if (next && listChoices(next, isBox) !== listChoices(new URLSearchParams(query), isBox))
      go(next.toString());
  };
  // A box that was ticked before React ran is meant as well.
  const applyEarlyTicks = useEffectEvent(() => apply(true));
  useEffect(() => applyEarlyTicks(), []);
  useEffect(() => () => clearTimeout(rest.current), []);
  return {
    query: new URLSearchParams(query),
    isOld: touched !== undefined || coming?.pathname === WANTED_PATH,
    apply: () => apply(),
    applySoon: () => {
      clearTimeout(rest.current);
      rest.current = setTimeout(() => apply(), REST_MS);
    },
  };
}

/** Goes to the narrowed list. What was wanted is forgotten only with the list that shows it. */
function useNarrowing() {
  const navigate = useNavigate();
  const [touched, setTouched] = useState<string>();
  const last = useRef(0);
  const go = async (next: string): Promise<void> => {
    last.current += 1;
    const turn = last.current;
    setTouched(next);
    await navigate(toWantedPath(next), { replace: true, preventScrollReset: true });
    if (turn === last.current) startTransition(() => setTouched(undefined));
  };
  return { touched, go: (next: string) => void go(next) };
}

/** The form as an address, without what is usual. */
function readForm(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  if (query.get('order') === 'newest') query.delete('order');
  return query;
}

const BOXES: ReadonlySet<string> = new Set(WANTED_GROUPS);

const listChoices = (query: URLSearchParams, isBox: boolean): string =>
  [...query]
    .filter(([name]) => !isBox || BOXES.has(name))
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&');
