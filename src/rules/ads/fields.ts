import { DERIVED_FIELDS } from './fields/derived-fields.ts';
import type { FieldTable } from './fields/field.ts';
import { always, choice, flag, money, range, size, typed } from './fields/field-rows.ts';
import { OFFER_FIELDS } from './fields/offer-fields.ts';
import * as details from '../hair/detail-words.ts';
import * as words from '../hair/hair-words.ts';
import { CIRCUMFERENCE_STEP, LENGTH_STEP } from '../hair/measure.ts';
import * as hair from '../hair/values.ts';
import { CURRENCIES, CURRENCY_NAMES } from '../money/money.ts';

const TIED = 'Say whether the root ends are tied together.';
const TREATED = 'Choose what was done to the hair.';
const TEXTURED = 'Choose straight, wavy, curly or coily.';
const CUT_OR_NOT = 'Say whether the hair is cut.';

/**
 * Every field of an ad, said once: what it is called, where it is stored, what is asked of it, how it is found and where
 * it is shown. The API, forms, lists, filters, files and the audit read it here. The order is that of an ad's page.
 */
export const AD_FIELDS = {
  ...DERIVED_FIELDS,
  title: {
    ...typed('check', 'title', { min: 10, max: 90 }),
    label: 'Title',
    needed: always('Give your ad a title.'),
    show: { card: true, ownCard: true },
  },
  description: {
    ...typed('check', 'description', { min: 20, max: 2000, isLong: true }),
    label: 'Description',
    needed: always('Describe the hair in a few sentences.'),
    show: { page: 'hide' },
  },
  price: {
    ...money('price', 'Set a price between 1 and 20,000, in whole cents, pence or paise.'),
    label: 'Price',
    needed: { of: 'fixed-price', sentence: 'Set a price, or say that you are open to offers.' },
    filter: { ...range('price', 'Price', 'Price'), sqlColumn: 'price_usd_cents' },
    show: { card: true, ownCard: true, csv: 'Price' },
  },
  currency: {
    ...choice('price', 'currency', CURRENCIES, CURRENCY_NAMES),
    sentence: 'Choose US dollars, pounds, euros or rupees.',
    label: 'Currency',
    needed: always(null),
    show: { card: true, ownCard: true, csv: 'Currency' },
  },
  lengthMm: {
    ...size('length_mm', 'length', { min: 1, max: 80, inchStep: LENGTH_STEP }),
    wire: 'length',
    label: 'Length',
    needed: always('Enter the length of the hair.'),
    isScored: true,
    filter: range('lengthRange', 'Length', 'Length range'),
    show: { card: true, ownCard: true, check: true, csv: 'Length (mm)' },
  },
  shortestLayerMm: {
    ...size('shortest_layer_mm', 'shortest layer', { min: 0.5, max: 80, inchStep: LENGTH_STEP }),
    wire: 'shortestLayer',
    label: 'Shortest layer',
    show: { page: 'hide' },
  },
  weightGrams: {
    kind: 'weight',
    column: null,
    wire: 'weight',
    label: 'Weight',
    step: 'hair',
    min: 5,
    max: 2000,
    sentence: 'Enter the weight in whole grams, between 5 and 2,000.',
    only: 'cut',
    needed: { of: 'cut', sentence: 'Weigh the hair and enter the grams.' },
    isScored: true,
    show: { check: true },
  },
  circumferenceMm: {
    ...size('circumference_mm', 'measure round the tied ponytail', {
      min: 1,
      max: 8,
      inchStep: CIRCUMFERENCE_STEP,
    }),
    wire: 'circumference',
    label: 'Round the ponytail',
    needed: { of: 'uncut', sentence: 'Measure round the tied ponytail and enter the inches.' },
    show: { page: 'hide' },
  },
  colour: {
    ...choice('hair', 'colour', hair.HAIR_COLOURS, words.COLOUR_LABELS),
    sentence: 'Choose a colour from the list.',
    label: 'Colour',
    needed: always('Choose the colour.'),
    isScored: true,
    filter: { by: 'values', group: 'colour', sqlType: 'hair_colour', isCounted: true },
    show: { card: true, ownCard: true, check: true },
  },
  ethnicity: {
    ...choice('hair', 'ethnicity', hair.HAIR_ETHNICITIES, words.ETHNICITY_LABELS),
    sentence: 'Choose a hair type from the list.',
    label: 'Hair type',
    isPersonal: true,
    filter: { by: 'values', group: 'ethnicity', sqlType: 'hair_ethnicity', isCounted: true },
    show: { card: true, check: true },
  },
  ethnicityConsent: {
    ...flag(null, 'Say whether we may publish the hair type.'),
    step: 'hair',
    label: 'Hair type may be published',
  },
  texture: {
    ...choice('hair', 'texture', hair.TEXTURES, words.TEXTURE_LABELS),
    sentence: TEXTURED,
    label: 'Texture',
    needed: always(TEXTURED),
    filter: { by: 'values', group: 'texture', sqlType: 'hair_texture', isCounted: true },
    show: { card: true, check: true },
  },
  treatment: {
    ...choice('hair', 'treatment', hair.TREATMENTS, words.TREATMENT_LABELS),
    sentence: TREATED,
    notes: details.TREATMENT_NOTES,
    label: 'Treatment',
    needed: always(TREATED),
    isScored: true,
    filter: { by: 'values', group: 'treatment', sqlType: 'hair_treatment', isCounted: true },
    show: { card: true, check: true },
  },
  condition: {
    ...choice('hair', 'condition', hair.CONDITIONS, words.CONDITION_LABELS),
    sentence: 'Choose excellent, good or fair.',
    label: 'Condition',
    needed: always('Choose the condition.'),
    show: { page: 'ask', check: true },
  },
  hairAgeYears: {
    kind: 'number',
    column: 'hair_age_years',
    label: 'Age of the hair',
    step: 'hair',
    min: 0.5,
    max: 40,
    every: 0.5,
    usual: [2, 9],
    unit: ['year old', 'years old'],
    sentence: 'Enter the age of the hair in years, from 0.5 to 40, in halves, like 5 or 2.5.',
    filter: {
      ...range('hairAge', 'HairAge', 'Age of the hair in years'),
      words: 'years old, year old, yrs old, yr old, years of age',
    },
    show: { card: 'said', check: true, csv: 'Age of the hair (years)' },
  },
  cutState: {
    ...choice('hair', 'cut_state', hair.CUT_STATES, words.CUT_STATE_LABELS),
    sentence: CUT_OR_NOT,
    label: 'Cut',
    needed: always(CUT_OR_NOT),
    filter: {
      by: 'values',
      group: 'cutState',
      sqlType: 'cut_state',
      isCounted: true,
      title: 'Cut or still growing',
    },
    show: { card: true },
  },
  cutDate: {
    kind: 'day',
    column: 'cut_date',
    label: 'Cut on',
    step: 'hair',
    sentence: 'Enter the day it was cut, like 2026-10-01.',
    only: 'cut',
    needed: { of: 'cut', sentence: 'Enter the day the hair was cut.' },
    show: { page: 'hide' },
  },
  toBeCutBy: {
    ...choice('hair', 'to_be_cut_by', hair.CUTTERS, details.CUTTER_LABELS),
    sentence: 'Choose who will cut it: a salon, yourself, or a friend or relative.',
    label: 'Will be cut by',
    only: 'uncut',
    needed: { of: 'uncut', sentence: 'Say who will cut the hair.' },
    show: { page: 'ask' },
  },
  rootsTied: {
    ...choice('hair', 'roots_tied', hair.ROOTS_TIED, details.ROOTS_TIED_LABELS),
    sentence: TIED,
    label: 'Root ends',
    only: 'cut',
    needed: { of: 'cut', sentence: TIED },
    show: { page: 'ask' },
  },
  source: {
    ...choice('hair', 'source', hair.SOURCES, words.SOURCE_LABELS),
    sentence: 'Say where the hair comes from.',
    label: 'Whose hair',
    needed: always('Say where the hair comes from.'),
    show: { page: 'ask' },
  },
  heat: {
    ...choice('hair', 'heat', hair.HEAT_USES, details.HEAT_LABELS),
    sentence: 'Say how often it was styled with heat.',
    label: 'Heat',
    show: { page: 'ask' },
  },
  washing: {
    ...choice('hair', 'washing', hair.WASHINGS, details.WASHING_LABELS),
    sentence: 'Say how often it was washed.',
    label: 'Washing',
    show: { page: 'ask' },
  },
  smokeFree: {
    ...flag('smoke_free', 'Say whether the home is smoke-free.'),
    unsaid: null,
    step: 'hair',
    label: 'Smoke-free home',
    show: { page: 'ask' },
  },
  ...OFFER_FIELDS,
} as const satisfies FieldTable;
