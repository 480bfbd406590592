import { expect, test } from 'vitest';
import type { AdFacts } from '../ad-facts.ts';
import { scoreRisk, type Surroundings, type Tail } from './risk.ts';

const black: Tail = { colour: 'black', ethnicity: 'indian', texture: 'straight' };
const red: Tail = { colour: 'red', ethnicity: 'caucasian', texture: 'wavy' };
const blonde: Tail = { colour: 'blonde', ethnicity: 'caucasian', texture: 'curly' };
const risk = (otherTails: Tail[], more: Partial<Surroundings> = {}, source = 'own-hair') => {
  const facts = { ...black, source, price: null, lengthMm: null, weightGrams: null } as AdFacts;
  const around = { rates: {} as Surroundings['rates'], isPhotoSeenElsewhere: false, isTrader: false };
  return scoreRisk(facts, { ...around, otherTails, ...more }).signals;
};

test('three tails of different kinds are a trade, and a trade says so', () => {
  expect(risk([red, blonde])).toEqual(['many-unrelated-tails']);
  expect(risk([red, black])).toEqual([]);
  expect(risk([red, blonde], { isTrader: true })).toEqual([]);
  expect(risk([red, blonde], {}, 'dealer')).toEqual([]);
});
