import { escapeHtml } from '#rules/text/escape-html.ts';
import { BEHAVIOURS, type Behaviour, type SandboxOrder } from './sandbox-orders.ts';

const SYMBOLS: Record<string, string> = { USD: '$', GBP: '£', EUR: '€' };

const BUTTONS: Record<Behaviour, [name: string, meaning: string]> = {
  approve: ['Pay', 'everything goes well'],
  decline: ['Pay, but the bank declines', 'you come back and hear that the payment did not go through'],
  slow: ['Pay, slowly', 'the provider takes three seconds to answer'],
  error: ['Pay, but the answer is lost', 'the money is taken and the connection breaks'],
  duplicate: ['Pay, told twice', 'the notification arrives two times'],
  late: ['Pay, told late', 'the notification arrives 20 seconds later'],
};

const STYLE = `
  body { max-width: 34rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d1d1f; background: #fff }
  .total { font-size: 1.5rem; font-weight: 600 }
  button { display: block; width: 100%; min-height: 2.75rem; margin-top: .75rem; padding: .5rem 1rem; font: inherit; text-align: left; border: 1px solid #6b6b70; border-radius: .4rem; color: inherit; background: #fff }
  button:first-of-type { color: #fff; background: #1f4f8b; border-color: #1f4f8b }
  small { display: block }
  button:focus-visible { outline: 3px solid #d98200; outline-offset: 2px }
`;

/** The page that stands where PayPal's would: no money moves here, and it says so. */
export function approvePage(order: SandboxOrder, nonce: string): string {
  const { currency_code: currency, value } = order.amount;
  const total = `${SYMBOLS[currency] ?? ''}${value} ${currency}`;
  const isOpen = order.status === 'CREATED';
  return page(
    nonce,
    `<h1>Payment sandbox</h1>
    <p>This stands where the payment provider’s page would. No real money moves.</p>
    <p>${escapeHtml(order.description)}</p>
    <p class="total">${escapeHtml(total)}</p>
    ${isOpen ? form(order.id) : `<p>This order is closed. <a href="${escapeHtml(order.returnUrl)}">Back to the site</a></p>`}`,
  );
}

export const unknownOrderPage = (nonce: string) =>
  page(nonce, '<h1>Payment sandbox</h1><p>There is no such order.</p>');

const form = (id: string) =>
  `<form method="post" action="/checkoutnow"><input type="hidden" name="token" value="${escapeHtml(id)}">
    ${BEHAVIOURS.map((name) => button(name, ...BUTTONS[name])).join('')}
    ${button('cancel', 'Cancel', 'you come back without paying')}</form>`;

const button = (value: string, name: string, meaning: string) =>
  `<button name="button" value="${value}">${name}<small>${meaning}</small></button>`;

const page = (nonce: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Payment sandbox</title><style nonce="${nonce}">${STYLE}</style></head><body><main>${body}</main></body></html>`;
