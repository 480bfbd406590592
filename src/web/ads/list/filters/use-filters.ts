import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { CURRENCIES, type Currency } from '#rules/money/money.ts';
import { isInCurrency } from '#rules/search/filters.ts';
import { useUsualCurrency } from '../../../prices/use-usual-currency.ts';
import {
  findDestination,
  LIST_FLAGS,
  LIST_GROUPS,
  LIST_RANGES,
  type Listing,
  RANGE_ENDS,
  toListAddress,
  withDestination,
} from '../../find/listing.ts';

const REST_MS = 400;
const DRAWN_REST_MS = 150;
const PRICE_ENDS = LIST_RANGES.filter(isInCurrency).flatMap(({ least, most }) => [least, most]);
const BOXES: ReadonlySet<string> = new Set([...LIST_GROUPS, ...LIST_FLAGS]);

export type Filters = {
  /** What is chosen: just now, or as the address says. */
  query: URLSearchParams;
  currency: Currency;
  isLoading: boolean;
  /** What was just said is not counted yet: the number of ads that is known is that of the list before. */
  isCounting: boolean;
  /** Something was chosen: the ads follow at once. */
  apply: () => void;
  /** Somebody is typing: the ads follow when the hand rests. */
  applySoon: () => void;
  /** The same of what a hand draws, which no field of the form says. */
  drawSoon: (fields: Readonly<Record<string, string>>) => void;
};

type Parts = { form: RefObject<HTMLFormElement | null>; results: RefObject<HTMLElement | null> };

/**
 * The filters of a list. The address is their state; what was just touched shows before the list has followed, and of
 * several changes on their way the last one counts.
 */
export function useFilters(listing: Listing, { form, results }: Parts): Filters {
  const shown = useShownQuery(listing);
  const usual = useUsualCurrency() ?? CURRENCIES[0];
  const { wanted, show } = useNarrowing(listing, results);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isResting, setResting] = useState(false);
  const query = new URLSearchParams(wanted ?? shown.query);
  const apply = (isChoice = isAny, drawn: Readonly<Record<string, string>> = {}) => {
    clearTimeout(rest.current);
    const next = form.current && readForm(form.current, { usual, home: listing.home, drawn });
    if (next && listChoices(next, isChoice) !== listChoices(query, isChoice)) show(next.toString());
  };
  // A box that was ticked before React ran is meant as well.
  const applyEarlyTicks = useEffectEvent(() => apply((name) => BOXES.has(name)));
  useEffect(() => applyEarlyTicks(), []);
  useEffect(() => () => clearTimeout(rest.current), []);
  const applyIn = (ms: number, drawn?: Readonly<Record<string, string>>) => {
    clearTimeout(rest.current);
    setResting(true);
    rest.current = setTimeout(() => {
      setResting(false);
      apply(isAny, drawn);
    }, ms);
  };
  const isLoading = wanted !== undefined || shown.isComing;
  return {
    query,
    currency: (query.get('currency') as Currency | null) ?? (hasPrice(query) ? 'USD' : usual),
    isLoading,
    isCounting: isLoading || isResting,
    apply() {
      setResting(false);
      apply();
    },
    applySoon: () => applyIn(REST_MS),
    drawSoon: (drawn) => applyIn(DRAWN_REST_MS, drawn),
  };
}

/** Goes to the narrowed list. What was wanted is forgotten only with the list that shows it. */
function useNarrowing(listing: Listing, results: Parts['results']) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  const last = useRef(0);
  const show = async (query: string): Promise<void> => {
    last.current += 1;
    const turn = last.current;
    setWanted(query);
    // Another list begins at its top, which somebody far down an old one would not see.
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView();
    await navigate(toListAddress(listing, query), { replace: true, preventScrollReset: true });
    if (turn === last.current) startTransition(() => setWanted(undefined));
  };
  return { wanted, show: (query: string) => void show(query) };
}

/** The filters of the list that is coming, or of the one that is there. */
function useShownQuery(listing: Listing) {
  const here = useLocation();
  const coming = useNavigation().location;
  if (coming?.pathname === listing.path) return { query: withoutPage(coming.search), isComing: true };
  const query = new URLSearchParams(listing.query);
  const address = new URLSearchParams(here.search);
  // An amount that makes no sense stays in its box, to be put right.
  for (const end of RANGE_ENDS) if (address.has(end)) query.set(end, address.get(end) ?? '');
  if (listing.currency) query.set('currency', listing.currency);
  return { query: query.toString(), isComing: false };
}

function withoutPage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('after');
  query.delete('seen');
  return query.toString();
}

type Reading = { usual: Currency; home: Listing['home']; drawn: Readonly<Record<string, string>> };

/** The form as an address, without what is usual. What was drawn takes the place of its field. */
function readForm(form: HTMLFormElement, { usual, home, drawn }: Reading): URLSearchParams {
  const query = new URLSearchParams();
  const data = new FormData(form);
  for (const [name, value] of Object.entries(drawn)) data.set(name, value);
  for (const [name, value] of data) if (typeof value === 'string' && value !== '') query.append(name, value);
  if (query.get('sort') === 'newest') query.delete('sort');
  if (!hasPrice(query) && query.get('currency') === usual) query.delete('currency');
  return new URLSearchParams(withDestination(query.toString(), findDestination(query, home), home));
}

/** An amount without a currency is in dollars. */
const hasPrice = (query: URLSearchParams) => PRICE_ENDS.some((end) => query.has(end));

const isAny = (_name: string) => true;

const listChoices = (query: URLSearchParams, isChoice: (name: string) => boolean): string =>
  [...query]
    .filter(([name]) => isChoice(name))
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&');
