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

  test('says that the provider does not answer, and keeps nothing of the attempt', async () => {
    site.sandbox.breakCalls(() => 'refused');
    const { statusCode, headers, body } = await press('connect');
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
    expect(body).toContain('PayPal does not answer. Nothing is lost. Try again in a minute.');
    expect(await site.db.selectFrom('seller_links').select('id').execute()).toEqual([]);
    site.sandbox.breakCalls(() => undefined);
  });

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

  test('another account is connected by whoever proves both factors, told by mail, and paid after three days', async () => {
    const since = (column: 'password_given_at' | 'factor_given_at', at: Date) =>
      site.db
        .updateTable('sessions')
        .set({ [column]: at })
        .where('account_id', '=', site.people.asha.id)
        .execute();
    /** Her session goes on in the epoch that begins with it. */
    const setFactor = async (at: Date | null) => {
      const { epoch } = await site.db
        .updateTable('accounts')
        .set({ totp_confirmed_at: at, totp_secret: at && Buffer.alloc(16) })
        .where('id', '=', site.people.asha.id)
        .returning('epoch')
        .executeTakeFirstOrThrow();
      await site.db
        .updateTable('sessions')
        .set({ epoch })
        .where('account_id', '=', site.people.asha.id)
        .execute();
    };
    const letters = async () =>
      (await site.mails()).filter(({ subject }) => subject.startsWith('Another PayPal'));
    const old = new Date(site.clock.now.getTime() - 15 * 60_000 - 1);
    await since('password_given_at', old);
    await site.connect();
    expect(await letters(), 'the first is no change').toEqual([]);
    await press('disconnect');
    expect(await page()).toMatch(/<button[^>]*>Connect PayPal<\/button>/);
    const asked = await press('connect');
    expect(asked.statusCode).toBe(403);
    expect(asked.body).toContain('another PayPal account would be paid in place of yours');
    expect(asked.body).toMatch(/<input[^>]*name="proof"/);
    await since('password_given_at', site.clock.now);
    await setFactor(site.clock.now);
    expect((await press('connect')).body).toContain('the 6 digits that your app shows, too');
    expect(await letters()).toEqual([]);
    await since('factor_given_at', site.clock.now);
    await site.connect();
    expect(await letters()).toMatchObject([{ to_address: expect.stringMatching(/^asha\b/) }]);
    await setFactor(null);
    expect(await page()).toContain('if this was not you, change your password now');
    await site.agreeOnSale();
    const refused = await press('disconnect');
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('You have a sale that is not over. The account stays until then.');
  });
});
