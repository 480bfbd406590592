import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSaleLab } from '#tests/support/payments/sale-lab.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const lab = useOpened(openSaleLab);

async function open(path: string) {
  const answer = await fetch(`${lab.get().sandbox.url}${path}`);
  const text = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  // No script, and no style but the one that its policy names.
  expect(policy).toContain("default-src 'none'; style-src 'nonce-");
  expect(policy).not.toContain('unsafe');
  expect(text).not.toMatch(/<script| style="| on[a-z]+="/);
  return { status: answer.status, text, policy };
}
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${lab.get().sandbox.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });

test('a seller connects at a page, and comes back with what we do not believe', async () => {
  const { provider } = lab.get();
  const trackingId = randomUUID();
  const { actionUrl } = await provider.referSeller({ trackingId, returnUrl: 'https://fairhank.test/payout' });
  const { pathname, search } = new URL(actionUrl);
  const page = await open(pathname + search);
  expect(page.policy).toContain("form-action 'self' https://fairhank.test");
  for (const name of [
    'Finish',
    'e-mail is not confirmed',
    'cannot receive',
    'leave for refunds',
    'Leave',
    'India',
  ])
    expect(page.text).toContain(name);
  const answer = await send(pathname, { referralToken: trackingId, country: 'IN', button: 'finish' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toContain('https://fairhank.test/payout?');
  expect(await provider.findSeller(trackingId)).not.toBeNull();
  expect((await open(`${pathname}?referralToken=none`)).status).toBe(404);
});

test('a buyer reads what is paid for what, and presses a button', async () => {
  const order = { ...lab.newOrder(await lab.connect()), description: 'Hank <b>of</b> hair' };
  const { id } = await lab.get().provider.createSaleOrder(order);
  const page = await open(`/checkoutnow?token=${id}`);
  for (const text of [
    '£445.10 GBP',
    '£420.00',
    '£8.50',
    '£16.60',
    'United Kingdom',
    'Hank &lt;b&gt;of&lt;/b&gt; hair',
  ])
    expect(page.text).toContain(text);
  const answer = await send('/checkoutnow', { token: id, button: 'another-country' });
  expect(answer.headers.get('location')).toContain(`https://fairhank.test/sales/return?token=${id}`);
  expect(await lab.get().provider.readOrder(id)).toMatchObject({ shipTo: { country: 'US' } });
  expect((await open(`/checkoutnow?token=${id}`)).text).toContain('This order is closed.');
});

test('at the desk everything can happen to money that was taken', async () => {
  const { provider, sandbox } = lab.get();
  const sale = await lab.paid(await lab.connect());
  const press = (deed: string, more: Record<string, string> = {}) =>
    send('/desk', { order: sale.orderId, deed, ...more });
  const page = await open('/desk');
  for (const name of [
    'The bank takes it back',
    'The buyer opens a case',
    'The payout sticks',
    'has no money',
    'consent',
  ])
    expect(page.text).toContain(name);
  expect((await press('open-case', { reason: 'UNAUTHORISED' })).headers.get('location')).toBe('/desk');
  expect((await open('/desk')).text).toContain('The seller wins the case');
  await press('win-case');
  await press('stick-payout', { reason: 'TRANSACTION_ON_HOLD' });
  expect(await lab.release(sale)).toMatchObject({ reason: 'TRANSACTION_ON_HOLD' });
  await press('free-payout');
  expect(await lab.release(sale)).toMatchObject({ state: 'done' });
  await press('take-back');
  expect(await provider.readCapture(sale.captureId)).toMatchObject({ state: 'reversed' });
  await send('/desk', { seller: sale.merchantId, deed: 'revoke' });
  expect(await provider.readSeller(sale.merchantId)).toMatchObject({ permissions: [] });
  expect(sandbox.sales.find(sale.reference)?.cases).toMatchObject([{ outcome: 'RESOLVED_SELLER_FAVOUR' }]);
  expect((await press('nonsense')).status).toBe(404);
});

test('nobody else’s page presses the buttons', async () => {
  const sale = await lab.paid(await lab.connect());
  const fields = { order: sale.orderId, deed: 'take-back' };
  const answer = await send('/desk', fields, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(await lab.get().provider.readCapture(sale.captureId)).toMatchObject({ state: 'completed' });
});

test('what a test wants told otherwise is told so, and the books stay true', async () => {
  const sale = await lab.paid(await lab.connect());
  lab.get().sandbox.sales.misreport(sale.reference, { merchantId: 'ANOTHER', fee: 1, isDelayed: false });
  const told = { merchantId: 'ANOTHER', fee: 1, isDelayed: false };
  expect(await lab.get().provider.readOrder(sale.orderId)).toMatchObject({ ...told, capture: told });
  expect(lab.readBooks(sale)).toEqual({ payer: -445_10, held: 445_10 });
});

test('a restart keeps everything, also after half a line', async () => {
  const merchantId = await lab.connect('IN');
  const sale = await lab.paid(merchantId);
  await lab.refund(sale, 45_10, 1_00);
  const [before, seller] = [
    lab.get().sandbox.sales.find(sale.reference),
    await lab.get().provider.readSeller(merchantId),
  ];
  await lab.restart(() => lab.tear());
  expect(lab.get().sandbox.sales.find(sale.reference)).toEqual(before);
  expect(await lab.get().provider.readSeller(merchantId)).toEqual(seller);
  expect(await lab.release(sale)).toMatchObject({ state: 'done' });
  const paidOut = lab.get().sandbox.sales.find(sale.reference);
  await lab.restart();
  expect(lab.get().sandbox.sales.find(sale.reference)).toEqual(paidOut);
});
