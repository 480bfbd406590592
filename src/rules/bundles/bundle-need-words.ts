import { BUNDLE_LIMITS, BUNDLE_SIZE, type BundleNeed } from './bundle-need.ts';
import { MINOR_UNITS } from '../money/money.ts';

const { grams, halfInches, spread } = BUNDLE_LIMITS;

/** What is said of a need that makes no sense, at its field: the names are those of an address. */
export const NEED_SENTENCES = {
  grams: `Enter ${grams.min} to ${grams.max} grams.`,
  length: `Enter ${halfInches.min / 2} to ${halfInches.max / 2} inches.`,
  spread: `Hair more than ${spread.max / 2} in apart does not go into one piece.`,
  colour: 'Choose at least one colour.',
  texture: 'Choose at least one texture.',
  treatment: 'Choose at least one treatment.',
  ethnicity: 'Choose hair types from the list.',
  types: 'Choose one hair type, or mixed.',
  flag: 'Tick it or leave it.',
  to: 'Say where it must be sent.',
  budget: 'Enter a budget or leave it empty.',
  parcel: 'Enter what a parcel costs, or 0.',
  currency: 'Choose US dollars, pounds, euros or rupees.',
  order: 'Choose cheapest or most alike first.',
} as const;

export const SIZE_SENTENCE = `A bundle has ${BUNDLE_SIZE.min} to ${BUNDLE_SIZE.max} hanks.`;
export const NO_BUNDLE = 'There is no such bundle.';

/** In half inches, as typed inches are read. */
export const USUAL_SPREAD = 6;

/**
 * In an address `types=one` or `types=mixed`; of two the last counts, so that a form sends the one from a hidden field
 * and the other from a box that is ticked.
 */
export const HAIR_TYPES = ['one', 'mixed'] as const;

/** A need as the end of an address, which `FindBundles` reads back as the same. */
export function writeNeed(need: BundleNeed): string {
  const flags = { cut: need.isOnlyCut, measured: need.isOnlyMeasured, tied: need.isOnlyTied };
  const said = {
    grams: String(need.grams),
    length: String(need.halfInches / 2),
    spread: String(need.spread / 2),
    colour: need.colours.join(','),
    texture: need.textures.join(','),
    treatment: need.treatments.join(','),
    ethnicity: need.ethnicities.join(','),
    types: need.isOneType ? 'one' : 'mixed',
    ...Object.fromEntries(Object.entries(flags).map(([name, isOn]) => [name, isOn ? '1' : ''])),
    to: need.country,
    currency: need.parcel.currency,
    budget: need.budget === null ? '' : String(need.budget.amount / MINOR_UNITS),
    parcel: String(need.parcel.amount / MINOR_UNITS),
    order: need.order,
  };
  return new URLSearchParams(Object.entries(said).filter(([, text]) => text !== '')).toString();
}

/** What is sent to all sellers of a bundle at once. */
export const CONTACT_LIMITS = { message: { min: 20, max: 1000 }, percentOff: { min: 0, max: 30 } } as const;
