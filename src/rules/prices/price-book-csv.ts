import type { PriceBook } from './price-views.ts';

/** The book for a spreadsheet (RFC 4180). All of it is our own words and numbers: nothing can start a formula. */
export function priceBookCsv({ currency, from, to, demo, cells }: PriceBook): string {
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
