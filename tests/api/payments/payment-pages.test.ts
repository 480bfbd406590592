import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openTill } from '#tests/support/payments/pay.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

/** `npm test` builds the pages first. */
describe.runIf(existsSync('build/server/index.js'))(
  'the payment pages, as a browser without script sees them',
  () => {
    const site = useSite({ pages: true });
    const till = useOpened(() => openTill(site));

    const page = async (url: string) => (await site.get(url, 'asha')).body.replaceAll('<!-- -->', '');
    const form = (url: string, fields: Record<string, string>) => site.postForm(url, fields, 'asha');

    test('a visitor sees every plan, and signs in to choose', async () => {
      const { body } = await site.get('/payment/');
      for (const name of ['Seller Free', 'Trade', 'Certified Buyer']) expect(body).toContain(name);
      const { statusCode, headers } = await site.get('/payment/?plan=2&currency=GBP');
      expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^\/login\?next=/)]);
    });

    test('total and currency stand before and on the button, and only own plans are offered', async () => {
      const body = await page('/payment/?plan=2&currency=INR');
      expect(body).toContain('$12 (USD), about ₹999');
      expect(body).toContain('PayPal takes no rupees. You pay $12 in US dollars');
      expect(body).toMatch(/<button[^>]*>Pay \$12<\/button>/);
      expect(await page('/payment/?plan=2&currency=GBP')).toMatch(/£10 \(GBP\)(?!, about)/);
      expect(body).not.toContain('Certified Buyer');
    });

    test('the form leads to the provider, and only payment pages may lead there', async () => {
      const answer = await form('/payment/?plan=2&currency=GBP', { plan: '2', currency: 'GBP' });
      const origin = till.sandbox.publicUrl;
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toMatch(new RegExp(`^${origin}/checkoutnow\\?token=`));
      const allowed = `form-action 'self' ${origin};`;
      expect((await site.get('/payment/')).headers['content-security-policy']).toContain(allowed);
      for (const url of ['/', '/all-ads', '/payments', '/api/payment/plans'])
        expect((await site.get(url)).headers['content-security-policy']).toContain("form-action 'self';");
    });

    test('a form without the token, or for a plan of the other kind, opens no order', async () => {
      const count = async () => (await site.db.selectFrom('orders').select('id').execute()).length;
      const before = await count();
      const { cookie } = site.people.asha;
      const guessed = { token: 'guess', plan: '2', currency: 'GBP' };
      expect((await site.postForm('/payment/', guessed, undefined, { cookie })).statusCode).toBe(403);
      expect((await form('/payment/', { plan: '6', currency: 'GBP' })).statusCode).toBe(422);
      expect(await count()).toBe(before);
    });

    test.each([
      ['approve', 'Thank you. Seller Single is yours.'],
      ['decline', 'The payment did not go through'],
      ['cancel', 'Not paid yet'],
    ])('back from the provider after %s the order’s page says: %s', async (button, heading) => {
      const orderId = await till.order('asha', 2, 'GBP');
      const back = new URL((await till.press(orderId, button)) ?? '');
      const answer = await site.get(back.pathname + back.search, 'asha');
      const path = `/payment/order/${orderId}`;
      expect(answer.statusCode).toBe(303);
      if (button !== 'cancel') {
        expect(answer.headers.location).toBe(`${path}?approved`);
        const sent = await form(`${path}?approved`, { intent: 'capture' });
        expect([sent.statusCode, sent.headers.location]).toEqual([303, path]);
      }
      expect(await page(path)).toContain(heading);
    });

    test('an address that is merely opened takes no money: neither the return nor the order, nor their data', async () => {
      const orderId = await till.order('asha', 2, 'GBP');
      const back = new URL((await till.press(orderId, 'approve')) ?? '');
      for (const url of [
        back.pathname + back.search,
        `/payment/return.data${back.search}`,
        `/payment/order/${orderId}?approved`,
        `/payment/order/${orderId}.data?approved`,
      ])
        await site.get(url, 'asha');
      expect((await till.atSandbox(orderId))?.capture).toBeNull();
      expect((await till.readOrderRow(orderId)).state).toBe('created');
      expect(await page(`/payment/order/${orderId}?approved`)).toContain('Finish my order');
    });

    test('a provider that is away: the form stays to be sent again, and then it is taken once', async () => {
      const orderId = await till.order('asha', 2, 'GBP');
      await till.press(orderId, 'approve');
      const finish = () => form(`/payment/order/${orderId}?approved`, { intent: 'capture' });
      till.sandbox.breakCalls(() => 'refused');
      const refused = await finish();
      till.sandbox.breakCalls(() => undefined);
      expect(refused.statusCode).toBe(503);
      expect(refused.body).toContain('Finish my order');
      expect((await finish()).statusCode).toBe(303);
      expect((await finish()).statusCode).toBe(303);
      expect(await page(`/payment/order/${orderId}`)).toContain('Thank you. Seller Single is yours.');
    });

    test('an attempt that nobody knows the end of: waits, asks again by itself, then shows the receipt', async () => {
      const orderId = await till.order('asha', 2, 'GBP');
      await till.press(orderId, 'approve');
      till.sandbox.breakCalls((path) => (path.endsWith('/capture') ? 'refused' : undefined));
      await till.capture(orderId, 'asha');
      till.sandbox.breakCalls(() => undefined);
      const waiting = await page(`/payment/order/${orderId}`);
      expect(waiting).toContain('Waiting for the bank…');
      expect(waiting).toMatch(/http-equiv="refresh"/i);
    });

    test('an order is given up by its own form; somebody else’s is not found', async () => {
      const orderId = await till.order('asha', 2, 'GBP');
      expect((await site.get(`/payment/order/${orderId}`, 'bela')).statusCode).toBe(404);
      await form(`/payment/order/${orderId}`, { intent: 'cancel' });
      expect(await page(`/payment/order/${orderId}`)).toContain('Order cancelled');
    });

    test('a free plan starts at once and leads to the area', async () => {
      const answer = await site.postForm('/payment/', { plan: '5', currency: 'GBP' }, 'bela');
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/buyer/buyer-profile']);
    });

    test('the ledger is read and exported by admins alone', async () => {
      expect((await site.get('/super-admin-user/ledger', 'dara')).body).toContain('Download as CSV');
      const file = await site.get('/super-admin-user/export/ledger.csv', 'dara');
      expect(file.headers['content-type']).toContain('text/csv; charset=utf-8');
      expect(file.body).toMatch(/,payment,FH-[0-9A-Z]{7},asha,Seller Single,10,GBP,sandbox,/);
      for (const url of ['/payment/ledger', '/super-admin-user/export/ledger.csv'])
        expect((await site.get(url, 'cleo')).statusCode).toBe(403);
    });
  },
);
