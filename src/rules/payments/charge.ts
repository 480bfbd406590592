import { type Currency, formatMoney, type Money } from '../money/money.ts';

/**
 * What is charged to whoever reads prices in a currency. PayPal has taken no rupees since April 2021: people in India
 * read about what it is in rupees, and pay in US dollars.
 */
const CHARGED_IN: Record<Currency, Currency> = { USD: 'USD', GBP: 'GBP', EUR: 'EUR', INR: 'USD' };

/** A price as it is shown and as it is charged; both are the same where the currency can be charged. */
export type Charge = { shown: Money; charged: Money };

/** A price of the one table of plans, for whoever reads it in this currency. */
export function toCharge(prices: Record<Currency, number>, currency: Currency): Charge {
  const charged = CHARGED_IN[currency];
  return {
    shown: { amount: prices[currency], currency },
    charged: { amount: prices[charged], currency: charged },
  };
}

export const isChargedAsShown = ({ shown, charged }: Charge): boolean => shown.currency === charged.currency;

/** '£10', or 'about ₹999' where another currency is charged. */
export const formatShown = (charge: Charge): string =>
  `${isChargedAsShown(charge) ? '' : 'about '}${formatMoney(charge.shown)}`;

/** '£10 (GBP)', or '$12 (USD), about ₹999': what is taken, and what it was shown as. */
export function formatCharge(charge: Charge): string {
  const taken = `${formatMoney(charge.charged)} (${charge.charged.currency})`;
  return isChargedAsShown(charge) ? taken : `${taken}, ${formatShown(charge)}`;
}
