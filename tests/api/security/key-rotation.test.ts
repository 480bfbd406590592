import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlatformOver } from '#platform/platform.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { base32 } from '#platform/secrets/totp.ts';
import { buildServer } from '#server/build-server.ts';
import { openAuthenticator } from '#tests/support/people/authenticator.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { openTestSite, type TestSite } from '#tests/support/site/test-site.ts';
import {
  GOOD_PASSWORD,
  newcomerForm,
  newestCode,
  openAccount,
  openVisitor,
} from '#tests/support/people/visitor.ts';
import { bindJobs, JOB_NAMES } from '#market/jobs.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const OLD = 'the key of last year';
const NEW = 'the key of this year';

let before: TestSite;
let between: TestSite;
let after: TestSite;
beforeAll(async () => {
  before = await openTestSite({ settings: { SECRET_KEY: OLD } });
  between = await withKeys({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD });
  after = await withKeys({ SECRET_KEY: NEW });
});
afterAll(async () => {
  for (const site of [between, after]) {
    await site.app.close();
    await site.platform.close();
  }
  await before.close();
});

/** The same site, started again with other keys. */
async function withKeys(keys: { SECRET_KEY: string; SECRET_KEY_PREVIOUS?: string }): Promise<TestSite> {
  const { config, log } = before.platform;
  const settings = { ...config, ...keys };
  const platform = await openPlatformOver(before.database, settings, log, JOB_NAMES, () => before.clock.now);
  const runJobs = () => platform.queue.drain(bindJobs(platform));
  return { ...before, platform, app: await buildServer(platform), runJobs };
}

const pass = (ms: number) => {
  before.clock.now = new Date(before.clock.now.getTime() + ms);
};
const NEXT_CODE = 30_000;
const LACKING = { success: 2, reason: 'second-factor' };

/** Somebody with a phone that stays signed in and a second factor, and two newcomers: one has a code, one waits for it. */
async function makeWithOldKey() {
  const { email, visitor, id } = await openAccount(before);
  const authenticator = openAuthenticator(before);
  const papers = await authenticator.enrol(visitor, GOOD_PASSWORD);
  pass(NEXT_CODE);
  const door = { ...before };
  const phone = openVisitor(door);
  const opened = await phone.post('/api/user/login', {
    email,
    password: GOOD_PASSWORD,
    code: authenticator.show(),
  });
  const newcomerWithCode = newcomerForm();
  const newcomersDoor = { ...before };
  const newcomersBrowser = openVisitor(newcomersDoor);
  await newcomersBrowser.post('/api/user/createUser', newcomerWithCode);
  const otp = await newestCode(before, newcomerWithCode.email);
  pass(NEXT_CODE);
  return {
    id,
    authenticator,
    papers,
    login: (site: TestSite, code: string) =>
      openVisitor(site)
        .post('/api/user/login', { email, password: GOOD_PASSWORD, code })
        .then((answer) => answer.json()),
    showPass: async (site: TestSite, password = opened.json().loginDetails.device_pass) => {
      door.app = site.app;
      return (await phone.post('/api/user/login', { email, password })).json();
    },
    showCode: (site: TestSite) => {
      newcomersDoor.app = site.app;
      return newcomersBrowser.post('/api/user/verifyOtp', { email: newcomerWithCode.email, otp });
    },
  };
}

test('with the old key beside the new one everything made before still works', async () => {
  const asha = await makeWithOldKey();
  expect(await asha.showPass(between)).toMatchObject({ success: 1 });
  expect((await asha.showCode(between)).json()).toMatchObject({ success: 1 });
  expect(await asha.login(between, asha.authenticator.show())).toMatchObject({ success: 1 });
  expect(await asha.login(between, asha.papers[0] ?? '')).toMatchObject({ success: 1 });
});

test('an e-mail that waited, and what a visitor saved, too', async () => {
  const waiting = newcomerForm();
  await openVisitor(before).post('/api/user/createUser', waiting);
  const { email, password } = waiting;
  const otp = await newestCode(between, email);
  const proved = await openVisitor(between).post('/api/user/verifyOtp', { email, otp, password });
  expect(proved.json()).toMatchObject({ success: 1 });

  const adId = await insertAd(before.db, before.people.asha.id, before.clock.now);
  const door = { ...before };
  const visitor = openVisitor(door);
  await visitor.post('/api/saved/toggle', { adId });
  door.app = between.app;
  expect((await visitor.post('/api/saved/toggle', { adId })).json(), 'taken off the list again').toEqual({
    success: 1,
    saved: false,
  });
});

test('without the old key nothing of it does', async () => {
  const asha = await makeWithOldKey();
  expect(await asha.showPass(after)).toEqual({ success: 0 });
  expect((await asha.showCode(after)).statusCode).toBe(422);
  expect(await asha.login(after, asha.authenticator.show())).toEqual(LACKING);
  expect(await asha.login(after, asha.papers[0] ?? '')).toEqual(LACKING);
});

test('whoever came while both counted, and every second factor, is carried over to the new key', async () => {
  const asha = await makeWithOldKey();
  const { loginDetails } = await asha.showPass(between);
  await doJob(between.platform, 'reseal-second-factors');
  expect(await asha.showPass(after, loginDetails.device_pass)).toMatchObject({ success: 1 });
  expect(await asha.login(after, asha.authenticator.show())).toMatchObject({ success: 1 });
  expect(await asha.login(after, asha.papers[0] ?? '')).toMatchObject({ success: 1 });
});

test('so is a second factor that an earlier release kept as what its secret is made of', async () => {
  const asha = await makeWithOldKey();
  const nonce = randomBytes(20);
  const made = openSecrets(OLD).sign('second-factor', `${asha.id}.${nonce.toString('hex')}`);
  await before.db.updateTable('accounts').set({ totp_secret: nonce }).where('id', '=', asha.id).execute();
  asha.authenticator.read(base32(Buffer.from(made, 'base64url').subarray(0, 20)));
  expect(await asha.login(before, asha.authenticator.show())).toMatchObject({ success: 1 });
  await doJob(between.platform, 'reseal-second-factors');
  pass(NEXT_CODE);
  expect(await asha.login(after, asha.authenticator.show())).toMatchObject({ success: 1 });
});
