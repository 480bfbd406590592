import { CATALOGUE, type ScamName } from './signals/catalogue.ts';
import { maskContactDetails } from './contact-masks.ts';
import { CONCEPT_WORDS, findConcepts, locateIdea, readIdea } from './find-ideas.ts';
import { Phrases, listWords } from './phrase.ts';
import { plainWords } from './plain-words.ts';
import { type Reading, indexWords, sentenceAround } from './reading.ts';
import { DENIALS, HEARSAY, NEW_THOUGHT, type Signal, type Situation, WORD_GROUPS } from './signals/signal.ts';

/** What is known beside the words. `offerRatio`: the offer over the asking price. */
export type ScreeningContext = {
  isUncut: boolean;
  isPaid: boolean;
  isFromBuyer: boolean;
  isFirst: boolean;
  isNewAccount: boolean;
  /** A newcomer who writes to one uncut head after another. */
  visitsManyUncut?: boolean;
  /** Whether the two could have a protected sale: elsewhere people pay each other as they can. */
  isSalePossible?: boolean;
  offerRatio: number | null;
  /** It stands in a request for hair, which speaks to nobody yet: of 'a girl', not of 'you'. */
  isRequest?: boolean;
  /** It stands in a rating, where people tell of what was done to them. */
  isRating?: boolean;
};

/** Low: delivered. Medium: delivered, masked, explained. High: held for staff. Refused: said why, nothing sent. */
type RiskLevel = 'low' | 'medium' | 'high' | 'refused';
export type Screening = {
  level: RiskLevel;
  score: number;
  /** The rows of the catalogue that fired. */
  signals: ScamName[];
  /** What the other person may read. */
  shownText: string;
};

const MEDIUM_FROM = 3;
const HIGH_FROM = 6;
/** An offer this far over the asking price wants something back. */
const OVERPAID_FROM = 1.15;

/** Reads a message as somebody does who knows the trade's tricks. Single common words never count alone. */
export function screenMessage(text: string, context: ScreeningContext): Screening {
  const words = plainWords(text, KNOWN_WORDS);
  const reading = indexWords(words, findConcepts(words));
  const { masked, found } = maskContactDetails(text);
  const scores = new Map<ScamName, number>();
  const add = (name: ScamName, weight: number) => scores.set(name, (scores.get(name) ?? 0) + weight);

  for (const { name, signals, isTrueOncePaid } of COMPILED)
    for (const signal of isTrueOncePaid && context.isPaid ? [] : signals)
      if (signal.when.every((situation) => holds(situation, context)) && isSaid(reading, signal))
        add(name, signal.weight);
  // Once is enough: to give a number and to say so is one try, not two.
  if (found.length > 0 || scores.has('off-site')) scores.set('off-site', MEDIUM_FROM);
  if (found.includes('web address')) add('link', MEDIUM_FROM);
  if (context.visitsManyUncut && context.isUncut) add('creep', HIGH_FROM);
  if (context.isNewAccount && scores.has('sob-story')) add('sob-story', 1);

  const score = [...scores.values()].reduce((sum, weight) => sum + weight, 0);
  const isRefused = CATALOGUE.some(({ name, isRefused }) => isRefused && scores.has(name));
  const level = isRefused ? 'refused' : score >= HIGH_FROM ? 'high' : score >= MEDIUM_FROM ? 'medium' : 'low';
  return { level, score, signals: [...scores.keys()], shownText: level === 'low' ? text : masked };
}

type CompiledSignal = ReturnType<typeof compileSignal>;

function compileSignal({
  says = [],
  means = [],
  weight,
  when = [],
  unless = [],
  mayBeDenied = true,
}: Signal) {
  return {
    said: new Phrases(says, WORD_GROUPS),
    meant: means.map(readIdea),
    weight,
    when,
    unless: new Phrases(unless, WORD_GROUPS),
    mayBeDenied,
  };
}

const COMPILED = CATALOGUE.map(({ name, signals, isTrueOncePaid = false }) => ({
  name,
  isTrueOncePaid,
  signals: signals.map(compileSignal),
}));
const KNOWN_WORDS = new Set([
  ...CATALOGUE.flatMap(({ signals }) => signals.flatMap(({ says = [] }) => listWords(says, WORD_GROUPS))),
  ...CONCEPT_WORDS,
]);
const DENIED = new Phrases(DENIALS, WORD_GROUPS);
const HEARD = new Phrases(HEARSAY, WORD_GROUPS);
const WORDS_BEFORE = 6;

function holds(situation: Situation, context: ScreeningContext): boolean {
  switch (situation) {
    case 'uncut and unpaid':
      return context.isUncut && !context.isPaid;
    case 'from the buyer':
      return context.isFromBuyer;
    case 'offer too high':
      return context.offerRatio !== null && context.offerRatio > OVERPAID_FROM;
    case 'new account':
      return context.isNewAccount;
    case 'a protected sale is possible':
      return context.isSalePossible === true;
    case 'in a request':
      return context.isRequest === true;
    case 'in a message':
      return context.isRating !== true && context.isRequest !== true;
  }
}

function isSaid(reading: Reading, { said, meant, unless, mayBeDenied }: CompiledSignal): boolean {
  const isOpenly = (start: number, end: number) => {
    const sentence = sentenceAround(reading, start, end);
    return (
      !unless.areIn(sentence.text) &&
      !HEARD.areIn(sentence.text) &&
      !(mayBeDenied && isDenied(reading, sentence.start, start))
    );
  };
  return (
    meant.some((idea) => locateIdea(idea, reading.concepts).some(({ start, end }) => isOpenly(start, end))) ||
    said
      .placesIn(reading.text, reading.words)
      .some(({ start, end }) => isOpenly(reading.wordAt(start), reading.wordAt(end - 1)))
  );
}

/** 'I never take cheques' and 'somebody asked me for gift cards' are what careful people write. */
function isDenied({ words }: Reading, from: number, start: number): boolean {
  const before = words.slice(Math.max(from, start - WORDS_BEFORE), start);
  const thought = before.findLastIndex((word) => NEW_THOUGHT.has(word));
  const near = [...before.slice(thought + 1), words[start]];
  return DENIED.areIn(` ${near.join(' ')} `);
}
