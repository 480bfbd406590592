import type { DatedRates } from '#rules/prices/rates/currency-rates.ts';
import { priceByModel } from '#rules/prices/model/price-by-model.ts';
import { PRICE_TABLE, type PriceCells } from '#rules/prices/model/price-table.ts';
import {
  type AskedPrice,
  type PriceField,
  readPriceFields,
} from '#rules/prices/calculator/read-price-fields.ts';
import type { PriceAnswer } from '#market/prices/price-view.ts';
import type { FormState } from '../../ui/form/form-state.ts';

/** What the address asks: nothing yet, something that cannot be answered, or hair to price. */
export type PriceQuestion =
  | { kind: 'none'; typed: FormState['typed'] }
  | { kind: 'wrong'; state: FormState; typed: FormState['typed'] }
  | { kind: 'asked'; asked: AskedPrice; typed: FormState['typed'] };

/** What the model needs beside its published table: the rates, and what our own sales moved. */
export type PriceGround = { rates: DatedRates; cells: PriceCells; version: string };

/** What the calculator starts with; `answer` where the address asks for one. */
export type LoadedPrice = { question: PriceQuestion; answer: PriceAnswer | null; ground: PriceGround };

/** What stands in the form. */
export type TypedPrice = { [Field in PriceField]?: string };

/** What was typed, read by the rules of the server; no problems: it can be priced. */
export function readTypedPrice(typed: TypedPrice): { asked: AskedPrice; problems: Record<string, string[]> } {
  const problems: Record<string, string[]> = {};
  const asked = readPriceFields(typed, (field, problem) => {
    problems[field] = [...(problems[field] ?? []), problem];
  });
  return { asked, problems };
}

/** Hair to show how an answer looks. */
export const exampleIn = (currency: string): AskedPrice =>
  readTypedPrice({ length: '22.5', weight: '150', currency }).asked;

export const priceAsked = ({ hair, currency }: AskedPrice, { rates, cells, version }: PriceGround) =>
  priceByModel(hair, currency, rates, { ...PRICE_TABLE, cells, version });

/** What the model alone can say: all but the sales. */
export type ModelAnswer = ReturnType<typeof priceAsked>;

export const CANNOT_PRICE =
  'We cannot price this yet. Each problem is shown next to its field, with the nearest value we know.';
