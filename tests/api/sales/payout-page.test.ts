import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const PATH = '/seller/seller-profile/payout';

/** `npm test` builds the pages first. */
describe.runIf(existsSync('build/server/index.js'))('the page of the payout account, without script', () => {
  const site = useSaleSite({ pages: true });
  const page = async () => (await site.get(PATH, 'asha')).body.replaceAll('<!-- -->', '');
  const press = (intent: string, path = PATH) => site.postForm(path, { intent }, 'asha');
  const trackingId = async () =>
    (
      await site.db
        .selectFrom('seller_links')
        .select('tracking_id')
        .where('account_id', '=', site.people.asha.id)
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow()
    ).tracking_id;

  test('leads to the provider and back, and says what is missing until nothing is', async () => {
    expect(await page()).toMatch(/<button[^>]*>Connect PayPal<\/button>/);
    const leaves = await press('connect');
    expect([leaves.statusCode, leaves.headers.location]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^${site.sandbox.publicUrl}/`)),
    ]);
    const policy = (await site.get(PATH, 'asha')).headers['content-security-policy'];
    expect(policy).toContain(`form-action 'self' ${site.sandbox.publicUrl};`);
    expect(await page()).toContain('PayPal has not finished');

    site.sandbox.sales.connect(await trackingId(), 'email-not-confirmed', { country: 'GB' });
    expect((await site.get(`${PATH}?back=1`, 'asha')).body).toMatch(/<button[^>]*>Ask PayPal now<\/button>/);
    expect((await press('ask', `${PATH}?back`)).headers.location).toBe(PATH);
    expect(await page()).toContain('Confirm your e-mail address at PayPal.');

    site.sandbox.sales.connect(await trackingId(), 'finish', { country: 'GB' });
    await press('ask');
    expect(await page()).toContain('Buyers can pay you.');
  });

  test('another account is paid after three days, and none is taken away in the middle of a sale', async () => {
    await site.connect();
    await press('disconnect');
    expect(await page()).toMatch(/<button[^>]*>Connect PayPal<\/button>/);
    await site.connect();
    expect(await page()).toContain('if this was not you, change your password now');
    await site.agreeOnSale();
    const refused = await press('disconnect');
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('You have a sale that is not over. The account stays until then.');
  });
});
