import { maskContactDetails } from './contact-masks.ts';
import type { ScamName } from './signals/catalogue.ts';
import { screenMessage, type ScreeningContext } from './screen-message.ts';

/** A piece of a message, and whether it is one of those it was held for. */
export type MarkedPiece = { text: string; isFound: boolean };

/** Whatever a signal asks for beside the words is so: here it only matters which words they were. */
const ANYWHERE: ScreeningContext = {
  isUncut: true,
  isPaid: false,
  isFromBuyer: true,
  isFirst: true,
  isNewAccount: true,
  isSalePossible: true,
  offerRatio: 2,
};

type Span = { start: number; end: number };

/** The message with the words marked that spoke against it: the shortest run of words for each thing that was found. */
export function findMarks(text: string, signals: readonly string[]): MarkedPiece[] {
  const words = [...text.matchAll(/\S+/g)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  // What was found by other names, before the catalogue had these, is looked for anew.
  const names = signals.some((signal) => isIn(text, signal))
    ? signals
    : screenMessage(text, ANYWHERE).signals;
  const spans = names.flatMap((signal) => shortestRun(text, words, (part) => isIn(part, signal)));
  const masked = words.filter(
    ({ start, end }) => maskContactDetails(text.slice(start, end)).found.length > 0,
  );
  return cutAt(text, joinTouching([...spans, ...masked]));
}

function isIn(part: string, signal: string): boolean {
  return screenMessage(part, ANYWHERE).signals.includes(signal as ScamName);
}

/** Taken away from the end and from the beginning until the next word would be missed; none if it is not in the words. */
function shortestRun(text: string, words: readonly Span[], isFound: (part: string) => boolean): Span[] {
  const slice = (first: number, last: number) =>
    text.slice(words[first]?.start ?? 0, words[last]?.end ?? text.length);
  let [first, last] = [0, words.length - 1];
  if (last < 0 || !isFound(slice(first, last))) return [];
  while (last > first && isFound(slice(first, last - 1))) last -= 1;
  while (first < last && isFound(slice(first + 1, last))) first += 1;
  return [{ start: words[first]?.start ?? 0, end: words[last]?.end ?? text.length }];
}

function joinTouching(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}

function cutAt(text: string, spans: readonly Span[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    pieces.push(
      { text: text.slice(from, start), isFound: false },
      { text: text.slice(start, end), isFound: true },
    );
    from = end;
  }
  return [...pieces, { text: text.slice(from), isFound: false }].filter((piece) => piece.text !== '');
}
