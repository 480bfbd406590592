import { escapeHtml } from '#rules/text/escape-html.ts';
import { paypalValue } from '../../paypal-amounts.ts';
import { closedOrder, PAY_BUTTONS } from '../approve-page.ts';
import { nameCountry, pageButton, sandboxPage, showSum } from '../sandbox-page.ts';
import { SALE_BUTTONS, type SaleButton, type SandboxSaleOrder } from './sandbox-sale-records.ts';

const BUTTONS: Record<SaleButton, [name: string, meaning: string]> = {
  ...PAY_BUTTONS,
  approve: ['Pay', 'to an address in the country that was agreed'],
  'another-country': ['Pay, to another country', 'the address is not where it was agreed to send'],
  'pending-clears': ['Pay, pending, then it clears', 'the bank says yes after 30 seconds'],
  'pending-denied': ['Pay, pending, then it is denied', 'the bank says no after 30 seconds'],
  'indian-payer': ['Pay from India', 'refused where the seller is in India, too'],
  'payer-abroad': ['Pay from another country', 'the payer is not where the parcel goes'],
  'payer-is-payee': ['Pay oneself', 'the payer’s account is the seller’s'],
  unprotected: ['Pay, not protected', 'the provider does not stand by the seller'],
};

/** Where a buyer approves the payment of a protected sale. */
export function saleApprovePage(order: SandboxSaleOrder, nonce: string): string {
  const sum = (amount: number) => escapeHtml(showSum(paypalValue(amount), order.currency));
  const isOpen = order.status === 'CREATED';
  return sandboxPage(
    nonce,
    'Payment sandbox',
    `<h1>Payment sandbox</h1>
    <p>This stands where the payment provider’s page would. No real money moves.</p>
    <p>${escapeHtml(order.description)}</p>
    <dl><dt>Hair</dt><dd>${sum(order.price)}</dd><dt>Postage</dt><dd>${sum(order.postage)}</dd>
    <dt>Protection fee</dt><dd>${sum(order.handling)}</dd>
    <dt>To be sent to</dt><dd>${escapeHtml(nameCountry(order.agreedCountry))}</dd>
    <dt>Paid to</dt><dd>${escapeHtml(order.merchantId)}</dd></dl>
    <p class="total">${sum(order.total)}</p>
    ${isOpen ? form(order.id) : closedOrder(order.returnUrl)}`,
  );
}

const form = (id: string) =>
  `<form method="post" action="/checkoutnow"><input type="hidden" name="token" value="${escapeHtml(id)}">
    ${SALE_BUTTONS.map((name) => pageButton(name, ...BUTTONS[name])).join('')}
    ${pageButton('cancel', 'Cancel', 'you come back without paying')}</form>`;
