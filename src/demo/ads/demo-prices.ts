import { suggestCurrency } from '#rules/countries/country-currency.ts';
import { meetsExportFloor } from '#rules/prices/export-floor.ts';
import type { Shipping } from '#rules/hair/values.ts';
import { estimatePrice } from '#rules/prices/model/hair-price.ts';
import { PRICE_TABLE } from '#rules/prices/model/price-table.ts';
import { type Currency, FIXTURE_RATES, MINOR_UNITS } from '#rules/money/money.ts';
import type { DemoHair } from './demo-hair.ts';
import type { Random } from '../random.ts';

/** How askings lie round the model: somewhat above it, with a long tail. */
const ASKING = { mu: 0.18, sigma: 0.38 };

/** What somebody asks for this hair, in minor units: the model's figure, their own idea of it, rounded as people do. */
export function askingPrice(
  hair: DemoHair,
  grams: number,
  country: string,
  deviation: number,
): { amount: number; currency: Currency } {
  const currency = suggestCurrency(country);
  const model = estimatePrice({ ...hair, weight: { grams } }, currency, FIXTURE_RATES);
  const figure = model.asking ?? model.baseUsd * FIXTURE_RATES.perUsd[currency];
  const step = PRICE_TABLE.steps[currency];
  const asked = figure * Math.exp(ASKING.mu + ASKING.sigma * deviation);
  return { amount: Math.max(step, Math.round(asked / step) * step) * MINOR_UNITS, currency };
}

/** What it went for: the asking price or somewhat less, in whole units. */
export function soldPrice(asked: number, random: Random): number {
  return Math.max(1, Math.round((asked * random.uniform(0.78, 1)) / MINOR_UNITS)) * MINOR_UNITS;
}

/** Where it may go. Cheap hair does not leave India. */
export function chooseShipping(
  country: string,
  price: { amount: number; currency: Currency },
  grams: number,
  random: Random,
): { shipsTo: Shipping; shipsToCountries: string[] } {
  const shipsTo = random.pickByWeight<Shipping>({ 'own-country': 48, worldwide: 42, countries: 10 });
  const mayLeave = country !== 'IN' || meetsExportFloor(price, grams, FIXTURE_RATES);
  if (!mayLeave || shipsTo === 'own-country') return { shipsTo: 'own-country', shipsToCountries: [] };
  if (shipsTo === 'worldwide') return { shipsTo, shipsToCountries: [] };
  const neighbours = random.shuffle(['GB', 'US', 'IE', 'DE', 'AE', 'CA'].filter((code) => code !== country));
  return { shipsTo, shipsToCountries: neighbours.slice(0, random.integer(2, 4)).toSorted() };
}

/** What the post asks, in whole units: to the next town, to the next country, and across the sea. */
const USUAL_POSTAGE: Record<Currency, readonly [home: number, near: number, far: number]> = {
  USD: [8, 18, 28],
  GBP: [4, 11, 18],
  EUR: [6, 12, 22],
  INR: [90, 1200, 2200],
};

/** Three of four sellers have asked at the post office; one of ten has it in the price at home. */
export function choosePostage(currency: Currency, random: Random) {
  if (!random.chance(0.75)) return {};
  const [home, near, far] = USUAL_POSTAGE[currency];
  const about = (units: number) => Math.round(units * random.uniform(0.8, 1.25)) * MINOR_UNITS;
  return {
    postageHome: random.chance(0.1) ? 0 : about(home),
    postageNear: about(near),
    postageFar: about(far),
  };
}
