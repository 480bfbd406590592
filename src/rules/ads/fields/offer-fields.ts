import type { FieldTable } from './field.ts';
import { always, choice, flag, money, typed } from './field-rows.ts';
import { PAYMENT_WAY_LABELS, PAYMENT_WAYS } from './payment-ways.ts';
import { SHIPPING_LABELS } from '../../hair/detail-words.ts';
import { SHIPPING } from '../../hair/values.ts';

/** Minor units of the ad's currency; none where the price includes it. */
const postage = <const Column extends string>(column: Column) =>
  ({
    ...money(column, 'Enter what posting costs, like 9 or 9.50, or 0 if the price includes it.'),
    min: 0,
    show: { card: true },
  }) as const;

const COUNTRY = 'Choose a country from the list.';

/** Where the hair is and how it is sold; the last rows of the table. */
export const OFFER_FIELDS = {
  declaration: {
    ...flag(null, 'Please confirm that you may sell this hair.'),
    step: 'check',
    label: 'Declaration',
    needed: always(
      'Confirm that you may sell this hair, that the donor is an adult and agreed, and that it is not temple hair.',
    ),
  },
  country: {
    kind: 'country',
    column: 'country',
    label: 'Country',
    step: 'price',
    sentence: COUNTRY,
    needed: always('Choose the country the hair is in.'),
    filter: { by: 'values', group: 'country', sqlType: 'text' },
    show: { card: true },
  },
  town: {
    ...typed('price', 'town', { min: 1, max: 80 }),
    label: 'Town',
    show: { card: true },
  },
  shipsTo: {
    ...choice('price', 'ships_to', SHIPPING, SHIPPING_LABELS),
    sentence: 'Say where you can send it: your own country, worldwide, or a list of countries.',
    label: 'Posts to',
    needed: always('Say where you can send it.'),
    filter: { by: 'reach', group: 'to', sqlColumn: 'posts_to', title: 'Posts to' },
    show: { card: true },
  },
  shipsToCountries: {
    kind: 'countries',
    column: 'ships_to_countries',
    wire: null,
    label: 'Posts to these countries',
    step: null,
    show: { card: true },
  },
  postageHome: { ...postage('postage_home'), label: 'Postage within the country' },
  postageNear: { ...postage('postage_near'), label: 'Postage within the same part of the world' },
  postageFar: { ...postage('postage_far'), label: 'Postage to the rest of the world' },
  openToOffers: {
    ...flag('open_to_offers', 'Say whether you are open to offers.'),
    step: 'price',
    label: 'Open to offers',
    filter: { by: 'flag', group: 'offers', title: 'Open to offers', chip: 'Open to offers' },
    show: { card: true, ownCard: true },
  },
  offerFloor: {
    ...money('offer_floor', 'Enter the lowest offer you would consider, in whole cents, pence or paise.'),
    label: 'Lowest offer',
    // Known to its seller alone: not on the page, and the audit says only that it changed.
    isPersonal: true,
    show: { ownCard: true },
  },
  paymentWays: {
    kind: 'list',
    column: 'payment_ways',
    label: 'Accepts payment by',
    step: 'price',
    of: PAYMENT_WAYS,
    labels: PAYMENT_WAY_LABELS,
    sentence: 'Choose from the ways to be paid.',
    show: { page: 'ask' },
  },
  ref: {
    kind: 'text',
    column: 'ref',
    label: 'Your own number',
    step: null,
    name: 'ref',
    min: 1,
    max: 40,
    isLong: false,
    isPersonal: true,
  },
} as const satisfies FieldTable;
