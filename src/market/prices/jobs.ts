import { declareJob, declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { fetchRates } from './fetch-rates.ts';
import { REPRICE_ADS, repriceAds } from './reprice-ads.ts';
import { recheckSales } from './sales/count-sale.ts';
import { refitPriceTable } from './sales/refit-price-table.ts';

/** What keeps prices true. */
export const priceJobs: readonly DeclaredJob[] = [
  // The bank publishes at about four in the afternoon, in its own time, on days when banks work.
  declareScheduledJob('fetch-rates', '37 15-17 * * 1-5', fetchRates),
  declareScheduledJob('refit-prices', '23 4 1 * *', refitPriceTable),
  declareScheduledJob('recheck-sales', '53 * * * *', recheckSales),
  declareJob(REPRICE_ADS, repriceAds),
];
