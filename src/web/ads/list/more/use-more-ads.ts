import { useRef, useState, useSyncExternalStore } from 'react';
import type { AdCard } from '#market/ads/ad-view.ts';
import { formatNumber } from '#rules/numbers/format-number.ts';
import { toast } from '../../../ui/browser/toast.ts';
import type { CardView } from '../../card/card-view.ts';
import type { AdListData } from '../../find/load-ad-list.ts';
import { type Listing, toSearchQuery } from '../../find/listing.ts';
import { useEntryKey } from '../../../ui/hooks/use-entry-key.ts';

/** What was loaded under a list since its page was opened. */
type More = { items: readonly CardView[]; next: string | null };

const MAX_LISTS = 20;
const NOT_REACHED = 'We could not be reached. Please check your connection and try again.';

/** By the entry of the history, so that whoever comes back to a list finds it as long as it was. */
const loaded = new Map<string, More>();
const watchers = new Set<() => void>();

/** The ads of a list and those loaded under it. */
export function useMoreAds({ listing, found, seen }: AdListData, limit: number) {
  const key = useEntryKey();
  const more = useSyncExternalStore(
    watch,
    () => loaded.get(key),
    () => undefined,
  );
  const [isLoading, setLoading] = useState(false);
  const [last, setLast] = useState({ key, focused: '', said: '' });
  const isBusy = useRef(false);
  const items = more ? joinById(found.items, more.items) : found.items;
  const next = more ? more.next : found.next;
  const load = async (): Promise<void> => {
    if (isBusy.current || next === null) return;
    isBusy.current = true;
    setLoading(true);
    const page = await fetchPage(listing, next, limit);
    isBusy.current = false;
    setLoading(false);
    if (!page) return toast(NOT_REACHED, { kind: 'problem' });
    const longer = joinById(items, page.items);
    keep(key, { items: longer.slice(found.items.length), next: page.next });
    const count = `${longer.length - items.length} more ads`;
    const said = [
      count,
      ...(found.totalAbout
        ? []
        : [`${formatNumber(seen + longer.length)} of ${formatNumber(found.total)} ads`]),
    ];
    setLast({ key, focused: longer[items.length]?.id ?? '', said: said.join(', ') });
  };
  const isOfHere = last.key === key;
  return {
    items,
    next,
    isLoading,
    load: () => void load(),
    /** The first of those that came last, and what is said of them. */
    focused: isOfHere ? last.focused : '',
    said: isOfHere ? last.said : '',
  };
}

/** Ads that moved on while somebody was reading are there once. */
function joinById(first: readonly CardView[], then: readonly CardView[]): readonly CardView[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
}

/** Undefined where it could not be had: the link to the next page is still there. */
async function fetchPage(listing: Listing, after: string, limit: number): Promise<More | undefined> {
  const query = toSearchQuery(listing);
  query.set('after', after);
  query.set('limit', String(limit));
  try {
    const answer = await fetch(`/api/ad/getAllAds?${query}`);
    if (!answer.ok) return undefined;
    const { items, next } = (await answer.json()) as { items: AdCard[]; next: string | null };
    // With the words of all countries: only who loads more of them needs these.
    const { toCardViews } = await import('../../card/make-card-view.ts');
    return { items: toCardViews(items), next };
  } catch {
    return undefined;
  }
}

function keep(key: string, more: More): void {
  const [oldest] = loaded.keys();
  if (oldest !== undefined && loaded.size >= MAX_LISTS) loaded.delete(oldest);
  loaded.set(key, more);
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
