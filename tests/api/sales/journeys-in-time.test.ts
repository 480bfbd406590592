// What only time brings about, as the two people of a sale see it: in a real browser before a site of its own, whose clock
// and the provider's are led. The other journeys are in tests/browser/protected-sale.
import { existsSync } from 'node:fs';
import { expect as seen, type Page } from '@playwright/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#rules/time.ts';
import { violationsOfPage } from '#tests/support/browser/axe.ts';
import { openOnSite } from '#tests/support/browser/open-on-site.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const WAYS = [
  { way: 'on a phone, in light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { way: 'at a desk, in dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { way: 'without script', viewport: { width: 360, height: 740 }, javaScriptEnabled: false },
] as const;
const TOTAL = '£166';

/** `npm test` builds the pages first. */
describe.runIf(existsSync('build/server/index.js'))('as time goes by', () => {
  const site = useSaleSite({ pages: true });
  const browser = useOpened(() => openOnSite(site));
  let asha: Page;
  let bela: Page;

  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name }).first().click();
  const light = (page: Page) => page.getByRole('main').getByRole('status').first();
  const isAccessible = async (page: Page) => expect(await violationsOfPage(page, 'main')).toEqual([]);
  const openBoth = async ({ way: _way, ...wishes }: (typeof WAYS)[number]) => {
    [asha, bela] = [await browser.open('asha', wishes), await browser.open('bela', wishes)];
  };
  const lookAgain = async (path: string) => {
    for (const page of [asha, bela]) await page.goto(path);
  };

  /** Bela goes from the sale to the provider, and back from there. */
  async function pay(button: RegExp, path: string): Promise<void> {
    await bela.goto(path);
    await press(bela, `Pay ${TOTAL}`);
    await seen(heading(bela, 'Payment sandbox')).toBeVisible();
    await bela.getByRole('button', { name: button }).first().click();
    await bela.waitForURL(/\/sales\/[-\da-f]{36}\/pay/);
  }

  /** So little that no light waits a day. */
  async function agree(): Promise<string> {
    await site.startSale({ price: 150_00 });
    await site.agreeOnSale({}, 150_00);
    await site.connect();
    return `/sales/${site.saleId}`;
  }

  beforeEach(() => () => browser.leave(asha, bela));

  test.each(WAYS)('$way: a seller lets it lapse, and all of it goes back', async (way) => {
    const path = await agree();
    await openBoth(way);
    await pay(/^Pay/, path);
    await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
    await lookAgain(path);
    await seen(light(asha)).toContainText('SAFE TO CUT');
    await press(asha, 'I am ready to cut: show my code word');
    await seen(asha.getByText(/^[A-Z]+ [A-Z]+ \d\d$/).first()).toBeVisible();

    const { deadlines } = await site.show();
    site.wait(Date.parse(deadlines.shipBy ?? '') - site.clock.now.getTime());
    // Nobody's clock has been there yet: the light is red all the same.
    await lookAgain(path);
    await seen(asha.getByText('SAFE TO CUT', { exact: true })).toHaveCount(0);
    await seen(asha.getByText(/^DO NOT (CUT|SEND) YET$/).first()).toBeVisible();
    await seen(asha.getByRole('link', { name: 'Send my photos' })).toHaveCount(0);
    await seen(heading(bela, /^Your .*is on its way back$/)).toBeVisible();

    await site.clockWork();
    await lookAgain(path);
    await seen(heading(bela, `Your ${TOTAL} went back`)).toBeVisible();
    await seen(bela.getByText('asha did not post in time.').first()).toBeVisible();
    await seen(heading(asha, 'The money went back to bela')).toBeVisible();
    const what = 'Is your hair cut now? Weigh it, change the ad, put it live.';
    await seen(asha.getByText(what).first()).toBeVisible();
    if (!('javaScriptEnabled' in way)) for (const page of [asha, bela]) await isAccessible(page);
    await asha.getByRole('main').locator('a[href^="/ad/"]').first().click();
    await seen(asha.getByRole('button', { name: 'Put live again' })).toBeVisible();
    expect(await site.providersBooks()).toMatchObject({ payer: 0, held: 0 });
  });

  test.each(WAYS)('$way: money that comes when the time is over goes straight back', async (way) => {
    site.sandbox.sales.pendFor(null);
    const path = await agree();
    await openBoth(way);
    await pay(/^Pay, pending, then it clears/, path);
    await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
    await lookAgain(path);
    await seen(heading(bela, 'PayPal has not finished')).toBeVisible();
    await seen(asha.getByText('It is not money yet.').first()).toBeVisible();

    site.wait(72 * HOUR_MS);
    await site.clockWork();
    await lookAgain(path);
    for (const page of [asha, bela]) await seen(heading(page, 'Time ran out')).toBeVisible();

    const { id } = await site.db.selectFrom('sale_payments').select('id').executeTakeFirstOrThrow();
    site.sandbox.sales.act(id, 'slow-refunds');
    site.sandbox.sales.act(id, 'clear');
    await site.moneyWork();
    await lookAgain(path);
    await seen(heading(bela, 'This came too late')).toBeVisible();
    await seen(bela.getByText(/^All your money is on its way back\./).first()).toBeVisible();
    await seen(asha.getByText(/SAFE TO/)).toHaveCount(0);
    if (!('javaScriptEnabled' in way)) for (const page of [asha, bela]) await isAccessible(page);

    site.sandbox.sales.act(id, 'quick-refunds');
    site.wait(HOUR_MS);
    await site.moneyWork();
    await lookAgain(path);
    await seen(heading(bela, `Your ${TOTAL} went back`)).toBeVisible();
    expect((await site.show()).steps.map(({ to }) => to)).not.toContain('paid');
  });

  test.each(WAYS)('$way: what staff stop while it is green is red in the open page', async (way) => {
    const path = await agree();
    await openBoth(way);
    await pay(/^Pay/, path);
    await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
    const hasScript = !('javaScriptEnabled' in way);
    const live = hasScript && asha.waitForResponse((response) => response.url().endsWith('/me/live'));
    await asha.goto(path);
    if (live) await live;
    await seen(light(asha)).toContainText('SAFE TO CUT');
    const { version } = await site.show();
    const stop = { saleId: site.saleId, version, reason: 'Somebody wrote to us.' };
    const stopped = await site.post('/api/super-admin-user/freezeSale', stop, 'dara');
    expect(stopped.statusCode, stopped.body).toBe(200);
    // Whoever has no script has a page that loads itself anew while it is green.
    if (!hasScript) {
      expect(await asha.content()).toContain('http-equiv="refresh" content="30"');
      await asha.reload();
    }
    await seen(light(asha)).toContainText('DO NOT CUT YET', { timeout: 2_000 });
    const why =
      'We or PayPal are looking into this sale. If your hair is still on your head, leave it there.';
    await seen(asha.getByText(why).first()).toBeVisible();
    await seen(asha.getByRole('button', { name: /code word/ })).toHaveCount(0);
    await bela.goto(path);
    await seen(heading(bela, 'We are looking into this sale')).toBeVisible();
    await seen(bela.getByText('Your money stays where it is.').first()).toBeVisible();
    if (hasScript) for (const page of [asha, bela]) await isAccessible(page);
  });

  test.each(WAYS)('$way: inside India the light stays red, and says what counts instead', async (way) => {
    await site.startSale({ country: 'IN', town: 'Pune', currency: 'INR', price: 15_000_00 });
    await site.db
      .updateTable('accounts')
      .set({ country: 'IN' })
      .where('id', '=', site.people.bela.id)
      .execute();
    await openBoth(way);
    const { headers } = await site.get(`/ad/${site.adId}`);
    const path = String(headers.location);
    await bela.goto(`${path}/buy`);
    const why = 'A protected sale is not possible inside India: PayPal does not pay from one Indian account';
    await seen(bela.getByText(why).first()).toBeVisible();
    await seen(bela.getByRole('button', { name: /offer/i })).toHaveCount(0);

    const { conversationId } = await site.agree(15_000_00);
    expect(await site.db.selectFrom('protected_sales').select('id').execute()).toEqual([]);
    await lookAgain(`/messages/${conversationId}`);
    for (const page of [asha, bela]) {
      await seen(page.getByText('DO NOT CUT YET').first()).toBeVisible();
      await seen(page.getByText(why).first()).toBeVisible();
      await seen(page.getByText('A screenshot does not.').first()).toBeVisible();
      await seen(page.getByText(/SAFE TO/)).toHaveCount(0);
      if (!('javaScriptEnabled' in way)) await isAccessible(page);
    }
  });
});
