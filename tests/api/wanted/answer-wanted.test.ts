import { sql } from 'kysely';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { inchesToMm } from '#rules/hair/measure.ts';
import { DAY_MS, DAY_SECONDS } from '#rules/time.ts';
import { somebody } from '#tests/support/access/thing-owners.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';
import { isSomebodyWaiting } from '#tests/support/site/locks.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { HELLO, openMatchSite } from '#tests/support/wanted/match-site.ts';

const site = useOpened(() => openMatchSite());
afterEach(() => site.clear());

const sentenceOf = (answer: { json(): { message?: string; error?: { message: string } } }) => {
  const said = answer.json();
  return said.error?.message ?? said.message;
};

test('an answer opens the conversation of that ad and that buyer, seller first, and the buyer offers there', async () => {
  const [wanted, ad] = [await site.ask(), await site.putAd({ open_to_offers: true })];
  const answered = await site.answer(wanted, ad);
  expect(answered.statusCode, answered.body).toBe(200);
  const { conversationId, screening } = answered.json();
  expect(screening).toBe('delivered');
  const thread = (await site.get(`/api/message/thread?conversationId=${conversationId}`, 'bela')).json();
  expect(JSON.stringify(thread)).toContain(HELLO);
  const offered = await site.post('/api/offer/make', { adId: ad, amount: 140_00 }, 'bela');
  expect(offered.statusCode, offered.body).toBe(200);
  expect(offered.json().offer.conversationId).toBe(conversationId);
  await site.runJobs();
  const mails = await site.db.selectFrom('mailbox').select(['to_address', 'text']).execute();
  expect(mails.find(({ text }) => text.includes(HELLO))?.to_address).toBe('bela@example.com');
  expect((await site.forAd(ad)).json().items).toMatchObject([{ hasAnswered: true }]);
});

/** As outside of tests, where no two looks at the clock see the same. Says how to stop it. */
function letClockRun(): () => void {
  const { clock } = site;
  let now = clock.now.getTime();
  const get = () => new Date((now += 1));
  Object.defineProperty(clock, 'now', { configurable: true, enumerable: true, get });
  return () => {
    const value = get();
    Object.defineProperty(clock, 'now', { configurable: true, enumerable: true, writable: true, value });
  };
}

test('what a seller starts takes no conversation of the day from the buyer', async () => {
  onTestFinished(letClockRun());
  const wanted = await site.ask();
  for (let ads = 0; ads < 3; ads += 1)
    expect((await site.answer(wanted, await site.putAd())).statusCode).toBe(200);
  const strangers = [];
  for (let ads = 0; ads < 5; ads += 1) strangers.push(await site.putAd({}, await somebody(site, 2)));
  for (const adId of strangers) {
    const asked = await site.post('/api/ad/sendEmailtoUser', { adId, message: HELLO }, 'bela');
    expect(asked.statusCode, asked.body).toBe(200);
  }
});

test('once for each ad, and three ads for a request', async () => {
  const wanted = await site.ask();
  const ads = [];
  for (let count = 0; count < 4; count += 1) ads.push(await site.putAd());
  const [first = '', second = '', third = '', fourth = ''] = ads;
  expect((await site.answer(wanted, first)).statusCode).toBe(200);
  const again = await site.answer(wanted, first);
  expect([again.statusCode, sentenceOf(again)]).toEqual([409, 'You have answered with this ad.']);
  for (const ad of [second, third]) expect((await site.answer(wanted, ad)).statusCode).toBe(200);
  const tooMany = await site.answer(wanted, fourth);
  expect([tooMany.statusCode, sentenceOf(tooMany)]).toEqual([
    409,
    'You have answered this request with 3 ads, the most you can.',
  ]);
});

test('two answers at once are one, and the same one sent twice has one effect', async () => {
  const [wanted, ad, other] = [await site.ask(), await site.putAd(), await site.putAd()];
  const both = await Promise.all([site.answer(wanted, ad), site.answer(wanted, ad)]);
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  const key = { 'idempotency-key': 'the-same-answer-again' };
  const first = await site.answer(wanted, other, {}, 'asha', key);
  const second = await site.answer(wanted, other, {}, 'asha', key);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.json().messageId).toBe(first.json().messageId);
  const written = await site.db
    .selectFrom('wanted_answers')
    .leftJoin('messages', 'messages.conversation_id', 'wanted_answers.conversation_id')
    .select(['ad_id', 'messages.id'])
    .execute();
  expect(written).toHaveLength(2);
});

test('what cannot be answered with, or not any more', async () => {
  const wanted = await site.ask();
  const paused = await site.putAd();
  const draft = await site.putAd({ status: 'draft', published_at: null, expires_at: null });
  await site.changeAd(paused, { status: 'paused' }, 'pause');
  const reserved = await site.putAd();
  const until = { reserved_until: new Date(site.clock.now.getTime() + DAY_MS), reserved_offer: reserved };
  await site.changeAd(reserved, until, 'edit');
  const heldAd = await site.putAd();
  await site.db.updateTable('ads').set({ held: 'check' }).where('id', '=', heldAd).execute();
  const over = await site.putAd({ expires_at: site.clock.now });
  const short = await site.putAd({ length_mm: inchesToMm(14) });
  const strangers = await site.putAd({}, await somebody(site, 2));
  const good = await site.putAd();
  const past = new Date(site.clock.now.getTime() - DAY_MS);
  const ended = await site.ask({ ends_at: past });
  const waiting = await site.ask({ status: 'pending_review', published_at: null });
  const unseen = { status: 'deleted', deleted_at: past, published_at: null } as const;
  const [gone, neverSeen] = [await site.ask({ status: 'deleted', deleted_at: past }), await site.ask(unseen)];
  const unread = await site.ask({ status: 'ended', ended_at: past, published_at: null });
  const own = await site.ask({}, site.people.asha.id);
  const hidden = await site.ask();
  await site.db.updateTable('wanted_ads').set({ held: 'check' }).where('id', '=', hidden).execute();
  const tries = [
    [wanted, paused, 409, 'Only a live ad can answer a request.'],
    [wanted, draft, 409, 'Only a live ad can answer a request.'],
    [wanted, reserved, 409, 'Only a live ad can answer a request.'],
    [wanted, heldAd, 409, 'Only a live ad can answer a request.'],
    [wanted, over, 409, 'Only a live ad can answer a request.'],
    [wanted, short, 422, 'This ad does not fit: 4 in too short.'],
    [wanted, strangers, 404, 'There is no such ad.'],
    [wanted, wanted, 404, 'There is no such ad.'],
    [ended, good, 409, 'This request has ended.'],
    [waiting, good, 404, 'There is no such request.'],
    [gone, good, 409, 'This request was deleted.'],
    [neverSeen, good, 404, 'There is no such request.'],
    [unread, good, 404, 'There is no such request.'],
    [good, good, 404, 'There is no such request.'],
    [hidden, good, 409, 'This request is not shown at the moment.'],
    [own, good, 403, 'This is your own request. You cannot answer it.'],
  ] as const;
  for (const [wantedId, adId, code, sentence] of tries) {
    const answered = await site.answer(wantedId, adId);
    expect([answered.statusCode, sentenceOf(answered)], answered.body).toEqual([code, sentence]);
  }
  expect((await site.answer(wanted, good, { message: 'Too short' })).statusCode).toBe(422);
  expect((await site.answer(wanted, good, { message: 'x'.repeat(1001) })).statusCode).toBe(422);
  expect(await site.db.selectFrom('wanted_answers').selectAll().execute()).toEqual([]);
});

test('an answer is read as any message of a seller, and refused it leaves nothing behind', async () => {
  const [wanted, ad] = [await site.ask(), await site.putAd()];
  const refused = await site.answer(wanted, ad, {
    message: 'Hello, pay me by Western Union or gift cards first, and write to me on WhatsApp 07700 900123.',
  });
  expect(refused.statusCode, refused.body).toBe(422);
  expect(await site.db.selectFrom('wanted_answers').selectAll().execute()).toEqual([]);
  expect((await site.answer(wanted, ad)).statusCode).toBe(200);
});

test('what its owner ends while an answer waits its turn is answered no more', async () => {
  const [wanted, ad] = [await site.ask(), await site.putAd()];
  const answers: ReturnType<typeof site.answer>[] = [];
  await site.db.transaction().execute(async (tx) => {
    await sql`select from accounts where id = ${site.people.asha.id} for no key update`.execute(tx);
    answers.push(site.answer(wanted, ad));
    await expect.poll(() => isSomebodyWaiting(site.db)).toBe(true);
    const ended = await site.post('/api/wanted/end', { wantedId: wanted, version: 1 }, 'bela');
    expect(ended.statusCode, ended.body).toBe(200);
  });
  const [answered] = await Promise.all(answers);
  expect(answered?.json().message).toBe('This request has ended.');
  expect(await site.db.selectFrom('wanted_answers').selectAll().execute()).toEqual([]);
});

test('an answer that waits for one of us is not counted, for its buyer has not got it', async () => {
  const [wanted, first, second] = [await site.ask(), await site.putAd(), await site.putAd()];
  const answers = async () => (await site.get('/api/wanted/mine', 'bela')).json().items[0].answers;
  const message =
    'Hello, pay me by Western Union or gift cards first, and write to me on WhatsApp 07700 900123.';
  const held = await site.answer(wanted, first, { message, sendForReview: true });
  expect(held.json().screening, held.body).toBe('held');
  expect(await answers()).toBe(0);
  await site.answer(wanted, second);
  expect(await answers()).toBe(1);
  const { messageId } = held.json();
  const release = { messageId, decision: 'released', reason: 'Only an eager seller.' };
  const released = await site.post('/api/super-admin-user/resolveHeld', release, 'mira');
  expect(released.statusCode, released.body).toBe(200);
  expect(await answers()).toBe(2);
});

test('nobody answers over a block', async () => {
  const [wanted, ad] = [await site.ask(), await site.putAd()];
  await site.db
    .insertInto('blocks')
    .values({ blocker_id: site.people.bela.id, blocked_id: site.people.asha.id })
    .execute();
  await site.match();
  expect((await site.forAd(ad)).json().items).toEqual([]);
  expect((await site.answer(wanted, ad)).statusCode).toBe(403);
});

test('a plan has so many answers a day, and without one there are none', async () => {
  await givePlan(site, site.people.asha.id, 2);
  const buyers = [];
  for (let count = 0; count < 7; count += 1) buyers.push(await site.ask({}, await somebody(site, 1)));
  const ad = await site.putAd();
  for (const wanted of buyers.slice(0, 5)) {
    expect((await site.answer(wanted, ad)).statusCode).toBe(200);
    await site.letSecondsPass(60);
  }
  const sixth = await site.answer(buyers[5] ?? '', ad);
  // The first of the five is a day old then.
  const wait = DAY_SECONDS - 5 * 60;
  expect(sixth.headers['retry-after']).toBe(String(wait));
  expect([sixth.statusCode, sentenceOf(sixth)]).toEqual([
    429,
    'Your plan allows 5 answers to requests a day.',
  ]);
  const letPass = (seconds: number) =>
    sql`update wanted_answers set created_at = created_at - make_interval(secs => ${seconds}::int)`.execute(
      site.db,
    );
  await letPass(wait - 1);
  expect((await site.answer(buyers[5] ?? '', ad)).headers['retry-after']).toBe('1');
  await letPass(1);
  expect((await site.answer(buyers[5] ?? '', ad)).statusCode).toBe(200);
  await site.db.deleteFrom('subscriptions').where('account_id', '=', site.people.asha.id).execute();
  const without = await site.answer(buyers[6] ?? '', ad);
  expect([without.statusCode, sentenceOf(without)]).toEqual([
    402,
    'Choose a plan first; there is a free one.',
  ]);
});
