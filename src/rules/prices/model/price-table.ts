import type {
  Condition,
  HairColour,
  HairEthnicity,
  HairLength,
  Texture,
  Treatment,
} from '../../hair/values.ts';
import type { Currency } from '../../money/money.ts';

/**
 * The constants of the price model. Whoever changes one gives the table a new version.
 * Base of it all: Indian, black, never coloured, straight hair in good condition.
 */
export const PRICE_TABLE = {
  version: '2026-11',

  /** US dollars per gram by length in inches; straight lines between the knots, level after the last. */
  rates: [
    [0, 0],
    [5, 0.03],
    [7.5, 0.12],
    [12.5, 0.24],
    [17.5, 0.42],
    [22.5, 0.6],
    [27.5, 0.84],
    [33, 1.11],
    [40, 1.5],
  ],

  colour: {
    black: 1,
    brown: 1.1,
    chestnut: 1.2,
    auburn: 1.5,
    red: 1.8,
    blonde: 2,
    'white-and-grey': 0.6,
  },
  ethnicity: { indian: 1, asian: 1, african: 1.3, 'middle-eastern': 1.5, caucasian: 2.5 },
  treatment: { virgin: 1, dyed: 0.5, 'permed-or-relaxed': 0.4, 'bleached-or-highlighted': 0.3 },
  texture: { straight: 1, wavy: 1.1, curly: 1.25, coily: 1 },
  condition: { excellent: 1.25, good: 1, fair: 0.7 },

  /** Hair types for which few sales are known: the page says so. */
  weaklyFounded: ['african', 'middle-eastern'],

  /** What a dealer pays, what to ask, and what a patient private sale may bring, as parts of the base. */
  shares: { dealer: 0.45, asking: 1, private: 2 },

  /** Figures are rounded to so many whole units. */
  steps: { USD: 5, GBP: 5, EUR: 5, INR: 100 },

  /** Below this there is no real market. */
  leastBaseUsd: 10,

  growthCmPerMonth: 1.25,

  /** What our own sales moved: the database keeps it, see market/prices/refit-prices.ts. */
  cells: {},
} as const satisfies PriceTable;

export type PriceTable = {
  version: string;
  rates: readonly (readonly [inches: number, usdPerGram: number])[];
  colour: Record<HairColour, number>;
  ethnicity: Record<HairEthnicity, number>;
  treatment: Record<Treatment, number>;
  texture: Record<Texture, number>;
  condition: Record<Condition, number>;
  weaklyFounded: readonly HairEthnicity[];
  shares: { dealer: number; asking: number; private: number };
  steps: Record<Currency, number>;
  leastBaseUsd: number;
  growthCmPerMonth: number;
  cells: PriceCells;
};

/** By how much our own sales lie above or below the table, where there are enough of them; 1 everywhere else. */
export type PriceCells = { [Band in HairLength]?: { [Colour in HairColour]?: number } };
