import { COUNTRIES } from '#rules/countries/countries.ts';
import { findSaleRights } from '#rules/sales/sale-countries.ts';
import { escapeHtml } from '#rules/text/escape-html.ts';
import { nameCountry, pageButton, sandboxPage } from '../sandbox-page.ts';
import { CONNECT_OUTCOMES, type ConnectOutcome } from './sandbox-sellers.ts';
import type { SandboxSeller } from './sandbox-sale-records.ts';

const BUTTONS: Record<ConnectOutcome, [name: string, meaning: string]> = {
  finish: ['Finish', 'the account is ready to be paid'],
  'email-not-confirmed': ['Finish, but the e-mail is not confirmed', 'the account cannot be paid yet'],
  'cannot-receive': ['Finish, but it cannot receive money', 'the provider wants to know more first'],
  'no-refunds': ['Finish, without leave for refunds', 'one of the permissions is missing'],
  leave: ['Leave', 'you come back without an account'],
};
/** Where somebody can be paid. */
const PAID_IN = COUNTRIES.filter((code) => ['both', 'abroad-only'].includes(findSaleRights(code))).toSorted(
  (a, b) => (nameCountry(a) < nameCountry(b) ? -1 : 1),
);

export const isConnectCountry = (code: string): boolean => PAID_IN.includes(code);

/** Where a seller connects an account: the page that stands where PayPal's would. */
export function connectPage(seller: SandboxSeller, nonce: string): string {
  const option = (code: string) =>
    `<option value="${code}"${code === seller.country ? ' selected' : ''}>${escapeHtml(nameCountry(code))}</option>`;
  const options = PAID_IN.map(option).join('');
  return sandboxPage(
    nonce,
    'Payment sandbox: connect',
    `<h1>Payment sandbox</h1>
    <p>This stands where the payment provider lets sellers connect an account. No real money moves, and nothing is asked of you.</p>
    <form method="post" action="/bizsignup/partner/entry">
    <input type="hidden" name="referralToken" value="${escapeHtml(seller.trackingId)}">
    <label>Country of the account <select name="country">${options}</select></label>
    ${CONNECT_OUTCOMES.map((name) => pageButton(name, ...BUTTONS[name])).join('')}</form>`,
  );
}

export const unknownReferralPage = (nonce: string) =>
  sandboxPage(
    nonce,
    'Payment sandbox: connect',
    '<h1>Payment sandbox</h1><p>This link is not known here. Go back to the site and begin again.</p>',
  );
