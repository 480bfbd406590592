import { escapeHtml } from '#rules/text/escape-html.ts';
import { BEHAVIOURS, type Behaviour, type SandboxOrder } from './sandbox-orders.ts';
import { pageButton, sandboxPage, showSum } from './sandbox-page.ts';

const TITLE = 'Payment sandbox';

export const PAY_BUTTONS: Record<Behaviour, [name: string, meaning: string]> = {
  approve: ['Pay', 'everything goes well'],
  decline: ['Pay, but the bank declines', 'you come back and hear that the payment did not go through'],
  slow: ['Pay, slowly', 'the provider takes three seconds to answer'],
  error: ['Pay, but the answer is lost', 'the money is taken and the connection breaks'],
  duplicate: ['Pay, told twice', 'the notification arrives two times'],
  late: ['Pay, told late', 'the notification arrives 20 seconds later'],
};

/** The page that stands where PayPal's would: no money moves here, and it says so. */
export function approvePage(order: SandboxOrder, nonce: string): string {
  const isOpen = order.status === 'CREATED';
  return sandboxPage(
    nonce,
    TITLE,
    `<h1>Payment sandbox</h1>
    <p>This stands where the payment provider’s page would. No real money moves.</p>
    <p>${escapeHtml(order.description)}</p>
    <p class="total">${escapeHtml(showSum(order.amount.value, order.amount.currency_code))}</p>
    ${isOpen ? form(order.id) : closedOrder(order.returnUrl)}`,
  );
}

export const unknownOrderPage = (nonce: string) =>
  sandboxPage(nonce, TITLE, '<h1>Payment sandbox</h1><p>There is no such order.</p>');

export const closedOrder = (returnUrl: string) =>
  `<p>This order is closed. <a href="${escapeHtml(returnUrl)}">Back to the site</a></p>`;

const form = (id: string) =>
  `<form method="post" action="/checkoutnow"><input type="hidden" name="token" value="${escapeHtml(id)}">
    ${BEHAVIOURS.map((name) => pageButton(name, ...PAY_BUTTONS[name])).join('')}
    ${pageButton('cancel', 'Cancel', 'you come back without paying')}</form>`;
