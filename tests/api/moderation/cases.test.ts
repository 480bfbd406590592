import { expect, test } from 'vitest';
import { CASES_PER_HOUR } from '#rules/help/case-words.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { DAY_SECONDS, HOUR_MS } from '#rules/time.ts';

const site = useSite({ pages: true });

const cases = () => site.db.selectFrom('cases').selectAll().orderBy('created_at').execute();
const mailsTo = (to: string) =>
  site.db.selectFrom('mailbox').selectAll().where('to_address', '=', to).execute();

const pass = (seconds: number) => (site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000));

/** Opens the page, waits as long as a person writes, and sends. */
async function write(fields: Record<string, string>, { page = '/contact-us', seconds = 20 } = {}) {
  const form = (await site.get(page)).body;
  pass(seconds);
  return site.postForm(page, { ...fillIn(form), ...fields });
}

const fillIn = (form: string) => ({
  topic: 'selling',
  text: 'How do I tie it before the cut?',
  stamp: /name="stamp" value="([^"]+)"/.exec(form)?.[1] ?? '',
});

test.each(['/contact-us', '/customer-service'])(
  'a message by %s becomes a case with a number, and e-mails to both sides',
  async (page) => {
    const email = `writer${page.length}@example.com`;
    const answer = await write({ email }, { page });
    expect(answer.statusCode).toBe(303);
    const number = /\?case=(FH-\d\d-[A-Z2-9]{6})$/.exec(String(answer.headers.location))?.[1];
    expect((await cases()).at(-1)).toMatchObject({ case_number: number, topic: 'selling', email });
    const thanks = (await site.get(String(answer.headers.location))).body;
    expect(thanks).toContain(number);
    expect(thanks).toContain('A person answers by');

    await site.runJobs();
    const receipts = await mailsTo(email);
    expect(receipts).toMatchObject([{ subject: `${number}: we have your message` }]);
    // The copy of what was written goes to visitors too, with the day promised and the way to the case.
    expect(receipts[0]?.text).toContain('before the cut?');
    expect(receipts[0]?.text).toMatch(/answers by \d+ \w+ 20\d\d/);
    expect(receipts[0]?.text).toContain(`/customer-service/case/${number}/`);
    const desk = (await mailsTo('support@fairhank.test')).find(({ subject }) =>
      subject.startsWith(`${number}`),
    );
    expect(desk?.text).toContain(`/super-admin-user/case/${number}`);
  },
);

test('a scam with an ad or a seller in it is a report that staff see; without, it is a case of safety', async () => {
  const id = await insertAd(site.db, site.people.asha.id, site.clock.now);
  const before = (await cases()).length;
  const reports = () => site.db.selectFrom('reports').selectAll().orderBy('created_at').execute();
  const scam = { topic: 'safety', email: 'hit@example.com', text: 'They asked me for a gift card first.' };

  const aboutAd = await write({ ...scam, ad: `http://localhost:3000/ad/${id}/x` });
  const number = /^\/report\?case=(FH-[\w-]+)$/.exec(String(aboutAd.headers.location))?.[1];
  expect((await reports()).at(-1)).toMatchObject({
    case_number: number,
    ad_id: id,
    reason: 'scam',
    text: scam.text,
    reporter_email: scam.email,
  });
  expect((await site.get('/super-admin-user/reports', 'dara')).body).toContain(number);

  await write({ ...scam, ad: `http://localhost:3000/sellers/${site.people.asha.id}` });
  expect((await reports()).at(-1)).toMatchObject({ account_id: site.people.asha.id, reason: 'scam' });
  expect((await cases()).length, 'no second door for the same').toBe(before);

  const long = await write({ ...scam, text: 'x'.repeat(4000), ad: id });
  expect(long.statusCode, 'a long one is taken whole').toBe(303);

  await write(scam);
  const safety = (await cases()).at(-1);
  expect(safety).toMatchObject({ topic: 'safety', email: scam.email });
  expect((await site.get('/super-admin-user/cases', 'dara')).body).toContain(safety?.case_number);
  expect((await site.get('/website-safety/')).body).toContain('/contact-us?topic=safety');
});

test('what is wrong is named field by field, and what was typed is kept', async () => {
  const before = (await cases()).length;
  const answer = await write({
    email: 'nobody',
    text: 'Too <b>short</b>',
    ad: 'the red one',
    topic: 'weather',
  });
  expect(answer.statusCode).toBe(422);
  for (const field of ['topic', 'email', 'ad', 'text'])
    expect(answer.body).toContain(`id="${field}-problem"`);
  expect(answer.body).toContain('Too &lt;b&gt;short&lt;/b&gt;');
  expect(answer.body).toContain('value="nobody"');
  expect((await cases()).length).toBe(before);
});

test('a message about an ad knows the ad; one about no ad is put right', async () => {
  const id = await insertAd(site.db, site.people.asha.id, site.clock.now);
  await write({ email: 'about@example.com', ad: `http://localhost:3000/ad/${id}/x` });
  expect((await cases()).at(-1)).toMatchObject({ ad_id: id });
  const absent = await write({ email: 'about@example.com', ad: '00000000-0000-7000-8000-000000000000' });
  expect([absent.statusCode, absent.body.includes('ad-problem')]).toEqual([422, true]);
});

test.each([
  ['fills in the field that nobody sees', { website: 'https://evil.example' }, 20],
  ['needs no time to write', {}, 2],
  ['makes up a stamp', { stamp: '1.x' }, 20],
  ['comes back after more than a day', {}, DAY_SECONDS + 1],
])('whoever %s is not taken for a person', async (_what, fields, seconds) => {
  const before = (await cases()).length;
  const answer = await write({ email: 'robot@example.com', ...fields }, { seconds });
  expect(answer.statusCode).toBe(422);
  expect((await cases()).length).toBe(before);
});

test('a message that is put right is taken at once: the form is as old as it was', async () => {
  const email = 'put-right@example.com';
  const wrong = await write({ email: 'put-right' });
  expect(wrong.statusCode).toBe(422);
  expect((await site.postForm('/contact-us', { ...fillIn(wrong.body), email })).statusCode).toBe(303);

  const quick = await write({ email }, { seconds: 2 });
  expect([quick.statusCode, quick.body.includes('That was very quick.')]).toEqual([422, true]);
  pass(1);
  expect((await site.postForm('/contact-us', { ...fillIn(quick.body), email })).statusCode).toBe(303);
});

test('whoever left the page open for more than a day sends it again from the page that says so', async () => {
  const email = 'after-a-day@example.com';
  const late = await write({ email }, { seconds: DAY_SECONDS + 1 });
  expect([late.statusCode, late.body.includes('This page was open for too long.')]).toEqual([422, true]);
  pass(3);
  expect((await site.postForm('/contact-us', { ...fillIn(late.body), email })).statusCode).toBe(303);
});

test('one address may write five times in an hour, and again in the next', async () => {
  const email = 'often@example.com';
  for (let letter = 0; letter < CASES_PER_HOUR; letter += 1)
    expect((await write({ email }, { seconds: 3 })).statusCode).toBe(303);
  const sixth = await write({ email });
  expect([sixth.statusCode, sixth.headers['retry-after']]).toEqual([429, '3600']);
  expect(sixth.body).toContain('How do I tie it before the cut?');
  site.clock.now = new Date(site.clock.now.getTime() + HOUR_MS);
  expect((await write({ email })).statusCode).toBe(303);
});

test('a stranger who types somebody’s address sends three receipts in an hour; every message is a case all the same', async () => {
  const email = 'not-the-writer@example.com';
  const before = (await cases()).length;
  for (let letter = 0; letter < CASES_PER_HOUR; letter += 1)
    expect((await write({ email }, { seconds: 3 })).statusCode).toBe(303);
  const mine = (await cases()).slice(before).map((one) => one.case_number);
  expect(mine).toHaveLength(CASES_PER_HOUR);
  await site.runJobs();
  expect(await mailsTo(email)).toHaveLength(3);
  const desk = (await mailsTo('support@fairhank.test')).filter(({ subject }) =>
    mine.some((number) => subject.startsWith(number)),
  );
  expect(desk, 'our own desk hears of each').toHaveLength(CASES_PER_HOUR);
});

test('how a case stands is told to whoever knows its number and its address, and to nobody else', async () => {
  const email = 'waiting@example.com';
  const opened = await write({ email });
  const caseNumber = String(opened.headers.location).split('=')[1] ?? '';
  const ask = (caseEmail: string, number = caseNumber) =>
    site.postForm('/customer-service/case', { caseNumber: number, caseEmail });

  const found = await ask(email, caseNumber.toLowerCase());
  expect(found.statusCode).toBe(303);
  const page = await site.get(String(found.headers.location));
  expect(page.body).toContain('We are working on it');
  expect(page.body).toContain('How do I tie it before the cut?');
  expect((await ask('other@example.com')).statusCode).toBe(404);
  expect((await ask(email, 'FH-26-AAAAAA')).statusCode).toBe(404);
});
