import { readAmount, isTicked, readText, readNamedTexts } from '../../request/form-fields.ts';
import { readHair } from './read-hair.ts';

/** The fields of a step as the API takes them. */
export type StepReader = (form: FormData) => Record<string, unknown>;

export const readPrice: StepReader = (form) => ({
  ...readNamedTexts(form, ['currency', 'country', 'town']),
  price: readAmount(form, 'price'),
  priceConfirmed: isTicked(form, 'priceConfirmed'),
  openToOffers: isTicked(form, 'openToOffers'),
  offerFloor: isTicked(form, 'openToOffers') ? readAmount(form, 'offerFloor') : null,
  paymentWays: form.getAll('paymentWays'),
  shipsTo: readText(form, 'shipsTo'),
});

export const readCheck: StepReader = (form) => ({
  ...readNamedTexts(form, ['title', 'description']),
  declaration: isTicked(form, 'declaration'),
  priceConfirmed: isTicked(form, 'priceConfirmed'),
});

/** By the name of the step; photos have a way of their own. */
export const STEP_READERS: Record<string, StepReader> = {
  hair: readHair,
  price: readPrice,
  check: readCheck,
};
