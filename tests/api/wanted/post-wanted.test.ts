import { afterEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#rules/time.ts';
import { HAIR_ONLY } from '#rules/wanted/note/screen-note.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openWantedSite } from '#tests/support/wanted/wanted-site.ts';

const site = useOpened(() => openWantedSite());
afterEach(async () => {
  await site.db.deleteFrom('wanted_ads').execute();
});

test('Bela asks for hair, and everybody reads it, with her name and no other', async () => {
  const answer = await site.ask({ note: 'For a short wig. Cut last week is fine.' });
  expect(answer.statusCode, answer.body).toBe(200);
  const { wanted } = answer.json();
  expect(wanted).toMatchObject({
    title: 'Wanted: 18–22 in straight or wavy black hair, never coloured, 150 g',
    slug: '18-22-in-straight-or-wavy-black-hair-never-coloured-150-g',
    status: 'live',
    version: 1,
    until: site.until(30),
    facts: {
      shortest: 18,
      longest: 22,
      ethnicities: [],
      cutState: null,
      budgetPerGram: { amount: 1_00, currency: 'USD' },
    },
    buyer: { name: 'bela', isCertified: false },
    events: ['edit', 'end', 'delete'],
  });
  const seen = (await site.show(wanted.id)).json().wanted;
  expect(seen).toMatchObject({ id: wanted.id, isOwn: false, canAnswer: false, answeredWith: [] });
  expect(JSON.stringify(seen)).not.toContain('@');
  expect((await site.show(wanted.id, 'asha')).json().wanted).toMatchObject({ canAnswer: true });
  expect((await site.show(wanted.id, 'bela')).json().wanted).toMatchObject({ isOwn: true, canAnswer: false });
  expect((await site.browse()).json()).toMatchObject({ items: [{ id: wanted.id }], next: null, total: 1 });
});

test.each<[string, object, Record<string, string>]>([
  ['too short to be asked for', { shortest: '4' }, { shortest: 'Enter a length between 5 and 60 inches' }],
  ['too long', { longest: '61' }, { longest: 'Enter a length between 5 and 60 inches' }],
  ['from more than to', { shortest: '23' }, { shortest: 'The shortest length is longer than the longest.' }],
  ['no colour', { colours: [] }, { colours: 'Choose at least one colour.' }],
  ['an unknown colour', { colours: ['green'] }, { colours: 'Choose at least one colour.' }],
  ['no texture', { textures: [] }, { textures: 'Choose at least one texture.' }],
  ['no treatment', { treatments: [] }, { treatments: 'Choose at least one treatment.' }],
  ['an unknown type', { ethnicities: ['elvish'] }, { ethnicities: 'Choose hair types from the list.' }],
  ['too little', { grams: 19 }, { grams: 'Enter 20 to 1,000 grams.' }],
  ['too much', { grams: 1001 }, { grams: 'Enter 20 to 1,000 grams.' }],
  ['no such cut', { cutState: 'half' }, { cutState: 'Choose any, already cut or not cut yet.' }],
  ['no budget at all', { budgetPerGram: 0 }, { budgetPerGram: 'Enter 0.01 to 1,000 for each gram' }],
  ['too rich', { budgetPerGram: 100_001 }, { budgetPerGram: 'Enter 0.01 to 1,000 for each gram' }],
  ['a budget of nothing known', { currency: null }, { currency: 'Choose US dollars' }],
  ['nowhere', { country: 'XX' }, { country: 'Say where it must be sent.' }],
  ['a note that is too long', { note: 'x'.repeat(301) }, { note: 'Keep the note to 300 characters.' }],
  ['tags', { note: 'For <b>wigs</b>' }, { note: 'Write plain text, without HTML tags.' }],
])('%s is refused at its field', async (_, wrong, problems) => {
  const answer = await site.ask(wrong);
  expect(answer.statusCode, answer.body).toBe(422);
  const { fields } = answer.json();
  expect(Object.keys(fields)).toEqual(Object.keys(problems));
  for (const [field, sentence] of Object.entries(problems)) expect(fields[field][0]).toContain(sentence);
});

test('nothing about a person, no photo and no title can be sent', async () => {
  for (const more of [{ title: 'Long hair' }, { photos: [] }, { age: 20 }, { gender: 'female' }])
    expect((await site.ask(more)).statusCode).toBe(422);
});

test('its last day is tomorrow at the soonest, and in ninety days at the latest', async () => {
  for (const days of [0, -1, 91]) {
    const answer = await site.ask({ until: site.until(days) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields.until).toEqual(['Choose a day from tomorrow to 90 days from now.']);
  }
  for (const days of [1, 90]) expect((await site.ask({ until: site.until(days) })).statusCode).toBe(200);
});

test('the same in centimetres and ounces', async () => {
  const { wanted } = (await site.ask({ shortest: '46 cm', longest: '56cm', grams: '5.3 oz' })).json();
  expect(wanted.facts).toMatchObject({ shortest: 18, longest: 22, grams: 150 });
  // What is given out can be sent back as it is.
  const { shortest, longest } = (await site.ask({ shortest: '18½', longest: 22.5 })).json().wanted.facts;
  expect([shortest, longest]).toEqual([18.5, 22.5]);
  expect((await site.ask({ shortest, longest })).json().wanted.facts).toMatchObject({ shortest, longest });
});

describe('a note', () => {
  test('that asks for more than hair is never taken, however it is sent', async () => {
    for (const sendForReview of [false, true]) {
      const answer = await site.ask({ note: 'I pay double for a video of the haircut.', sendForReview });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields.note).toEqual([HAIR_ONLY]);
    }
    expect((await site.mine()).items).toEqual([]);
  });

  test('with a way past the site is refused, or read by one of us first', async () => {
    const note = 'Write to me on WhatsApp, +44 7700 900123';
    const refused = await site.ask({ note });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields.note[0]).toContain('send it for review');
    const { wanted } = (await site.ask({ note, sendForReview: true })).json();
    expect(wanted.status).toBe('pending_review');
    expect((await site.show(wanted.id)).statusCode).toBe(404);
    expect((await site.show(wanted.id, 'asha')).statusCode).toBe(404);
    expect((await site.show(wanted.id, 'bela')).statusCode).toBe(200);
    expect((await site.show(wanted.id, 'cleo')).statusCode).toBe(200);
    expect((await site.browse()).json().items).toEqual([]);
  });

  test('of somebody who came less than 48 hours ago is read first; without one they are live', async () => {
    const cameAgo = (ms: number) =>
      site.db
        .updateTable('accounts')
        .set({ created_at: new Date(site.clock.now.getTime() - ms) })
        .where('id', '=', site.people.asha.id)
        .execute();
    const note = 'For a short wig.';
    await cameAgo(48 * HOUR_MS - 1);
    const waits = (await site.ask({ note }, 'asha')).json().wanted;
    expect(waits.status).toBe('pending_review');
    const { items } = (await site.get('/api/super-admin-user/wantedQueue', 'cleo')).json();
    expect(items).toMatchObject([{ id: waits.id, signals: ['new-account'] }]);
    expect((await site.ask({}, 'asha')).json().wanted.status).toBe('live');
    await cameAgo(48 * HOUR_MS);
    expect((await site.ask({ note }, 'asha')).json().wanted.status).toBe('live');
  });
});

test('whoever was warned after a report is read first, also without a note', async () => {
  await site.db
    .insertInto('reports')
    .values({
      case_number: 'FH-TEST-0001',
      account_id: site.people.bela.id,
      reason: 'harassment',
      outcome: 'warned',
      statement: 'Please write about hair.',
      decided_at: site.clock.now,
      decided_by: site.people.dara.id,
    })
    .execute();
  expect((await site.ask()).json().wanted.status).toBe('pending_review');
  await site.db.updateTable('reports').set({ outcome: 'dismissed' }).execute();
  expect((await site.ask()).json().wanted.status).toBe('live');
  await site.db.deleteFrom('reports').execute();
});

describe('the plan', () => {
  test('without one there is none; the free one gives one', async () => {
    await site.db.deleteFrom('subscriptions').where('account_id', '=', site.people.bela.id).execute();
    const none = await site.ask();
    expect(none.statusCode).toBe(402);
    expect(none.json().message).toBe('Choose a plan first; there is a free one.');
    await givePlan(site, site.people.bela.id, 5);
    const first = (await site.ask()).json().wanted;
    const second = await site.ask();
    expect(second.statusCode).toBe(402);
    expect(second.json().message).toBe('Your plan gives 1 request. End one first.');
    expect((await site.mine()).room).toEqual({ taken: 1, places: 1 });
    expect((await site.act('end', { wantedId: first.id, version: 1 })).statusCode).toBe(200);
    expect((await site.ask()).statusCode).toBe(200);
    // And the ended one has no place to come back to.
    const renewed = await site.act('renew', { wantedId: first.id, version: 2, until: site.until(9) });
    expect(renewed.statusCode).toBe(402);
  });

  test.each([
    ['bela', 5, 1],
    ['bela', 6, 10],
    ['asha', 1, 1],
    ['asha', 2, 1],
    ['asha', 3, 1],
    ['asha', 4, 5],
  ] as const)('%s has a plan %i: %i', async (who, plan, places) => {
    const account = site.people[who].id;
    const before = await site.db
      .deleteFrom('subscriptions')
      .where('account_id', '=', account)
      .returningAll()
      .execute();
    await givePlan(site, account, plan);
    for (let count = 0; count < places; count += 1) expect((await site.ask({}, who)).statusCode).toBe(200);
    const tooMany = await site.ask({}, who);
    expect([tooMany.statusCode, tooMany.json().message]).toEqual([
      402,
      `Your plan gives ${places === 1 ? '1 request' : `${places} requests`}. End one first.`,
    ]);
    expect((await site.mine(who)).room).toEqual({ taken: places, places });
    await site.db.deleteFrom('subscriptions').where('account_id', '=', account).execute();
    await site.db.insertInto('subscriptions').values(before).execute();
  });

  test('has room again once what waits for us is deleted, for that cannot be ended', async () => {
    const waiting = { status: 'pending_review', published_at: null } as const;
    const id = await site.put('bela', waiting);
    const one = await site.ask();
    expect([one.statusCode, one.json().message]).toEqual([
      402,
      'Your plan gives 1 request. Delete it or wait for our review.',
    ]);
    expect((await site.act('delete', { wantedId: id, version: 1 })).statusCode).toBe(200);
    expect((await site.ask()).statusCode).toBe(200);
  });

  test('nobody has more than a hundred, whatever became of them; what is deleted makes room', async () => {
    const ended = { status: 'ended', ended_at: site.clock.now } as const;
    const over = { status: 'rejected', rejected_why: 'A film.', published_at: null } as const;
    for (let count = 0; count < 99; count += 1) await site.put('bela', count % 2 ? ended : over);
    const last = (await site.ask()).json().wanted;
    await site.act('end', { wantedId: last.id, version: 1 });
    const tooMany = await site.ask();
    expect([tooMany.statusCode, tooMany.json().message]).toEqual([
      409,
      'You have 100 requests. Delete one first.',
    ]);
    expect((await site.act('delete', { wantedId: last.id, version: 2 })).statusCode).toBe(200);
    expect((await site.ask()).statusCode).toBe(200);
  });

  test('two at once take one place', async () => {
    const both = await Promise.all([site.ask(), site.ask()]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 402,
    ]);
    await givePlan(site, site.people.bela.id, 6);
  });
});

test('the same request twice is one', async () => {
  const headers = { 'idempotency-key': 'one-request-for-hair' };
  const wish = site.wish();
  const [one, two] = [
    await site.act('post', wish, 'bela', headers),
    await site.act('post', wish, 'bela', headers),
  ];
  expect(two.json().wanted.id).toBe(one.json().wanted.id);
  expect((await site.mine()).items).toHaveLength(1);
});
