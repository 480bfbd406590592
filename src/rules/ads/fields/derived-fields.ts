import type { FieldTable } from './field.ts';
import { HAIR_SELLER_LABELS } from '../../hair/detail-words.ts';
import { LENGTH_LABELS } from '../../hair/hair-words.ts';
import { HAIR_LENGTHS, HAIR_SELLERS } from '../../hair/values.ts';

const ITSELF = { of: 'always', sentence: null } as const;

/** What is said of an ad without its seller saying it: made of other fields, or found by staff. */
export const DERIVED_FIELDS = {
  band: {
    kind: 'choice',
    column: 'band',
    label: 'Length',
    step: null,
    derived: 'by-database',
    of: HAIR_LENGTHS,
    labels: LENGTH_LABELS,
    sentence: '',
    needed: ITSELF,
    filter: { by: 'values', group: 'length', sqlType: 'hair_length', isCounted: true },
    show: { card: true, ownCard: true },
  },
  grams: {
    kind: 'weight',
    column: 'grams',
    label: 'Weight',
    step: null,
    derived: 'by-rules',
    min: 1,
    max: 5000,
    sentence: '',
    needed: ITSELF,
    filter: { by: 'range', group: 'weight', ends: ['minWeight', 'maxWeight'], title: 'Weight in grams' },
    show: { card: true, ownCard: true, csv: 'Weight (g)' },
  },
  gramsEstimated: {
    kind: 'flag',
    column: 'grams_estimated',
    label: 'Weight is estimated',
    step: null,
    derived: 'by-rules',
    unsaid: false,
    sentence: '',
    show: { card: true, ownCard: true },
  },
  pricePerGram: {
    kind: 'ratio',
    column: 'price_per_gram',
    label: 'Price per gram',
    step: null,
    derived: 'by-database',
    filter: {
      by: 'range',
      group: 'pricePerGram',
      ends: ['minPricePerGram', 'maxPricePerGram'],
      sqlColumn: 'price_per_gram_usd',
      title: 'Per gram',
    },
    show: { card: true, ownCard: true, staffList: true },
  },
  measured: {
    kind: 'flag',
    column: 'measured',
    label: 'Measured',
    step: null,
    derived: 'by-rules',
    unsaid: false,
    sentence: '',
    filter: { by: 'flag', group: 'measured', title: 'Measured: photo with a tape', chip: 'Measured' },
    show: { card: true, ownCard: true },
  },
  soldBy: {
    kind: 'choice',
    column: 'sold_by',
    label: 'Sold by',
    step: null,
    derived: 'by-database',
    of: HAIR_SELLERS,
    labels: HAIR_SELLER_LABELS,
    sentence: '',
    needed: ITSELF,
    filter: { by: 'values', group: 'soldBy', sqlType: 'hair_seller' },
    show: { card: true, ownCard: true },
  },
} as const satisfies FieldTable;
