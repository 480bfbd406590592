import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { OBJECTION_DAYS } from '#rules/moderation/statements.ts';
import { PLANS } from '#rules/payments/subscription.ts';
import { DAY_MS } from '#rules/time.ts';
import { insertUpload, liveAd, postAd } from '#tests/support/ads/posting.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';
import { inviteOne } from '#tests/support/people/cast.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true, plans: { asha: 4 } });
const NOTE = 'canary-8812, as the other one of last week';
const TOLD = 'You asked people to pay outside this site.';
const WHY = 'I did not, somebody else wrote that from my telephone.';

const start = new Date();
beforeEach(async () => {
  site.clock.now = start;
  await site.db.deleteFrom('limits').execute();
});

const act = (name: string, data: object) =>
  site.post(`/api/super-admin-user/${name}`, { message: TOLD, reason: NOTE, ...data }, 'dara');
/** A seller of Trade of their own: whoever is suspended is signed out everywhere. */
async function seller() {
  const name = `s${randomBytes(6).toString('hex')}`;
  const { id } = await inviteOne(site.db, site.clock.now, name, 'seller');
  await givePlan(site, id, 4);
  return { userId: id, name };
}
/** An e-mail to somebody, and the link in it that needs no sign-in. */
async function findMail(subject: string | RegExp, name = 'asha') {
  await site.letSecondsPass(10);
  await site.runJobs();
  const mails = await site.db.selectFrom('mailbox').selectAll().orderBy('sent_at').orderBy('id').execute();
  const mail = mails.find(
    (each) => each.to_address === `${name}@example.com` && new RegExp(subject).test(each.subject),
  );
  const path = /\/(?:decision|reports)\/[\w-]+\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  return { subject: mail?.subject ?? '', text: mail?.text ?? '', path };
}
const object = async (path: string, text = WHY) => {
  const [, , id, key] = path.split('/');
  return site.post('/api/report/object', { id, key, text });
};

async function isTold(name: string, subject: string) {
  const mail = await findMail(`^${subject}$`, name);
  expect(mail.subject).toBe(subject);
  const page = await site.get(mail.path);
  expect(page.statusCode).toBe(200);
  for (const words of [mail.text, page.body]) {
    expect(words).toContain(TOLD);
    expect(words).not.toContain('canary');
  }
}

describe('what staff do is told, with the reason meant for the person and the way to object', () => {
  test('a suspension, and its end', async () => {
    const { userId, name } = await seller();
    await act('updateUserAsDelete', { userId });
    await isTold(name, 'Your account is suspended');
    await act('updateUserAsActive', { userId });
    await isTold(name, 'A suspension of your account is lifted');
  });

  test('a plan that is switched off, on again, or given', async () => {
    const { userId, name } = await seller();
    await act('updateSubscriptionAsDelete', { userId });
    await isTold(name, `Your plan is switched off: ${PLANS[4].name}`);
    await act('updateSubscriptionAsActive', { userId });
    await isTold(name, `Your plan is on again: ${PLANS[4].name}`);
    await act('updateSubscriptionAsActive', { userId, plan: 3 });
    await isTold(name, `You have a plan: ${PLANS[3].name}`);
  });

  test('an ad that staff change: what changed, and each step', async () => {
    const { id, version } = await liveAd(site);
    const title = (await site.readAdRow(id)).title ?? '';
    await act('updateMyAdDetails', { adId: id, version, price: 30_000 });
    const edited = await findMail(/^We changed/);
    expect([edited.subject, edited.text]).toEqual([
      `We changed your ad: ${title}`,
      expect.stringContaining('What changed: Price.'),
    ]);
    await act('updateAsDelete', { adId: id, version: version + 1 });
    expect((await findMail(/^We deleted/)).subject).toBe(`We deleted your ad: ${title}`);
    await act('updateAsLive', { adId: id, version: version + 2 });
    expect((await findMail(/^We put/)).subject).toBe(`We put your ad live: ${title}`);
  });

  test('an ad that staff feature or mark as measured, and the end of both', async () => {
    const photos = [
      { id: await insertUpload(site.db, site.people.asha.id) },
      { id: await insertUpload(site.db, site.people.asha.id), tape: true },
    ];
    const { id: adId, version, title } = (await postAd(site, 'asha', { photos })).json().ad;
    for (const [name, change, subject] of [
      ['updateAsFeatured', { featured: true }, 'We featured your ad'],
      ['updateAsFeatured', { featured: false }, 'Your ad is no longer featured'],
      ['measureAd', { isMeasured: true }, 'Your ad is marked as measured'],
      ['measureAd', { isMeasured: false }, 'Your ad is no longer marked as measured'],
    ] as const) {
      expect((await act(name, { adId, version, ...change })).statusCode).toBe(200);
      await isTold('asha', `${subject}: ${title}`);
    }
  });

  test('without words of our own the first of our texts goes out, never the note', async () => {
    const { id, version } = await liveAd(site);
    await act('updateAsSold', { adId: id, version, message: undefined });
    expect((await findMail(/^We marked/)).text).toContain('It did not say what the photos show.');
  });

  test('what its seller does to it is no decision of ours', async () => {
    const { id, version } = await liveAd(site);
    const before = await site.db.selectFrom('statements').selectAll().execute();
    await site.post('/api/seller/updateMyAdDetails', { adId: id, version, price: 41_000 }, 'asha');
    expect(await site.db.selectFrom('statements').selectAll().execute()).toHaveLength(before.length);
  });
});

describe('an objection', () => {
  const suspended = async () => {
    const { userId, name } = await seller();
    await act('updateUserAsDelete', { userId });
    return { userId, name, ...(await findMail(/suspended$/, name)) };
  };

  test('comes from somebody who is shut out, by the link alone, and becomes a case once', async () => {
    const { path, userId, name } = await suspended();
    const sent = await object(path);
    expect(sent.statusCode, sent.body).toBe(200);
    const { caseNumber } = sent.json();
    const row = await site.db
      .selectFrom('cases')
      .selectAll()
      .where('case_number', '=', caseNumber)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      topic: 'appeal',
      account_id: userId,
      email: `${name}@example.com`,
    });
    const again = await object(path);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      `You have objected already. Your case number is ${caseNumber}.`,
    ]);
    expect((await site.get(path)).body).toContain(caseNumber);
  });

  test('sent twice at once is one case', async () => {
    const { path } = await suspended();
    const answers = await Promise.all([object(path), object(path), object(path)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
  });

  test('works as a form without script, and keeps what was typed', async () => {
    const { path } = await suspended();
    const short = await site.postForm(path, { text: 'No.' });
    expect([short.statusCode, short.body.includes('No.')]).toEqual([422, true]);
    expect((await site.postForm(path, { text: WHY })).statusCode).toBe(303);
    expect((await site.get(path)).body).toContain('We have your objection');
  });

  test('by a link that is not ours, or too late, is refused with a sentence', async () => {
    const { path } = await suspended();
    const [, , id] = path.split('/');
    const forged = await object(`/decision/${id}/forged`);
    expect([forged.statusCode, forged.json().message]).toEqual([
      404,
      'This link is not complete. Copy it again from our e-mail.',
    ]);
    expect((await site.get(`/decision/${id}/forged`)).statusCode).toBe(404);
    site.clock.now = new Date(start.getTime() + (OBJECTION_DAYS + 1) * DAY_MS);
    const late = await object(path);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      `You could object for ${OBJECTION_DAYS} days. They are over.`,
    ]);
  });

  test('to a report comes by the link of its e-mail, also from somebody shut out', async () => {
    const { userId, name } = await seller();
    const report = {
      target: { kind: 'user', id: userId },
      reason: 'scam',
      text: 'She wants gift cards.',
    };
    const { caseNumber } = (await site.post('/api/report/create', report, 'bela')).json();
    await site.post(
      '/api/super-admin-user/resolveReport',
      { caseNumber, outcome: 'removed', statement: 'Gift cards are not safe.', reason: NOTE },
      'dara',
    );
    const { path } = await findMail(/our decision/, name);
    expect(path).toMatch(new RegExp(`^/reports/${caseNumber}/`));
    expect((await site.get(`/reports/${caseNumber}`)).statusCode).toBe(302);
    expect((await site.get(path)).body).toContain('Gift cards are not safe.');
    expect((await site.postForm(path, { text: WHY })).statusCode).toBe(303);
    const row = await site.db
      .selectFrom('reports')
      .select('appeal_text')
      .where('case_number', '=', caseNumber)
      .executeTakeFirstOrThrow();
    expect(row.appeal_text).toBe(WHY);
    expect((await site.get(`/reports/${caseNumber}/forged`)).statusCode).toBe(404);
  });
});
