import { ADS } from './ad-tables.ts';
import { BUNDLES } from './bundle-tables.ts';
import { HOUSE } from './site-tables.ts';
import { MONEY } from './money-tables.ts';
import { PEOPLE } from './people-tables.ts';
import { SALES } from './sale-tables.ts';
import { OFFERS } from './offer-tables.ts';
import { WANTED } from './wanted-tables.ts';
import { TALKS } from './message-tables.ts';
import type { TableColumns } from './column-words.ts';

/**
 * Every column of every table: whether it is about a person, what becomes of it when they leave, and how long it may
 * stay. The purge, the data download and the times on the privacy page are made of this. A purge goes from top to
 * bottom; what an ad leaves behind when it is emptied stands below it.
 */
export const PERSONAL_DATA: Readonly<Record<string, TableColumns>> = {
  ...ADS,
  ...TALKS,
  ...OFFERS,
  ...SALES,
  ...MONEY,
  ...BUNDLES,
  ...WANTED,
  ...HOUSE,
  ...PEOPLE,
};
