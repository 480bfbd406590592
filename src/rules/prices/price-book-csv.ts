import type { HairColour, HairLength } from '../hair/values.ts';
import type { Currency } from '../money/money.ts';

type Book = {
  currency: Currency;
  from: string;
  to: string;
  demo: boolean;
  cells: readonly {
    band: HairLength;
    colour: HairColour;
    sales: number;
    medianPrice: number;
    medianPerHundredGrams: number;
  }[];
};

/** The book for a spreadsheet (RFC 4180). All of it is our own words and numbers: nothing can start a formula. */
export function priceBookCsv({ currency, from, to, demo, cells }: Book): string {
  const rows = cells.map(({ band, colour, sales, medianPrice, medianPerHundredGrams }) =>
    [
      band,
      colour,
      sales,
      medianPrice,
      medianPerHundredGrams,
      currency,
      from,
      to,
      demo ? 'demo' : 'real',
    ].join(','),
  );
  return [HEAD, ...rows, ''].join('\r\n');
}

const HEAD = 'length,colour,sales,median_price,median_per_100_g,currency,sold_from,sold_to,kind';
