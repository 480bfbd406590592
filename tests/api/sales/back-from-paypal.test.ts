import { expect, test } from 'vitest';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite({ pages: true });

/** Where PayPal sends somebody's browser, and what they read there. */
async function comeBack(query: string, cookie?: string) {
  const get = (url: string) =>
    cookie === undefined
      ? site.get(url, 'bela')
      : site.app.inject({ url, headers: { cookie, host: 'localhost:3000' } });
  const { statusCode, headers } = await get(`/sales/return${query}`);
  const to = String(headers.location);
  const page = await get(to);
  return { statusCode, to, status: page.statusCode, body: page.body };
}

test('whatever the browser brings back, it reads how the sale really stands; for others there is none', async () => {
  await site.agreeOnSale();
  await site.connect();
  const order = await site.approve('decline');
  const path = `/sales/${site.saleId}/pay?approved`;
  for (const token of ['', '&token=', '&token=SOMEBODYELSES', `&token=${order}`, `&token=${order}`]) {
    const back = await comeBack(`?sale=${site.saleId}${token}`);
    expect([token, back.statusCode, back.to, back.status]).toEqual([token, 303, path, 200]);
    expect(back.body).toContain('You both said yes');
    expect(await site.row()).toMatchObject({ state: 'agreed', captured_at: null });
  }
  expect((await comeBack('')).status).toBe(404);
  expect((await comeBack('?sale=../me')).status).toBe(404);
  const cora = await site.other();
  expect((await comeBack(`?sale=${site.saleId}&token=${order}`, cora.cookie)).status).toBe(404);
});
