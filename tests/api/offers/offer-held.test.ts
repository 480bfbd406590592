import { describe, expect, test } from 'vitest';
import { useOfferSite } from '#tests/support/offers/offers.ts';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';

const site = useOfferSite({ plans: { asha: 4, bela: 6 } });

const subjects = async (who: 'asha' | 'bela') =>
  (await site.mails())
    .filter(({ to_address }) => to_address === `${who}@example.com`)
    .map(({ subject }) => subject);
const change = (ad: object) => site.db.updateTable('ads').set(ad).where('id', '=', site.adId).execute();
const TITLE = '28 in straight black Indian hair, 160 g';

describe('an offer', () => {
  test('that is held becomes open or declined by staff, and its 48 hours begin then', async () => {
    const note = 'I would like to pay by Western Union, is that all right?';
    const held = (await site.make(350_00, 'bela', { note, sendForReview: true })).json().offer;
    site.wait(3 * DAY_MS);
    const [row] = await site.rows();
    const decide = (decision: string) =>
      site.post(
        '/api/super-admin-user/resolveHeld',
        { messageId: row?.message_id, decision, reason: 'A tidy reason for it.' },
        'dara',
      );
    await site.db
      .updateTable('sessions')
      .set({ password_given_at: site.clock.now, factor_given_at: site.clock.now })
      .execute();
    const released = await decide('released');
    expect(released.statusCode, released.body).toBe(200);
    expect(await site.show(held.id, 'asha')).toMatchObject({
      state: 'open',
      expiresAt: new Date(site.clock.now.getTime() + 48 * HOUR_MS).toISOString(),
    });
    expect(await subjects('asha')).toEqual([`£350 offered for: ${TITLE}`]);
  });

  test.each<[string, string, object]>([
    ['is hidden by staff', 'ad-gone', { held: 'check' }],
    ['has ended', 'ad-gone', { expires_at: new Date(0), version: 2 }],
    ['is kept for another', 'agreed-with-another', {}],
  ])('that is held lapses when it is released and its ad %s', async (_, why, ad) => {
    const note = 'I would like to pay by Western Union, is that all right?';
    const held = (await site.make(350_00, 'bela', { note, sendForReview: true })).json().offer;
    const [row] = await site.rows();
    if (why === 'agreed-with-another') {
      // The yes ends what is held, too; a row of before that is released after it.
      const cora = await site.other();
      const { id } = (await cora.make(360_00)).json().offer;
      const reserved_until = new Date(site.clock.now.getTime() + HOUR_MS);
      await change({ reserved_until, reserved_offer: id });
    } else await change(ad);
    const released = await site.post(
      '/api/super-admin-user/resolveHeld',
      { messageId: row?.message_id, decision: 'released', reason: 'A tidy reason for it.' },
      'dara',
    );
    expect(released.statusCode, released.body).toBe(200);
    expect((await site.rows()).find(({ id }) => id === held.id)).toMatchObject({
      state: 'lapsed',
      ended_why: why,
    });
    expect(await subjects('bela')).toEqual([`Your offer is over: ${TITLE}`]);
    expect((await site.mails()).filter(({ subject }) => subject.startsWith('£350 offered'))).toEqual([]);
    expect(await site.show(held.id, 'asha')).toMatchObject({ state: 'lapsed', acts: [] });
  });
});
