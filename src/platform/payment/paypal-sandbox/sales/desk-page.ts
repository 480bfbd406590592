import { escapeHtml } from '#rules/text/escape-html.ts';
import { paypalValue } from '../../paypal-amounts.ts';
import { sandboxPage, showSum } from '../sandbox-page.ts';
import { sumAccount } from './sandbox-books.ts';
import { CASE_REASONS } from './sandbox-cases.ts';
import type { SaleDeed } from './sandbox-deeds.ts';
import { PAYOUT_REASONS } from './sandbox-payouts.ts';
import { hasOpenCase } from './sandbox-sale-captures.ts';
import type { BookAccount, SandboxSaleOrder, SandboxSeller } from './sandbox-sale-records.ts';
import type { SellerDeed } from './sandbox-sellers.ts';

const SHOWN = 50;
const ACCOUNTS: BookAccount[] = ['payer', 'held', 'seller', 'partner', 'paypal'];

/** What the provider's own people would do: for whoever tries out what can happen to money after it was taken. */
export function deskPage(
  orders: readonly SandboxSaleOrder[],
  sellers: readonly SandboxSeller[],
  nonce: string,
): string {
  const taken = orders.filter(({ capture }) => capture !== null);
  const connected = sellers.filter(({ merchantId }) => merchantId !== null);
  return sandboxPage(
    nonce,
    'Payment sandbox: desk',
    `<h1>Payment sandbox: the desk</h1>
    <p>What the bank and the payment provider’s own people would do. No real money moves.</p>
    <h2>Payments</h2>
    ${taken.length === 0 ? '<p>Nothing was paid yet.</p>' : taken.slice(-SHOWN).toReversed().map(paymentSection).join('')}
    <h2>Sellers</h2>
    ${connected.length === 0 ? '<p>Nobody is connected yet.</p>' : connected.slice(-SHOWN).toReversed().map(sellerSection).join('')}`,
    true,
  );
}

function paymentSection(order: SandboxSaleOrder): string {
  const sum = (amount: number) =>
    `${amount < 0 ? '−' : ''}${showSum(paypalValue(Math.abs(amount)), order.currency)}`;
  const facts: [string, string][] = [
    ['Payment', `${order.capture?.id} · ${order.capture?.status}`],
    ['Reference', order.reference],
    ['Paid to', order.merchantId],
    ...ACCOUNTS.map((account): [string, string] => [account, sum(sumAccount(order, account))]),
    ...order.cases.map((each): [string, string] => [
      `Case ${each.id}`,
      `${each.stage} · ${each.outcome ?? 'open'}`,
    ]),
    ...order.payouts.map((each): [string, string] => ['Payout', `${each.status} ${each.reason ?? ''}`]),
    ...(order.stuck ? [['Payouts stick', order.stuck] as [string, string]] : []),
  ];
  return `<section><h3>${escapeHtml(order.description)} · ${escapeHtml(sum(order.total))}</h3>${list(facts)}
    <div class="row">${deedsOf(order)
      .map((deed) => deedForm('order', order.id, ...deed))
      .join('')}</div></section>`;
}

type Button = [deed: SaleDeed | SellerDeed, name: string, reasons?: readonly string[]];

function deedsOf(order: SandboxSaleOrder): Button[] {
  const status = order.capture?.status;
  if (status === 'PENDING')
    return [
      ['clear', 'The bank says yes'],
      ['deny', 'The bank says no'],
    ];
  if (status !== 'COMPLETED' && status !== 'PARTIALLY_REFUNDED') return [];
  const inCase: Button[] = [
    ['escalate-case', 'The case becomes a claim'],
    ['win-case', 'The seller wins the case'],
    ['lose-case', 'The seller loses the case'],
  ];
  const slow: Button[] = [
    ['quick-refunds', 'Refunds arrive'],
    ['fail-refunds', 'Refunds come to nothing'],
  ];
  const always: Button[] = [
    ['take-back', 'The bank takes it back'],
    ['seller-refunds', 'The seller gives it back herself'],
    ...(hasOpenCase(order) ? inCase : [['open-case', 'The buyer opens a case', CASE_REASONS] as Button]),
    order.hasNoFunds ? ['funds', 'The seller has money again'] : ['no-funds', 'The seller has no money'],
    ...(order.areRefundsSlow ? slow : [['slow-refunds', 'Refunds take their time'] as Button]),
  ];
  const payout: Button =
    order.stuck === null
      ? ['stick-payout', 'The payout sticks', PAYOUT_REASONS]
      : ['free-payout', 'Nothing keeps the payout'];
  return order.releasedAt === null ? [...always, payout] : always;
}

const SELLER_BUTTONS: Button[] = [
  ['revoke', 'Takes the consent back'],
  ['revoke-but-refunds', 'Takes it back, refunds still go'],
  ['restrict', 'Can receive no money'],
  ['restore', 'All is well again'],
];

function sellerSection(seller: SandboxSeller): string {
  const facts: [string, string][] = [
    ['Country', seller.country],
    ['Can receive money', seller.isReceivable ? 'yes' : 'no'],
    ['E-mail confirmed', seller.isEmailConfirmed ? 'yes' : 'no'],
    ['Allows', seller.permissions.join(', ') || 'nothing'],
  ];
  const merchantId = seller.merchantId ?? '';
  return `<section><h3>${escapeHtml(merchantId)}</h3>${list(facts)}
    <div class="row">${SELLER_BUTTONS.map((deed) => deedForm('seller', merchantId, ...deed)).join('')}</div></section>`;
}

const list = (facts: [string, string][]) =>
  `<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

function deedForm(
  kind: 'order' | 'seller',
  id: string,
  deed: string,
  name: string,
  reasons?: readonly string[],
): string {
  const choice = reasons
    ? `<label>Why <select name="reason">${reasons.map((each) => `<option>${each}</option>`).join('')}</select></label>`
    : '';
  return `<form method="post" action="/desk"><input type="hidden" name="${kind}" value="${escapeHtml(id)}">
    ${choice}<button name="deed" value="${deed}">${escapeHtml(name)}</button></form>`;
}
