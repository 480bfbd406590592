import { expect, test } from 'vitest';
import { toProblems } from '../check-input.ts';
import { CreateReport } from './report-schema.ts';
import { REPORT_REASONS } from './report-words.ts';

const report = { target: { kind: 'ad', id: 'x1' }, reason: 'scam', text: 'He wants me to cut first.' };

test('a report needs no account and no address', () => {
  expect(CreateReport.parse(report)).toEqual(report);
  expect(CreateReport.parse({ ...report, text: undefined, email: 'A@example.com' })).toMatchObject({
    text: '',
    email: 'a@example.com',
  });
});

test.each(REPORT_REASONS)('%s is a reason', (reason) => {
  expect(CreateReport.safeParse({ ...report, reason }).success).toBe(true);
});

test.each([
  ['target', { target: undefined }],
  ['target', { target: { kind: 'page', id: 'x1' } }],
  ['target', { target: { kind: 'ad', id: '' } }],
  ['target', { target: { kind: 'ad', id: 'x1', extra: 1 } }],
  ['reason', { reason: 'boring' }],
  ['text', { text: 'x'.repeat(2001) }],
  ['text', { text: 'a\u0000b' }],
  ['email', { email: 'nobody' }],
  ['status', { status: 'closed' }],
])('a wrong %s is named', (field, more) => {
  const parsed = CreateReport.safeParse({ ...report, ...more });
  expect(parsed.success ? [] : Object.keys(toProblems(parsed.error))).toEqual([field]);
});
