import { estimateHairPrice } from './estimate-hair-price.ts';
import { readPriceTable } from './read-price-table.ts';
import { readRates } from './read-rates.ts';
import { openPriceBook } from './sales/open-price-book.ts';
import { setRate } from './set-rate.ts';
import { showRatesToStaff } from './show-rates-to-staff.ts';

/** What hair is worth. */
export const priceMenus = {
  prices: {
    estimate: estimateHairPrice,
    book: openPriceBook,
    rates: readRates,
    ratesForStaff: showRatesToStaff,
    table: readPriceTable,
    setRate,
  },
};
