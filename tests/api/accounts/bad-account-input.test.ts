import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openAuthenticator } from '#tests/support/people/authenticator.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import {
  newcomerForm,
  openAccount,
  openVisitor,
  subjectsTo,
  type Visitor,
} from '#tests/support/people/visitor.ts';

let email: string;
let owner: Visitor;
/** Somebody with a second factor. */
let guarded: Visitor;
const PASSWORD = 'canary teapot of the north wind';
const site = useSite({ pages: true });
beforeAll(async () => {
  ({ email, visitor: owner } = await openAccount(site, { password: PASSWORD }));
  guarded = (await openAccount(site, { password: PASSWORD })).visitor;
  await openAuthenticator(site).enrol(guarded, PASSWORD);
});

const JUNK: Record<string, unknown> = {
  missing: undefined,
  null: null,
  'a number': 7,
  'a list': ['x', 'y'],
  'an object': { $ne: '' },
  'too long': 'x'.repeat(5000),
  NUL: 'a\u0000b',
  reversed: '\u202Eabc',
  emoji: '👩‍🦰',
  SQL: "' or 1=1; drop table accounts;--",
  HTML: '<script>alert(1)</script>',
};
/** What is no junk there: a field that may be left out, a password of any characters, a name in any script. */
const OPTIONAL = ['missing'];
const NULLABLE = ['missing', 'null'];
const ANY_PASSWORD = ['SQL', 'HTML'];
/** From words that people write, what cannot be seen is dropped. */
const ANY_WORDS = ['missing', 'null', 'reversed', 'emoji', 'SQL'];

const otp = '123456';
const proof = { password: PASSWORD, code: '123456' };
/** Nobody's address, a new one each time: wrong passwords for the same one would soon have to wait. */
const stranger = () => ({ email: newcomerForm().email, password: PASSWORD });
type Form = { fine: () => Record<string, unknown>; free?: Record<string, string[]>; who?: () => Visitor };
const PROFILE: Form = {
  fine: () => ({
    username: 'nobody-else',
    country: 'IN',
    businessName: 'Braids',
    traderDetails: 'Chennai',
  }),
  free: { username: OPTIONAL, country: OPTIONAL, businessName: ANY_WORDS, traderDetails: ANY_WORDS },
  who: () => owner,
};
const OPERATIONS: Record<string, Form> = {
  'user/createUser': {
    fine: () =>
      newcomerForm({ accountType: 1, kind: 'salon', businessName: 'Fine Wigs', password: PASSWORD }),
    free: { password: ANY_PASSWORD, kind: NULLABLE, businessName: ANY_WORDS },
  },
  'user/verifyOtp': {
    fine: () => ({ email, otp, password: PASSWORD }),
    // Whatever could be a password is one; then the code is wrong.
    free: { password: ['missing', 'NUL', 'reversed', 'emoji', 'SQL', 'HTML'] },
  },
  'user/resendOtp': { fine: () => ({ email, purpose: 'verify-email' }) },
  'user/login': {
    fine: () => ({ ...stranger(), code: '123456', stay: true }),
    free: { code: OPTIONAL, stay: OPTIONAL },
  },
  'user/forgetPassword': { fine: () => ({ email }) },
  'user/verifyOtpAnUpdatePassword': {
    fine: () => ({ email, otp: '12345678', password: PASSWORD }),
    free: { password: ANY_PASSWORD },
  },
  'user/restoreAccount': {
    fine: () => ({ ...stranger(), code: '123456' }),
    free: { code: OPTIONAL },
  },
  'user/changePassword': {
    fine: () => ({ password: PASSWORD, newPassword: `${PASSWORD} two` }),
    free: { newPassword: ANY_PASSWORD },
    who: () => owner,
  },
  'user/endSession': { fine: () => ({ session: 'others' }), who: () => owner },
  'user/deleteAccount': { fine: () => ({ password: PASSWORD }), who: () => owner },
  'user/changeEmail': { fine: () => ({ email: newcomerForm().email, password: PASSWORD }), who: () => owner },
  'user/verifyNewEmail': { fine: () => ({ otp: '12345678' }), who: () => owner },
  'user/startSecondFactor': { fine: () => ({ password: PASSWORD }), who: () => owner },
  'user/confirmSecondFactor': { fine: () => ({ code: '123456' }), who: () => owner },
  'user/endSecondFactor': { fine: () => proof, who: () => guarded },
  'user/renewRecoveryCodes': { fine: () => proof, who: () => guarded },
  'seller/updateProfile': PROFILE,
};

/** Everything that an account is made of. */
async function readEverything(): Promise<unknown> {
  const { rows } = await sql`select
    (select md5(string_agg(it::text, '' order by id)) from accounts as it) as accounts,
    (select md5(string_agg(it::text, '' order by id)) from codes as it) as codes,
    (select md5(string_agg(it::text, '' order by id)) from registrations as it) as registrations,
    (select count(*) from sessions) as sessions,
    (select count(*) from devices where revoked_at is null) as devices,
    (select count(*) from jobs.job where name = 'send-mail') as mails`.execute(site.db);
  return rows;
}

test.each(Object.entries(OPERATIONS))('%s refuses junk in every field by its name', async (name, form) => {
  const before = await readEverything();
  for (const field of Object.keys(form.fine())) {
    for (const [what, value] of Object.entries(JUNK)) {
      if (form.free?.[field]?.includes(what)) continue;
      const who = form.who?.() ?? openVisitor(site);
      const answer = await who.post(`/api/${name}`, { ...form.fine(), [field]: value });
      const told = [answer.statusCode, ...Object.keys(answer.json().fields ?? {})].join(' ');
      // A login says 0 to whatever could be somebody's address and password.
      const isJustWrong = answer.body === '{"success":0}' && ['email', 'password'].includes(field);
      if (!isJustWrong) expect(told, `${field}: ${what}`).toMatch(new RegExp(`^(422|403) ${field}$`));
    }
  }
  expect(await readEverything()).toEqual(before);
});

test.each(Object.keys(OPERATIONS))(
  '%s refuses a field that nobody asked for, and a body that is none',
  async (name) => {
    const form = OPERATIONS[name];
    const before = await readEverything();
    const who = form?.who?.() ?? openVisitor(site);
    const more = await who.post(`/api/${name}`, { ...form?.fine(), role: 'admin' });
    expect([more.statusCode, Object.keys(more.json().fields)]).toEqual([422, ['role']]);
    for (const body of ['x', 7, null, ['a']])
      expect((await who.post(`/api/${name}`, body)).statusCode).toBe(422);
    expect(await readEverything()).toEqual(before);
  },
);

const AREA = '/seller/seller-profile';
/** By their address and, where a page has several forms, what the form wants. */
const PAGES: Record<string, Form> = {
  '/register': {
    fine: () => ({ ...newcomerForm({ accountType: 1, password: PASSWORD }), adult: 'yes' }),
    free: { password: ANY_PASSWORD },
  },
  '/verify verify': { fine: () => ({ email, otp, password: PASSWORD }) },
  '/verify resend': { fine: () => ({ email }) },
  '/login': { fine: stranger },
  '/forgot-password ask': { fine: () => ({ email }) },
  '/forgot-password?step=code reset': { fine: () => ({ email, otp: '12345678', password: PASSWORD }) },
  '/keep-account': { fine: stranger },
  [`${AREA}/settings profile`]: PROFILE,
  [`${AREA}/settings email`]: {
    fine: () => ({ email: newcomerForm().email, password: `${PASSWORD} wrong` }),
    who: () => owner,
  },
  [`${AREA}/settings email-code`]: { fine: () => ({ otp: '12345678' }), who: () => owner },
  [`${AREA}/settings password`]: {
    fine: () => ({ password: PASSWORD, newPassword: `${PASSWORD} two` }),
    free: { newPassword: ANY_PASSWORD },
    who: () => owner,
  },
  [`${AREA}/settings sessions`]: { fine: () => ({ session: 'others' }), who: () => owner },
  [`${AREA}/settings/second-factor start`]: { fine: () => ({ password: PASSWORD }), who: () => owner },
  [`${AREA}/settings/second-factor confirm`]: { fine: () => ({ code: '123456' }), who: () => owner },
  [`${AREA}/settings/second-factor end`]: { fine: () => proof, who: () => guarded },
  [`${AREA}/my-data delete`]: { fine: () => ({ password: PASSWORD }), who: () => owner },
};
const TYPED = ['missing', 'a list', 'too long', 'NUL', 'reversed', 'emoji', 'SQL', 'HTML'];

test.each(Object.entries(PAGES))('the form of %s comes back with every junk', async (name, form) => {
  const [url = '', intent] = name.split(' ');
  const before = await readEverything();
  for (const field of Object.keys(form.fine())) {
    for (const what of TYPED) {
      if (form.free?.[field]?.includes(what)) continue;
      const who = form.who?.() ?? openVisitor(site);
      const answer = await who.postForm(url, {
        ...(intent && { intent }),
        ...form.fine(),
        [field]: JUNK[what],
      });
      expect([403, 404, 422], `${field}: ${what}`).toContain(answer.statusCode);
      expect(answer.body, `${field}: ${what}`).not.toContain('<script>alert(1)</script>');
      expect(answer.body).not.toContain(PASSWORD);
    }
  }
  expect(await readEverything()).toEqual(before);
});

test('nothing secret was logged, and nothing went wrong on our side', () => {
  const said = site.logLines.join('\n');
  expect(said).not.toContain('canary teapot');
  expect(said).not.toMatch(/"status":5\d\d/);
});

const MINUTE = 60_000;
test.each([
  [
    'wrong five times',
    async (guess: (otp: string) => Promise<unknown>) => {
      for (let time = 0; time < 5; time += 1) await guess('00000000');
    },
  ],
  [
    'run out',
    async () => {
      site.clock.now = new Date(site.clock.now.getTime() + 10 * MINUTE);
    },
  ],
  ['used', async (guess: (otp: string) => Promise<unknown>, right: string) => guess(right)],
])('a code for a new password that was %s sets none', async (_what, spoil) => {
  const [one, other] = [await openAccount(site), await openAccount(site)];
  await openVisitor(site).post('/api/user/forgetPassword', { email: one.email });
  const subjects = await subjectsTo(site, one.email);
  const right = subjects.flatMap((subject) => /^\d{8}/.exec(subject) ?? []).at(-1) ?? '';
  const reset = (code: string, whose = one.email) =>
    openVisitor(site).post('/api/user/verifyOtpAnUpdatePassword', {
      email: whose,
      otp: code,
      password: 'nine orange umbrellas in a drawer',
    });
  const anothers = await reset(right, other.email);
  expect([anothers.statusCode, Object.keys(anothers.json().fields)]).toEqual([422, ['otp']]);
  await spoil(reset, right);
  const late = await reset(right);
  expect([late.statusCode, late.body]).toEqual([422, anothers.body]);
});
