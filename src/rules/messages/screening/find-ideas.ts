import { CONCEPTS, type ConceptName } from './concepts/concepts.ts';

/** Where in the words something stands. */
export type Span = { start: number; end: number };

/**
 * An idea is what a sentence comes to, however it is put: concepts near each other. `paid + notice` in any order,
 * `cut > then > pay` in this one, within the number of words that `~` gives.
 */
export type Idea = { parts: readonly ConceptName[]; isOrdered: boolean; within: number };

const WITHIN = 10;

export function readIdea(written: string): Idea {
  const [concepts = '', within] = written.split(' ~');
  const parts = concepts.split(/ [+>] /);
  for (const part of parts) if (!isConcept(part)) throw new Error(`there is no concept called ${part}`);
  return {
    parts: parts as ConceptName[],
    isOrdered: concepts.includes(' > '),
    within: within === undefined ? WITHIN : Number(within),
  };
}

const isConcept = (name: string): name is ConceptName => Object.hasOwn(CONCEPTS, name);

/** All concepts that the words name, each with its places: one walk through the words. */
export function findConcepts(words: readonly string[]): Map<ConceptName, Span[]> {
  const found = new Map<ConceptName, Span[]>();
  const add = (name: ConceptName, start: number, end: number) => {
    const spans = found.get(name);
    if (spans) spans.push({ start, end });
    else found.set(name, [{ start, end }]);
  };
  for (const [at, word] of words.entries()) {
    for (const name of listConcepts(word)) add(name, at, at + 1);
    for (const { rest, name } of LONGER.get(word) ?? []) {
      const end = matchRest(words, at + 1, rest);
      if (end > 0) add(name, at, end);
    }
  }
  return found;
}

/** The places where an idea is found, at most one for each place of its first concept. */
export function locateIdea(idea: Idea, found: ReadonlyMap<ConceptName, Span[]>): Span[] {
  const [first, ...others] = idea.parts.map((name) => found.get(name));
  if (!first || others.includes(undefined)) return [];
  return first.flatMap((place) => {
    const chosen = [place];
    for (const spans of others) {
      const next = idea.isOrdered ? following(chosen, spans ?? []) : nearest(chosen, spans ?? []);
      if (!next) return [];
      chosen.push(next);
    }
    const start = Math.min(...chosen.map((span) => span.start));
    const end = Math.max(...chosen.map((span) => span.end));
    return end - start <= idea.within + 1 ? [{ start, end }] : [];
  });
}

const following = (chosen: Span[], spans: Span[]) =>
  spans.find(({ start }) => start >= (chosen.at(-1)?.end ?? 0));

function nearest(chosen: Span[], spans: Span[]): Span | undefined {
  const [{ start, end }] = chosen as [Span];
  const distance = (span: Span) => (span.start >= end ? span.start - end : start - span.end);
  return spans
    .filter((span) => chosen.every((other) => span.start >= other.end || span.end <= other.start))
    .reduce<Span | undefined>(
      (best, span) => (best === undefined || distance(span) < distance(best) ? span : best),
      undefined,
    );
}

/** Where these words end if they follow from here; `_` is any one word or none. 0 if they do not. */
function matchRest(words: readonly string[], from: number, rest: readonly string[]): number {
  let at = from;
  for (const [index, word] of rest.entries()) {
    if (word === '_') {
      if (words[at] !== rest[index + 1] && words[at] !== '.') at += 1;
    } else if (!isWord(words[at], word)) return 0;
    else at += 1;
  }
  return at;
}

const isWord = (word: string | undefined, wanted: string) =>
  word === wanted || (wanted.endsWith('*') && word?.startsWith(wanted.slice(0, -1)) === true);

/** The single words that concepts name, for undoing disguises. */
export const CONCEPT_WORDS: readonly string[] = Object.values(CONCEPTS)
  .flatMap((list) => list.split(/[ ,]+/))
  .map((word) => word.replace('*', ''))
  .filter((word) => /^[a-z]{4,}$/.test(word));

const SINGLE = new Map<string, ConceptName[]>();
const BEGINNINGS = new Map<string, ConceptName[]>();
const LONGER = new Map<string, { rest: string[]; name: ConceptName }[]>();
const SHORTEST_BEGINNING = 3;

for (const [name, list] of Object.entries(CONCEPTS) as [ConceptName, string][])
  for (const entry of list.split(/, */)) {
    const [word = '', ...rest] = entry.trim().split(' ');
    if (rest.length > 0) put(LONGER, word, { rest, name });
    else if (word.endsWith('*')) put(BEGINNINGS, word.slice(0, -1), name);
    else put(SINGLE, word, name);
  }

function put<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function listConcepts(word: string): ConceptName[] {
  const names = [...(SINGLE.get(word) ?? [])];
  for (let length = SHORTEST_BEGINNING; length <= word.length; length += 1) {
    const begun = BEGINNINGS.get(word.slice(0, length));
    if (begun) names.push(...begun);
  }
  return names;
}
