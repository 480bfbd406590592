import { expect, test } from 'vitest';
import { insertMailSent, lockMailsTo } from '#market/mails/mails-sent-store.ts';
import { isSomebodyWaiting } from '#tests/support/site/locks.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import {
  GOOD_PASSWORD,
  newcomerForm,
  openAccount,
  openVisitor,
  subjectsTo,
} from '#tests/support/people/visitor.ts';
import { HOUR_MS } from '#rules/time.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const site = useSite();

const MINUTE = 60_000;
const pass = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};
const count = async (to: string, kind: RegExp) =>
  (await subjectsTo(site, to)).filter((subject) => kind.test(subject)).length;

/** Twelve times in an hour, four minutes apart, each from another place. */
async function twelveTimes(ask: (time: number) => Promise<{ statusCode: number; body: string }>) {
  const answers: string[] = [];
  for (let time = 0; time < 12; time += 1) {
    const { statusCode, body } = await ask(time);
    answers.push(`${statusCode} ${body.replaceAll(/FH-[\w-]+/g, 'FH-…')}`);
    await site.runJobs();
    pass(4 * MINUTE);
  }
  return answers;
}

type Kind = {
  subject: RegExp;
  /** Asks in such a way that an e-mail of this kind goes to the address. */
  ask: (email: string, time: number) => Promise<{ statusCode: number; body: string }>;
  /** Whether the address belongs to somebody already. */
  isMembers: boolean;
};

const reportWith = async (email: string) => {
  const id = await insertAd(site.db, site.people.asha.id, site.clock.now);
  const report = { target: { kind: 'ad', id }, reason: 'scam', text: 'Asks to be paid first.', email };
  return openVisitor(site).post('/api/report/create', report);
};

const KINDS: Record<string, Kind> = {
  'you already have an account': {
    subject: /^You already have an account$/,
    ask: (email) => openVisitor(site).post('/api/user/createUser', newcomerForm({ email })),
    isMembers: true,
  },
  'a code to sign up with': {
    subject: /^\d{6} is your code$/,
    ask: (email) => openVisitor(site).post('/api/user/createUser', newcomerForm({ email })),
    isMembers: false,
  },
  'another code to sign up with': {
    subject: /^\d{6} is your code$/,
    ask: (email, time) =>
      time === 0
        ? openVisitor(site).post('/api/user/createUser', newcomerForm({ email }))
        : openVisitor(site).post('/api/user/resendOtp', { email, purpose: 'verify-email' }),
    isMembers: false,
  },
  'a code for a new password': {
    subject: /^\d{8} is your code for a new password$/,
    ask: (email) => openVisitor(site).post('/api/user/forgetPassword', { email }),
    isMembers: true,
  },
  'a code for a new address': {
    subject: /^\d{8} is your code for your new address$/,
    ask: async (email) => {
      const { visitor } = await openAccount(site);
      return visitor.post('/api/user/changeEmail', { email, password: GOOD_PASSWORD });
    },
    isMembers: false,
  },
  'you already have an account, through the settings of others': {
    subject: /^You already have an account$/,
    ask: async (email) => {
      const { visitor } = await openAccount(site);
      return visitor.post('/api/user/changeEmail', { email, password: GOOD_PASSWORD });
    },
    isMembers: true,
  },
  'the receipt for a report': { subject: /we have your report$/, ask: reportWith, isMembers: false },
};

test.each(Object.entries(KINDS))(
  '%s: twelve times in an hour, three e-mails, and no answer differs',
  async (_what, { subject, ask, isMembers }) => {
    const { email } = isMembers ? await openAccount(site) : newcomerForm();
    pass(61 * MINUTE);
    const before = await count(email, subject);
    const answers = await twelveTimes((time) => ask(email, time));
    expect(await count(email, subject)).toBe(before + 3);
    // The first of 'another code' is a registration; all others are one question, asked again and again.
    expect(new Set(answers.slice(1)).size, answers.join('\n')).toBe(1);
    expect(answers[1]?.slice(0, 3)).toBe('200');
  },
);

test('the hour is the last sixty minutes, not the hour on the clock, and then there are three more', async () => {
  const { email } = await openAccount(site);
  site.clock.now = new Date(Math.ceil(site.clock.now.getTime() / HOUR_MS) * HOUR_MS + 50 * MINUTE);
  const ask = () => openVisitor(site).post('/api/user/createUser', newcomerForm({ email }));
  const letters = () => count(email, /^You already have an account$/);
  for (let time = 0; time < 5; time += 1) await ask();
  pass(20 * MINUTE);
  await ask();
  expect(await letters()).toBe(3);
  pass(41 * MINUTE);
  for (let time = 0; time < 5; time += 1) await ask();
  expect(await letters()).toBe(6);
});

test('twenty at once are three e-mails', async () => {
  const { email } = await openAccount(site);
  await Promise.all(Array.from({ length: 20 }, () => reportWith(email)));
  expect(await count(email, /we have your report$/)).toBe(3);
});

test('one that comes while another is being counted waits for it, and is counted after it', async () => {
  const { email } = await openAccount(site);
  const letter = { recipient: site.platform.secrets.sign('letters-to', email), kind: 'report-receipt' };
  let asking: ReturnType<typeof reportWith> | undefined;
  await site.db.transaction().execute(async (db) => {
    await lockMailsTo(db, letter);
    asking = reportWith(email);
    await expect.poll(() => isSomebodyWaiting(site.db), { timeout: 15_000 }).toBe(true);
    for (let sent = 0; sent < 3; sent += 1) await insertMailSent(db, letter, site.clock.now);
  });
  expect((await asking)?.statusCode).toBe(200);
  expect(await count(email, /we have your report$/)).toBe(0);
});

test('what a stranger does to one person takes no e-mail from another, nor one of another kind', async () => {
  const [{ email }, other] = [await openAccount(site), await openAccount(site)];
  for (let time = 0; time < 4; time += 1)
    await openVisitor(site).post('/api/user/createUser', newcomerForm({ email }));
  await openVisitor(site).post('/api/user/createUser', newcomerForm({ email: other.email }));
  await openVisitor(site).post('/api/user/forgetPassword', { email });
  expect(await count(other.email, /^You already have an account$/)).toBe(1);
  expect(await count(email, /code for a new password$/)).toBe(1);
});

test('a code that is not mailed leaves the one before it good', async () => {
  const { email } = await openAccount(site);
  for (let time = 0; time < 3; time += 1) {
    await openVisitor(site).post('/api/user/forgetPassword', { email });
    await site.runJobs();
    pass(61_000);
  }
  const otp = /^\d{8}/.exec((await subjectsTo(site, email)).at(-1) ?? '')?.[0];
  await openVisitor(site).post('/api/user/forgetPassword', { email });
  await site.runJobs();
  const reset = { email, otp, password: 'quite another long one' };
  expect((await openVisitor(site).post('/api/user/verifyOtpAnUpdatePassword', reset)).json()).toEqual({
    success: 1,
  });
});

test('whose ads a visitor reports one after the other gets three e-mails in an hour, and every ad is hidden', async () => {
  const { email, id } = await openAccount(site);
  const hide = async () => {
    const adId = await insertAd(site.db, id, site.clock.now);
    const report = { target: { kind: 'ad', id: adId }, reason: 'minor', text: 'She looks fifteen.' };
    expect((await openVisitor(site).post('/api/report/create', report)).statusCode).toBe(200);
    return (await openVisitor(site).get(`/api/ad/getAdDetailsByAdId?adId=${adId}`)).statusCode;
  };
  const shown: number[] = [];
  for (let time = 0; time < 5; time += 1) shown.push(await hide());
  expect(shown).not.toContain(200);
  expect(await count(email, /your ad is hidden while we check it$/)).toBe(3);
});

test('an address that a visitor typed into ten reports hears of three decisions in an hour', async () => {
  const { email } = newcomerForm();
  const cases: string[] = [];
  for (let time = 0; time < 5; time += 1) cases.push(JSON.parse((await reportWith(email)).body).caseNumber);
  for (const caseNumber of cases) {
    const decision = { caseNumber, outcome: 'dismissed', statement: '', reason: 'Nothing found.' };
    const decided = await site.post('/api/super-admin-user/resolveReport', decision, 'dara');
    expect(decided.statusCode, decided.body).toBe(200);
  }
  expect(await count(email, /the outcome of your report$/)).toBe(3);
});

test('which e-mails went to whom is forgotten after a day, and no address is stored for it', async () => {
  const { email } = newcomerForm();
  await reportWith(email);
  const kept = () => site.db.selectFrom('letters_sent').selectAll().execute();
  expect((await kept()).length).toBeGreaterThan(0);
  expect(JSON.stringify(await kept())).not.toContain(email);
  pass(25 * 60 * MINUTE);
  await doJob(site.platform, 'forget-old-mails');
  expect(await kept()).toEqual([]);
});
