import type { WantedView } from '#market/wanted/wanted-view.ts';
import { MINOR_UNITS } from '#rules/money/money.ts';

/** What stands in the form at first, by its fields. */
export type WantedStart = Readonly<Record<string, readonly string[]>>;

/** The fields of the form, by the names that lists of hair and sets have for them in an address. */
const FROM_ADDRESS: Record<string, string> = {
  colour: 'colours',
  texture: 'textures',
  treatment: 'treatments',
  ethnicity: 'ethnicities',
  grams: 'grams',
  length: 'shortest',
  minLength: 'shortest',
  maxLength: 'longest',
  to: 'country',
};

type Usual = { country: string | null; currency: string; until: string };

/** Empty but for what is known: where somebody is at home, and what they looked for in vain. */
export const startFromAddress = (
  address: URLSearchParams,
  { country, currency, until }: Usual,
): WantedStart => ({
  ...(country !== null && { country: [country] }),
  currency: [currency],
  until: [until],
  cutState: ['any'],
  ...readAsked(address),
});

/** What an address fills in, as one text to compare; empty where it fills in nothing. */
export const nameAsked = (address: URLSearchParams): string =>
  Object.entries(readAsked(address))
    .map(([field, values]) => `${field}=${values.join(',')}`)
    .join('&');

function readAsked(address: URLSearchParams): Record<string, string[]> {
  const asked: Record<string, string[]> = {};
  for (const [name, field] of Object.entries(FROM_ADDRESS)) {
    const values = address
      .getAll(name)
      .slice(0, MAX_VALUES)
      .flatMap((value) => value.slice(0, MAX_LETTERS).split(','))
      .filter((value) => value !== '');
    if (values.length > 0) asked[field] = values;
  }
  return asked;
}

const MAX_VALUES = 10;
const MAX_LETTERS = 100;

/** A request as it stands, to be changed. */
export function startFromWanted({ facts, until, note }: WantedView): WantedStart {
  const { shortest, longest, grams, budgetPerGram } = facts;
  return {
    shortest: [String(shortest / 2)],
    longest: [String(longest / 2)],
    colours: facts.colours,
    textures: facts.textures,
    treatments: facts.treatments,
    ethnicities: facts.ethnicities,
    grams: [String(grams)],
    cutState: [facts.cutState ?? 'any'],
    ...(budgetPerGram && {
      budgetPerGram: [(budgetPerGram.amount / MINOR_UNITS).toFixed(2)],
      currency: [budgetPerGram.currency],
    }),
    country: [facts.country],
    until: [until],
    note: [note],
  };
}
