import { z } from 'zod';
import { SetRate } from '#rules/prices/rates/rate-schema.ts';
import { AskPrice, AskPriceBook } from '#rules/prices/calculator/calculator-schema.ts';
import { CURRENCIES } from '#rules/money/money.ts';
import { PriceAnswer, PriceBook } from '#market/prices/price-view.ts';
import { create, read } from '../operation.ts';

const rates = {
  date: z.iso.date(),
  perUsd: z.record(z.enum(CURRENCIES), z.number()),
  dates: z.record(z.enum(CURRENCIES), z.iso.date()),
};

/** What hair is worth, what it was sold for, and the rates prices are converted by. */
export const priceOperations = {
  estimate: read({
    about: 'What hair fetches: a range, in whole units of the currency. Never a promise.',
    access: 'anyone',
    input: AskPrice,
    output: PriceAnswer.shape,
    order: (market, asked) => market.prices.estimate(asked),
  }),
  book: read({
    about:
      'Medians of sold prices by length and colour over the last 24 months; cells with few sales are left out.',
    access: 'anyone',
    input: AskPriceBook,
    output: PriceBook.shape,
    order: (market, asked) => market.prices.book(asked),
  }),
  rates: read({
    about: 'What one US dollar buys, and the day each rate is from.',
    access: 'anyone',
    input: z.object({}),
    output: rates,
    order: (market) => market.prices.rates(),
  }),
  setRate: create({
    about: 'Sets what one US dollar buys from a day on.',
    access: 'set currency rates',
    input: SetRate,
    output: rates,
    order: (market, rate) => market.prices.setRate(rate),
  }),
};
