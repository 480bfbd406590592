import type { HairColour, HairEthnicity, Texture, Treatment } from '../hair/values.ts';
import type { Currency, Money } from '../money/money.ts';

export const BUNDLE_ORDERS = ['cheapest', 'alike'] as const;
type BundleOrder = (typeof BUNDLE_ORDERS)[number];

/** What a maker of a wig looks for. Lengths are in half inches: 16 in and 19 in are 3 in apart, but 77 mm. */
export type BundleNeed = {
  grams: number;
  /** How long each hank must be at least. */
  halfInches: number;
  /** How much longer the longest may be than the shortest. */
  spread: number;
  colours: readonly HairColour[];
  textures: readonly Texture[];
  treatments: readonly Treatment[];
  /** None: any. */
  ethnicities: readonly HairEthnicity[];
  isOneType: boolean;
  isOnlyCut: boolean;
  isOnlyMeasured: boolean;
  isOnlyTied: boolean;
  /** Where it must be sent. */
  country: string;
  budget: Money | null;
  /** What one parcel is reckoned to cost. */
  parcel: Money;
  order: BundleOrder;
};

export const BUNDLE_LIMITS = {
  grams: { min: 20, max: 600 },
  halfInches: { min: 10, max: 80 },
  spread: { min: 0, max: 12 },
} as const;

/** How many hanks make a bundle. */
export const BUNDLE_SIZE = { min: 2, max: 6 } as const;

/** What a parcel is reckoned to cost where nobody says otherwise, in minor units. */
export const USUAL_PARCEL: Record<Currency, number> = { USD: 12_00, GBP: 10_00, EUR: 11_00, INR: 1_000_00 };

/** Shown to somebody who has asked for nothing yet. */
export const EXAMPLE_NEED: BundleNeed = {
  grams: 170,
  halfInches: 32,
  spread: 6,
  colours: ['black'],
  textures: ['straight', 'wavy'],
  treatments: ['virgin'],
  ethnicities: [],
  isOneType: true,
  isOnlyCut: false,
  isOnlyMeasured: false,
  isOnlyTied: false,
  country: 'GB',
  budget: null,
  parcel: { amount: USUAL_PARCEL.GBP, currency: 'GBP' },
  order: 'cheapest',
};
