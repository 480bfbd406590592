import { CATALOGUE, type ScamName } from './catalogue.ts';
import { maskContactDetails } from './contact-masks.ts';
import { compilePhrases, wordsOf } from './phrase.ts';
import { plainWords } from './plain-words.ts';
import { DENIALS, HEARSAY, type Situation, WORD_GROUPS } from './signal.ts';

/** What is known beside the words. `offerRatio`: the offer over the asking price. */
export type ScreeningContext = {
  isUncut: boolean;
  isPaid: boolean;
  isFromBuyer: boolean;
  isFirst: boolean;
  isNewAccount: boolean;
  /** A newcomer who writes to one uncut head after another. */
  visitsManyUncut?: boolean;
  offerRatio: number | null;
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
  const { masked, found } = maskContactDetails(text);
  const scores = new Map<ScamName, number>();
  const add = (name: ScamName, weight: number) => scores.set(name, (scores.get(name) ?? 0) + weight);

  for (const { name, signals } of COMPILED)
    for (const signal of signals)
      if (signal.when.every((situation) => holds(situation, context)) && isSaid(words, signal))
        add(name, signal.weight);
  // Once is enough: to give a number and to say so is one try, not two.
  if (found.length > 0) scores.set('off-site', MEDIUM_FROM);
  if (found.includes('web address')) add('link', MEDIUM_FROM);
  if (context.visitsManyUncut && context.isUncut) add('creep', HIGH_FROM);
  if (context.isNewAccount && scores.has('sob-story')) add('sob-story', 1);

  const score = [...scores.values()].reduce((sum, weight) => sum + weight, 0);
  const isRefused = CATALOGUE.some(({ name, isRefused }) => isRefused && scores.has(name));
  const level = isRefused ? 'refused' : score >= HIGH_FROM ? 'high' : score >= MEDIUM_FROM ? 'medium' : 'low';
  return { level, score, signals: [...scores.keys()], shownText: level === 'low' ? text : masked };
}

type CompiledSignal = {
  said: RegExp;
  weight: number;
  when: readonly Situation[];
  unless: RegExp | null;
  mayBeDenied: boolean;
};

const COMPILED = CATALOGUE.map(({ name, signals }) => ({
  name,
  signals: signals.map(({ says, weight, when = [], unless, mayBeDenied = true }): CompiledSignal => ({
    said: compilePhrases(says, WORD_GROUPS),
    weight,
    when,
    unless: unless ? compilePhrases(unless, WORD_GROUPS) : null,
    mayBeDenied,
  })),
}));
const KNOWN_WORDS = new Set(
  CATALOGUE.flatMap(({ signals }) => signals.flatMap(({ says }) => wordsOf(says, WORD_GROUPS))),
);
const DENIED = compilePhrases(DENIALS, WORD_GROUPS);
const HEARD = compilePhrases(HEARSAY, WORD_GROUPS);
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
  }
}

function isSaid(words: string, { said, unless, mayBeDenied }: CompiledSignal): boolean {
  for (const match of words.matchAll(said)) {
    const from = words.lastIndexOf(' . ', match.index) + 1;
    const end = words.indexOf(' . ', match.index + match[0].length - 1);
    const sentence = words.slice(from, end < 0 ? undefined : end + 1);
    if (unless && contains(sentence, unless)) continue;
    if (mayBeDenied && isDenied(words.slice(from, match.index), match[0], sentence)) continue;
    return true;
  }
  return false;
}

/** 'I never take cheques' and 'somebody asked me for gift cards' are what careful people write. */
function isDenied(before: string, match: string, sentence: string): boolean {
  const near = [...before.trim().split(' ').slice(-WORDS_BEFORE), match.split(' ', 1)[0]].join(' ');
  return contains(` ${near} `, DENIED) || contains(sentence, HEARD);
}

function contains(text: string, pattern: RegExp): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}
