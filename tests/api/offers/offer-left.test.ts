import { expect, test } from 'vitest';
import { useOfferSite } from '#tests/support/offers/offers.ts';

const site = useOfferSite();

// The seller last: Asha is not signed in any more then.
test.each(['buyer', 'seller'])(
  'what the %s of an offer asked or agreed on ends when they are suspended',
  async (side) => {
    const person = await site.other();
    const ids = { seller: site.people.asha.id, buyer: person.id };
    const theirs = (await person.make(350_00)).json().offer;
    const cora = await site.other();
    const hers = (await cora.make(360_00)).json().offer;
    if (side === 'buyer') await site.act('accept', { offerId: theirs.id, amount: 350_00 }, 'asha');
    const userId = ids[side as 'seller' | 'buyer'];
    const suspended = await site.post(
      '/api/super-admin-user/updateUserAsDelete',
      { userId, reason: 'A tidy reason for it.', message: 'Your account is suspended.' },
      'dara',
    );
    expect(suspended.statusCode, suspended.body).toBe(200);
    const rows = await site.rows();
    const endOf = (id: string) => {
      const row = rows.find((one) => one.id === id);
      return [row?.state, row?.ended_why];
    };
    expect(endOf(theirs.id)).toEqual([side === 'buyer' ? 'fell-through' : 'lapsed', 'left']);
    expect(endOf(hers.id)).toEqual(['lapsed', side === 'buyer' ? 'agreed-with-another' : 'left']);
    expect(await site.reserved()).toMatchObject({ reserved_until: null, reserved_offer: null });
  },
);
