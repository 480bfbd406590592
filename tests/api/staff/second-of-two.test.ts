import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertUpload, postAd } from '#tests/support/ads/posting.ts';
import { useTalkingSite } from '#tests/support/moderation/conversations.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { giveRole } from '#tests/support/people/give-role.ts';
import { GOOD_PASSWORD, openAccount } from '#tests/support/people/visitor.ts';
import { putWanted } from '#tests/support/wanted/wanted-site.ts';

/** Two of us decide the same: the second hears who did what, and nobody else does. */
const site = useTalkingSite({ pages: true, plans: { asha: 4, bela: 6 } });
const reason = 'Looked at by hand.';

async function both(act: string, first: object, second: object, who: readonly [Name, Name]) {
  const path = `/api/super-admin-user/${act}`;
  const done = await site.post(path, { reason, ...first }, who[0]);
  expect(done.statusCode, done.body).toBe(200);
  const late = await site.post(path, { reason, ...second }, who[1]);
  return [late.statusCode, late.json().message] as const;
}

const CHANGED = 'was changed in the meantime.';
const AGAIN = 'Look at it again, then repeat what you wanted to do.';

test('an ad that waits: approved by one, rejected by the other', async () => {
  const { id: adId, version } = (await postAd(site, 'asha', { weight: 600 })).json().ad;
  const seen = { adId, version };
  expect(
    await both('reviewAd', { ...seen, decision: 'approve' }, { ...seen, decision: 'reject' }, [
      'cleo',
      'mira',
    ]),
  ).toEqual([409, `This ad ${CHANGED} It was cleo who approved it. ${AGAIN}`]);
  const own = await site.post(
    '/api/super-admin-user/reviewAd',
    { ...seen, decision: 'reject', reason },
    'cleo',
  );
  expect(own.json().message).toContain('It was you who approved it.');
  const seller = await site.post('/api/seller/updateAsSold', seen, 'asha');
  expect([seller.statusCode, seller.json().message]).toEqual([409, `This ad ${CHANGED} ${AGAIN}`]);

  // What its seller changed since then was no decision of ours.
  const changed = { adId, version: version + 1, price: 39_000 };
  expect((await site.post('/api/seller/updateMyAdDetails', changed, 'asha')).statusCode).toBe(200);
  const late = await site.post(
    '/api/super-admin-user/updateAsSold',
    { adId, version: version + 1, reason },
    'dara',
  );
  expect(late.json().message).toBe(`This ad ${CHANGED} ${AGAIN}`);
});

test('a tape that both compare', async () => {
  const photos = [
    { id: await insertUpload(site.db, site.people.asha.id) },
    { id: await insertUpload(site.db, site.people.asha.id), tape: true },
  ];
  const { id: adId, version } = (await postAd(site, 'asha', { photos })).json().ad;
  const seen = { adId, version, isMeasured: true };
  expect(await both('measureAd', seen, seen, ['mira', 'cleo'])).toEqual([
    409,
    'This ad is marked as measured already. It was mira who compared it.',
  ]);
});

test('a request that waits', async () => {
  const wantedId = await putWanted(site, site.people.bela.id, {
    status: 'pending_review',
    published_at: null,
    note: 'For my client.',
  });
  const seen = { wantedId, version: 1, message: 'We take requests for hair only.' };
  expect(
    await both('reviewWanted', { ...seen, decision: 'reject' }, { ...seen, decision: 'approve' }, [
      'mira',
      'cleo',
    ]),
  ).toEqual([409, `This request ${CHANGED} It was mira who rejected it. ${AGAIN}`]);
});

test('an appeal', async () => {
  const { messageId } = (await site.ask()).json();
  const target = { kind: 'message', id: messageId };
  const { caseNumber } = (
    await site.post('/api/report/create', { target, reason: 'scam', text: 'Odd.' }, 'asha')
  ).json();
  const statement = 'This is not allowed here.';
  await site.post(
    '/api/super-admin-user/resolveReport',
    { caseNumber, outcome: 'warned', statement, reason },
    'dara',
  );
  const text = 'I only asked whether it is for sale.';
  expect((await site.post('/api/report/appeal', { caseNumber, text }, 'bela')).statusCode).toBe(200);
  const answer = { caseNumber, outcome: 'upheld', answer: 'We looked again, and it stands.' };
  const send = () => site.post('/api/super-admin-user/resolveAppeal', answer, 'mira');
  expect((await send()).statusCode).toBe(200);
  const late = await send();
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'mira has decided this appeal already: upheld.',
  ]);
});

test('somebody is suspended by both, and let in by both', async () => {
  const person = { userId: site.people.bela.id };
  expect(await both('updateUserAsDelete', person, person, ['mira', 'dara'])).toEqual([
    409,
    'bela is suspended already. It was mira who suspended them.',
  ]);
  expect(await both('updateUserAsActive', person, person, ['dara', 'mira'])).toEqual([
    409,
    'bela is not suspended. It was dara who restored them.',
  ]);
});

test('a plan is switched off by both, and on by both', async () => {
  const person = { userId: site.people.asha.id };
  expect(await both('updateSubscriptionAsDelete', person, person, ['dara', 'dara'])).toEqual([
    409,
    'asha has no running plan. It was you who switched it off.',
  ]);
  expect(await both('updateSubscriptionAsActive', person, person, ['dara', 'dara'])).toEqual([
    409,
    'asha already has a running plan. It was you who switched it on. Say which one to give instead.',
  ]);
});

describe('what only admins do', () => {
  beforeAll(() => giveRole(site, 'mira', 'admin'));
  afterAll(() => giveRole(site, 'mira', 'moderator'));

  test('a sentence of the banner that both change: what the first wrote stands', async () => {
    const save = (text: object, name: Name) =>
      site.post('/api/super-admin-user/saveBannerText', { reason, ...text }, name);
    const list = async () => (await site.get('/api/super-admin-user/bannerTexts', 'dara')).json().texts;
    expect((await save({ text: 'We are closed at Diwali.' }, 'dara')).statusCode).toBe(200);
    const [{ id, version }] = await list();
    const first = { id, version, text: 'We are closed on Monday.' };
    expect((await save(first, 'mira')).statusCode).toBe(200);
    const late = await save({ id, version, text: 'We are closed on Tuesday.' }, 'dara');
    const sentence =
      'This sentence was changed in the meantime. It was mira who changed it. Nothing of yours was saved: read it, then save again.';
    expect([late.statusCode, late.json().message, late.json().current]).toEqual([
      409,
      sentence,
      { version: version + 1 },
    ]);
    expect(await list()).toMatchObject([{ id, text: 'We are closed on Monday.', version: version + 1 }]);

    const remove = (seen: number, name: Name) =>
      site.post('/api/super-admin-user/deleteBannerText', { id, version: seen, reason }, name);
    expect((await remove(version, 'dara')).json().message).toBe(sentence);
    expect((await remove(version + 1, 'dara')).statusCode).toBe(200);
    expect((await save({ id, version: version + 1, text: 'We are open.' }, 'mira')).json().message).toBe(
      'There is no such sentence. It was dara who deleted it.',
    );
  });

  test('a ready answer that both delete', async () => {
    const answer = { title: 'Your money', text: 'It is on its way to you.', reason };
    const act = (intent: string, fields: object, who: Name) =>
      site.postForm('/super-admin-user/ready-answers', { intent, reason, ...fields }, who);
    await act('save', answer, 'dara');
    const { id } = await site.db.selectFrom('ready_answers').select('id').executeTakeFirstOrThrow();
    const seen = { id, version: '1' };
    await act('delete', seen, 'dara');
    expect((await act('delete', seen, 'mira')).body).toContain(
      'There is no such answer. It was dara who deleted it.',
    );
  });

  test('an account that both delete; one whose person was first', async () => {
    const { id } = await openAccount(site);
    expect(await both('deleteUserAccount', { userId: id }, { userId: id }, ['dara', 'mira'])).toEqual([
      409,
      'This account is being deleted already. It was dara who did it.',
    ]);
    const gone = await openAccount(site);
    const own = await gone.visitor.post('/api/user/deleteAccount', { password: GOOD_PASSWORD });
    expect(own.statusCode, own.body).toBe(200);
    const late = await site.post(
      '/api/super-admin-user/deleteUserAccount',
      { userId: gone.id, reason },
      'dara',
    );
    expect(late.json().message).toBe('This account is being deleted already. They did it themselves.');
  });

  test('a rate of the same day: what the first one set stands', async () => {
    const rates = async () => (await site.get('/api/price/rates')).json();
    const { perUsd, dates } = await rates();
    const seen = { perUsd: perUsd.GBP, date: dates.GBP };
    const date = site.clock.now.toISOString().slice(0, 10);
    const set = (rate: number, who: Name) =>
      site.post('/api/price/setRate', { currency: 'GBP', perUsd: rate, date, seen, reason }, who);
    expect((await set(0.79, 'mira')).statusCode).toBe(200);
    const late = await set(0.97, 'dara');
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      `Meanwhile one US dollar buys 0.79 GBP, from ${date}. It was mira who set it. Nothing of yours was saved: look at it, then set yours if it is still right.`,
    ]);
    expect((await rates()).perUsd.GBP).toBe(0.79);

    const past = '2026-01-05';
    const ofPast = (rate: number, who: Name, more: object = {}) =>
      site.post('/api/price/setRate', { currency: 'GBP', perUsd: rate, date: past, reason, ...more }, who);
    const kept = async () =>
      Number(
        (
          await site.db
            .selectFrom('currency_rates')
            .select('per_usd')
            .where('currency', '=', 'GBP')
            .where('rated_on', '=', past)
            .executeTakeFirstOrThrow()
        ).per_usd,
      );
    expect((await ofPast(0.74, 'mira')).statusCode).toBe(200);
    for (const more of [{}, { replaces: 0.7 }]) {
      const second = await ofPast(0.75, 'dara', more);
      expect([second.statusCode, second.json().message]).toEqual([
        409,
        `On ${past} one US dollar bought 0.74 GBP. It was mira who set it. Nothing of yours was saved: if yours is right, name 0.74 as the rate it replaces.`,
      ]);
      expect(await kept()).toBe(0.74);
    }
    const fields = { currency: 'GBP', perUsd: '0.75', date: past, reason };
    const again = await site.postForm('/super-admin-user/rates', fields, 'dara');
    expect(again.body).toContain('name 0.74 as the rate it replaces');
    const meant = await site.postForm('/super-admin-user/rates', { ...fields, replaces: '0.74' }, 'dara');
    expect(meant.headers.location).toContain('done=1');
    expect(await kept()).toBe(0.75);

    const form = { currency: 'EUR', perUsd: '0.91', date, reason, 'seen-EUR': `0.5 2020-01-01` };
    const page = await site.postForm('/super-admin-user/rates', form, 'dara');
    expect(page.body).toContain('Nothing of yours was saved');
  });
});
