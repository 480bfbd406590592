import { describe, expect, test } from 'vitest';
import {
  CreateUser,
  ForgetPassword,
  HireStaff,
  Login,
  ResendOtp,
  ResetPassword,
  VerifyOtp,
} from './account-schema.ts';
import { passwordProblem, TERMS_VERSION } from './account-rules.ts';
import { toProblems } from '../check-input.ts';
import { isReservedName, RESERVED_WORDS } from './reserved-names.ts';

const asha = {
  accountType: 2,
  username: 'asha_hair',
  email: ' Asha@Example.com ',
  password: 'long black hank',
  country: 'IN',
  adult: true,
  termsVersion: TERMS_VERSION,
};
const problems = (more: object, form: object = asha) => {
  const parsed = CreateUser.safeParse({ ...form, ...more });
  return parsed.success ? {} : toProblems(parsed.error);
};

test('a new account is tidy', () => {
  expect(CreateUser.parse(asha)).toMatchObject({
    email: 'asha@example.com',
    accountType: 2,
    username: 'asha_hair',
  });
  expect(problems({ accountType: 1, kind: 'wig-maker', businessName: ' Fine  Wigs ' })).toEqual({});
});

describe('each wrong field is named, with one sentence', () => {
  test.each([
    ['accountType', 0],
    ['accountType', 3],
    ['accountType', '2'],
    ['username', 'as'],
    ['username', 'a'.repeat(31)],
    ['username', 'asha hair'],
    ['username', 'аsha_hair'],
    ['username', 'Adm1n'],
    ['email', 'asha'],
    ['email', 'asha@example'],
    ['email', 'a b@example.com'],
    ['email', 'a@@example.com'],
    ['email', 'a@-example.com'],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['email', 'a\u0000@example.com'],
    ['email', 'a@example.com\r\nBcc: b@example.com'],
    ['password', 'too short'],
    ['password', 'x'.repeat(129)],
    ['password', 'dp1_abcdefghijk'],
    ['password', 'asha@example.com'],
    ['password', 'ASHA@example.com'],
    ['password', 'long hair \ud800'],
    ['password', undefined],
    ['country', 'ZZ'],
    ['country', undefined],
    ['adult', false],
    ['adult', undefined],
    ['termsVersion', 'old'],
    ['kind', 'wig-maker'],
    ['businessName', ''],
    ['role', 'admin'],
  ])('%s: %j', (field, value) => {
    const found = problems({ [field]: value });
    expect(Object.keys(found)).toEqual([field]);
    expect(found[field]).toHaveLength(1);
  });
});

test('passwords may hold anything, and the same keys give the same password', () => {
  expect(CreateUser.parse({ ...asha, password: '😀 ünï\u0000côdé pass' }).password).toContain('😀');
  expect(CreateUser.parse({ ...asha, password: 'ｆｕｌｌ width word' }).password).toBe('full width word');
});

test('what a password must not be beside its letters', () => {
  const of = { email: 'asha.of.chennai@example.com' };
  expect(passwordProblem('Asha.of.Chennai', of)).toContain('e-mail');
  expect(passwordProblem('correct horse', { ...of, isStaff: true })).toContain('15');
  expect(passwordProblem('Password123', { ...of, isCommon: (word) => word === 'password123' })).toContain(
    'common',
  );
  expect(passwordProblem('correct horse', of)).toBeUndefined();
});

test.each([
  ['verifyOtp', VerifyOtp, { email: 'a@example.com', otp: '123 456' }, { otp: '123456' }],
  ['resendOtp', ResendOtp, { email: 'a@example.com', purpose: 'reset-password' }, {}],
  ['login', Login, { email: ' A@example.com', password: 'x' }, { email: 'a@example.com', stay: true }],
  ['forgetPassword', ForgetPassword, { email: 'a@example.com' }, {}],
  ['reset', ResetPassword, { email: 'a@example.com', otp: '12345678', password: 'long black hank' }, {}],
  ['employeeCreate', HireStaff, { username: 'cleo', email: 'cleo@example.com', role: 'creator' }, {}],
])('%s takes what it should', (_, schema, form, kept) => expect(schema.parse(form)).toMatchObject(kept));

test.each([
  ['otp', VerifyOtp, { email: 'a@example.com', otp: '12345' }],
  ['otp', VerifyOtp, { email: 'a@example.com', otp: 123456 }],
  ['otp', ResetPassword, { email: 'a@example.com', otp: '123456', password: 'long black hank' }],
  ['purpose', ResendOtp, { email: 'a@example.com', purpose: 'fun' }],
  ['password', Login, { email: 'a@example.com', password: '' }],
  ['email', Login, { email: 'a\u0000', password: 'x' }],
  ['remember', Login, { email: 'a@example.com', password: 'x', remember: 1 }],
  ['role', HireStaff, { username: 'cleo', email: 'cleo@example.com', role: 'enduser' }],
])('a wrong %s is named', (field, schema, form) => {
  const parsed = schema.safeParse(form);
  expect(parsed.success ? [] : Object.keys(toProblems(parsed.error))).toEqual([field]);
});

describe('names reserved for staff', () => {
  test.each([
    ...RESERVED_WORDS,
    'ADMIN',
    'adm1n',
    'Ádmin',
    'fa1rhank',
    'FairHank-Team',
    'f_a_i_r_h_a_n_k',
    'suppport',
    '5upport',
    'payrnent',
    'st4ff',
    'staff-01',
    'he1p',
    'help_desk',
    'officiai',
    'veríffy',
    'admin2026',
  ])('%s', (name) => expect(isReservedName(name)).toBe(true));

  test.each(['asha', 'bela', 'Stafford', 'Helpmann', 'long-hair-99', 'secure', 'verity', 'payal', 'cleo'])(
    '%s is free',
    (name) => expect(isReservedName(name)).toBe(false),
  );
});
