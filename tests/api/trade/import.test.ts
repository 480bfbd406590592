import { beforeEach, expect, test } from 'vitest';
import { insertUpload, liveAd } from '#tests/support/ads/posting.ts';
import { inviteOne } from '#tests/support/people/cast.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { csvAd, csvFile, openTrader } from '#tests/support/trade/csv-file.ts';

const site = useSite({ plans: { asha: 4, bela: 6 }, settings: { FIRST_AD_REVIEW: 'off' } });
const trader = openTrader(site);

beforeEach(async () => {
  await site.db.deleteFrom('ad_imports').execute();
  await site.db
    .updateTable('ads')
    .set((ad) => ({ ref: null, version: ad('version', '+', 1) }))
    .execute();
});

const CHANGED_MEANWHILE = 'Changed meanwhile. Try the file again.';

const uploads = async () => [
  await insertUpload(site.db, site.people.asha.id),
  await insertUpload(site.db, site.people.asha.id),
];
const countAds = async () =>
  Number(
    (
      await site.db
        .selectFrom('ads')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test('a trial says row by row what the file would do, and touches no ad', async () => {
  const { id } = await liveAd(site);
  const before = await countAds();
  const tried = await trader.try(
    csvFile([
      csvAd(),
      { ...csvAd({ ref: '' }), id },
      { ...csvAd({ ref: 'blue', price: '390' }), id: '' },
      csvAd({ ref: 'tail-9', colour: 'blak', length: '2 miles', price: 'a lot' }),
    ]),
  );
  expect(tried).toMatchObject({ state: 'tried', counts: { new: 2, changes: 0, same: 1, wrong: 1 } });
  expect(tried.rows.map(({ row, state }) => [row, state])).toEqual([
    [2, 'new'],
    [3, 'same'],
    [4, 'new'],
    [5, 'wrong'],
  ]);
  expect(tried.rows[3]?.problems).toEqual(
    expect.arrayContaining([
      { column: 'colour', value: 'blak', sentence: 'Choose a colour from the list.' },
      {
        column: 'length',
        value: '2 miles',
        sentence: 'Enter the length between 1 and 80 inches, like 28, 28 in or 71 cm.',
      },
      {
        column: 'price',
        value: 'a lot',
        sentence: 'We cannot read this amount. Write it like 42.50, 42,50, 1,200 or 1 200.',
      },
    ]),
  );
  expect(await countAds()).toBe(before);
});

test('a run posts what is new, changes what is told anew, and leaves the rest', async () => {
  const [one, two] = await uploads();
  const first = await trader.runThrough(
    csvFile([
      csvAd({ ref: 'a', submit: 'yes', photos: `${one}:tape|${two}` }),
      csvAd({ ref: 'b', submit: 'yes', photos: '' }),
      csvAd({ ref: 'c', submit: 'no', title: '' }),
      csvAd({ ref: 'd', submit: 'yes', colour: '' }),
    ]),
  );
  expect(first).toMatchObject({ state: 'done', counts: { new: 3, wrong: 1 }, failed: 0, run: 3 });
  expect(
    first.rows.map(({ ref, result, status, waitsForPhotos }) => [ref, result, status, waitsForPhotos]),
  ).toEqual([
    ['a', 'posted', 'live', false],
    ['b', 'posted', 'draft', true],
    ['c', 'posted', 'draft', false],
    ['d', null, null, true],
  ]);
  const live = await site.readAdRow(first.rows[0]?.adId ?? '');
  expect(live).toMatchObject({ ref: 'a', price: 420_00, length_mm: 711, grams: 160 });

  const again = await trader.runThrough(
    csvFile([
      csvAd({ ref: 'a', submit: 'yes', price: '399,5', town: 'Madurai' }),
      csvAd({ ref: 'b', submit: 'yes' }),
    ]),
  );
  expect(again.rows.map(({ state, changes, result }) => [state, changes, result])).toEqual([
    ['changes', ['price', 'town'], 'changed'],
    ['same', [], null],
  ]);
  expect(await site.readAdRow(live.id)).toMatchObject({
    price: 399_50,
    town: 'Madurai',
    status: 'live',
    version: live.version + 1,
  });
});

test('a draft that waited is submitted once its photos are there', async () => {
  await trader.runThrough(csvFile([csvAd({ ref: 'w', submit: 'yes' })]));
  const [one, two] = await uploads();
  const { rows } = await trader.runThrough(csvFile([{ ref: 'w', submit: 'yes', photos: `${one}|${two}` }]));
  expect(rows).toMatchObject([
    { state: 'changes', changes: ['photos', 'submit'], result: 'changed', status: 'live' },
  ]);
});

test('an ad that changed since the trial is left alone', async () => {
  const { id, version } = await liveAd(site);
  const tried = await trader.try(
    csvFile([{ ...csvAd({ ref: 'm0', price: '300' }), id }, csvAd({ ref: 'm1' }), csvAd({ ref: 'm2' })]),
  );
  // Somebody else's hands: the ad in the form, and another one with the same ref.
  await site.post('/api/ad/postAdDetails', { submit: false, ref: 'm2' }, 'asha');
  await site.post('/api/seller/updateMyAdDetails', { adId: id, version, town: 'Delhi' }, 'asha');
  await trader.run(tried.id);
  await site.runJobs();
  const { rows } = await trader.show(tried.id);
  expect(rows[0]).toMatchObject({
    result: 'failed',
    problems: [{ column: null, sentence: CHANGED_MEANWHILE }],
  });
  expect(rows[1]).toMatchObject({ result: 'posted' });
  expect(rows[2]).toMatchObject({ result: 'failed', problems: [{ sentence: CHANGED_MEANWHILE }] });
  expect(await site.readAdRow(id)).toMatchObject({ price: 420_00, town: 'Delhi' });
});

test('a file that was made of an older version changes nothing without saying so', async () => {
  const { id, version } = await liveAd(site);
  await site.post('/api/seller/updateMyAdDetails', { adId: id, version, town: 'Delhi' }, 'asha');
  const old = await trader.try(csvFile([{ id, version: String(version), price: '300' }]));
  expect(old.rows[0]).toMatchObject({
    state: 'wrong',
    problems: [{ column: 'version', value: String(version) }],
  });
  const without = await trader.try(csvFile([{ id, version: '', price: '300' }]));
  expect(without.rows[0]).toMatchObject({ state: 'changes', changes: ['price'] });
});

test("another seller's id is like none, and so is another seller's ref", async () => {
  const eve = await inviteOne(site.db, site.clock.now, 'eve-sells', 'seller');
  const theirs = await liveAd(site);
  await site.db
    .updateTable('ads')
    .set({ seller_id: eve.id, ref: 'theirs', version: theirs.version + 1 })
    .where('id', '=', theirs.id)
    .execute();
  const { rows } = await trader.try(
    csvFile([
      { ...csvAd({ ref: 'x' }), id: theirs.id },
      { ...csvAd({ ref: 'theirs' }), id: '' },
      { ...csvAd({ ref: 'z' }), id: 'none' },
    ]),
  );
  expect(rows).toMatchObject([
    { state: 'wrong', problems: [{ column: 'id', value: theirs.id, sentence: 'There is no such ad.' }] },
    { state: 'new', adId: null },
    { state: 'wrong', problems: [{ column: 'id', value: 'none', sentence: 'There is no such ad.' }] },
  ]);
});

test('one file runs at a time, and each of them once', async () => {
  const [first, second] = [
    await trader.try(csvFile([csvAd({ ref: 'o1' })])),
    await trader.try(csvFile([csvAd({ ref: 'o2' })])),
  ];
  const answers = await Promise.all([trader.run(first.id), trader.run(first.id), trader.run(second.id)]);
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 409, 409]);
  await site.runJobs();
  const again = await trader.run(answers[2]?.statusCode === 200 ? second.id : first.id);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'This file was run already. Send it again to try it once more.',
  ]);
});

test('its seller is told when it is done, and what it came to', async () => {
  const { id } = await trader.runThrough(
    csvFile([csvAd({ ref: 'mail-1', submit: 'yes' }), csvAd({ ref: 'mail-2', colour: 'blak' })]),
  );
  const mail = await site.db
    .selectFrom('mailbox')
    .select(['to_address', 'subject', 'text'])
    .where('text', 'like', `%/trade/import/${id}%`)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    to_address: 'asha@example.com',
    subject: 'Your file is done: stock.csv',
  });
  for (const words of ['New: 1', '1 draft of them still waits for photos.', 'With problems: 1'])
    expect(mail.text).toContain(words);
});

test('without the plan there is no upload', async () => {
  const answer = await site.post('/api/trade/tryImport', { text: csvFile([csvAd()]) }, 'bela');
  expect([answer.statusCode, answer.json().message]).toEqual([
    402,
    'Ads from a CSV file come with the plan Trade.',
  ]);
});

test('of two ads one has the ref, however it comes', async () => {
  await trader.runThrough(csvFile([csvAd({ ref: 'mine' })]));
  const answer = await site.post('/api/ad/postAdDetails', { submit: false, ref: ' mine ' }, 'asha');
  expect([answer.statusCode, answer.json().problems ?? answer.json().fields]).toEqual([
    422,
    { ref: ['Another ad of yours has this ref.'] },
  ]);
});
