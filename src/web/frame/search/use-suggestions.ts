import { useEffect, useState } from 'react';
import type { AdCard } from '#market/ads/ad-view.ts';

const LEAST_LETTERS = 2;
const REST_MS = 150;
const WAITING_MS = 300;
const MAX_ADS = 3;

type Suggestion = { text: string; count: number };
export type Suggested = {
  suggestions: readonly Suggestion[];
  ads: readonly AdCard[];
  /** An answer takes its time. */
  isWaiting: boolean;
};

const NOTHING: Suggested = { suggestions: [], ads: [], isWaiting: false };

/** Whether there is anything to show, or will be. */
export const isOffering = ({ suggestions, ads, isWaiting }: Suggested): boolean =>
  suggestions.length > 0 || ads.length > 0 || isWaiting;

/**
 * Ways to end what is being typed, and the first ads it finds. Asked once the hand rests; an answer that comes too late
 * is forgotten. Where an answer fails nothing is offered, and the form works as ever.
 */
export function useSuggestions(words: string): { suggested: Suggested; close: () => void } {
  const [found, setFound] = useState(NOTHING);
  const isAsked = words.trim().length >= LEAST_LETTERS;
  useEffect(() => {
    if (!isAsked) return;
    const typing = new AbortController();
    const rest = setTimeout(() => void ask(words, typing.signal, setFound), REST_MS);
    return () => {
      clearTimeout(rest);
      typing.abort();
    };
  }, [words, isAsked]);
  return {
    suggested: isAsked ? found : NOTHING,
    close: () => setFound(NOTHING),
  };
}

async function ask(
  words: string,
  signal: AbortSignal,
  show: (next: Suggested | ((now: Suggested) => Suggested)) => void,
): Promise<void> {
  const waiting = setTimeout(() => show((now) => ({ ...now, isWaiting: true })), WAITING_MS);
  const [suggestions, ads] = await Promise.all([findSuggestions(words, signal), findAds(words, signal)]);
  clearTimeout(waiting);
  if (!signal.aborted) show({ suggestions, ads, isWaiting: false });
}

const findSuggestions = (words: string, signal: AbortSignal) =>
  findItems<Suggestion>(`/api/search/suggest?${new URLSearchParams({ q: words })}`, signal);

const findAds = (words: string, signal: AbortSignal) =>
  findItems<AdCard>(
    `/api/ad/getAllHairListings?${new URLSearchParams({ q: words, limit: String(MAX_ADS) })}`,
    signal,
  );

async function findItems<Item>(url: string, signal: AbortSignal): Promise<readonly Item[]> {
  try {
    const answer = await fetch(url, { signal });
    return answer.ok ? ((await answer.json()) as { items: Item[] }).items : [];
  } catch {
    return [];
  }
}
