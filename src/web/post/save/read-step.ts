import { amountIn, isTicked, textOf, textsIn } from './read-fields.ts';
import { readHair } from './read-hair.ts';

/** The fields of a step as the API takes them. */
export type StepReader = (form: FormData) => Record<string, unknown>;

export const readPrice: StepReader = (form) => ({
  ...textsIn(form, ['currency', 'country', 'town']),
  price: amountIn(form, 'price'),
  priceConfirmed: isTicked(form, 'priceConfirmed'),
  openToOffers: isTicked(form, 'openToOffers'),
  offerFloor: isTicked(form, 'openToOffers') ? amountIn(form, 'offerFloor') : null,
  paymentWays: form.getAll('paymentWays'),
  shipsTo: textOf(form, 'shipsTo'),
});

export const readCheck: StepReader = (form) => ({
  ...textsIn(form, ['title', 'description']),
  declaration: isTicked(form, 'declaration'),
  priceConfirmed: isTicked(form, 'priceConfirmed'),
});

/** By the name of the step; photos have a way of their own. */
export const STEP_READERS: Record<string, StepReader> = {
  hair: readHair,
  price: readPrice,
  check: readCheck,
};
