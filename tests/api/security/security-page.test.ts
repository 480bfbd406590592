import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every requirement of the ASVS 5.0 of level 1 or 2. */
const REQUIREMENTS = `
V1.1.1 V1.1.2 V1.2.1 V1.2.2 V1.2.3 V1.2.4 V1.2.5 V1.2.6 V1.2.7 V1.2.8 V1.2.9 V1.3.1 V1.3.2 V1.3.3 V1.3.4
V1.3.5 V1.3.6 V1.3.7 V1.3.8 V1.3.9 V1.3.10 V1.3.11 V1.4.1 V1.4.2 V1.4.3 V1.5.1 V1.5.2 V2.1.1 V2.1.2 V2.1.3
V2.2.1 V2.2.2 V2.2.3 V2.3.1 V2.3.2 V2.3.3 V2.3.4 V2.4.1 V3.2.1 V3.2.2 V3.3.1 V3.3.2 V3.3.3 V3.3.4 V3.4.1
V3.4.2 V3.4.3 V3.4.4 V3.4.5 V3.4.6 V3.5.1 V3.5.2 V3.5.3 V3.5.4 V3.5.5 V3.7.1 V3.7.2 V4.1.1 V4.1.2 V4.1.3
V4.2.1 V4.3.1 V4.3.2 V4.4.1 V4.4.2 V4.4.3 V4.4.4 V5.1.1 V5.2.1 V5.2.2 V5.2.3 V5.3.1 V5.3.2 V5.4.1 V5.4.2
V5.4.3 V6.1.1 V6.1.2 V6.1.3 V6.2.1 V6.2.2 V6.2.3 V6.2.4 V6.2.5 V6.2.6 V6.2.7 V6.2.8 V6.2.9 V6.2.10 V6.2.11
V6.2.12 V6.3.1 V6.3.2 V6.3.3 V6.3.4 V6.4.1 V6.4.2 V6.4.3 V6.4.4 V6.5.1 V6.5.2 V6.5.3 V6.5.4 V6.5.5 V6.6.1
V6.6.2 V6.6.3 V6.8.1 V6.8.2 V6.8.3 V6.8.4 V7.1.1 V7.1.2 V7.1.3 V7.2.1 V7.2.2 V7.2.3 V7.2.4 V7.3.1 V7.3.2
V7.4.1 V7.4.2 V7.4.3 V7.4.4 V7.4.5 V7.5.1 V7.5.2 V7.6.1 V7.6.2 V8.1.1 V8.1.2 V8.2.1 V8.2.2 V8.2.3 V8.3.1
V8.4.1 V9.1.1 V9.1.2 V9.1.3 V9.2.1 V9.2.2 V9.2.3 V9.2.4 V10.1.1 V10.1.2 V10.2.1 V10.2.2 V10.3.1 V10.3.2
V10.3.3 V10.3.4 V10.4.1 V10.4.2 V10.4.3 V10.4.4 V10.4.5 V10.4.6 V10.4.7 V10.4.8 V10.4.9 V10.4.10 V10.4.11
V10.5.1 V10.5.2 V10.5.3 V10.5.4 V10.5.5 V10.6.1 V10.6.2 V10.7.1 V10.7.2 V10.7.3 V11.1.1 V11.1.2 V11.2.1
V11.2.2 V11.2.3 V11.3.1 V11.3.2 V11.3.3 V11.4.1 V11.4.2 V11.4.3 V11.4.4 V11.5.1 V11.6.1 V12.1.1 V12.1.2
V12.1.3 V12.2.1 V12.2.2 V12.3.1 V12.3.2 V12.3.3 V12.3.4 V13.1.1 V13.2.1 V13.2.2 V13.2.3 V13.2.4 V13.2.5
V13.3.1 V13.3.2 V13.4.1 V13.4.2 V13.4.3 V13.4.4 V13.4.5 V14.1.1 V14.1.2 V14.2.1 V14.2.2 V14.2.3 V14.2.4
V14.3.1 V14.3.2 V14.3.3 V15.1.1 V15.1.2 V15.1.3 V15.2.1 V15.2.2 V15.2.3 V15.3.1 V15.3.2 V15.3.3 V15.3.4
V15.3.5 V15.3.6 V15.3.7 V16.1.1 V16.2.1 V16.2.2 V16.2.3 V16.2.4 V16.2.5 V16.3.1 V16.3.2 V16.3.3 V16.3.4
V16.4.1 V16.4.2 V16.4.3 V16.5.1 V16.5.2 V16.5.3 V17.1.1 V17.2.1 V17.2.2 V17.2.3 V17.2.4 V17.3.1 V17.3.2
`
  .trim()
  .split(/\s+/);

const page = readFileSync('docs/security.md', 'utf8');
const rows = [...page.matchAll(/^\| ((?:V[\d.]+ ?)+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, ids = '', words = '', proof = '']) => ({ ids: ids.trim().split(' '), words, proof }),
);
const named = [...page.matchAll(/`((?:tests|src)\/[^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}));

test('every requirement has one row', () => {
  expect(REQUIREMENTS).toHaveLength(253);
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(REQUIREMENTS.toSorted());
});

test('every row has a test, a place where it is written, or a reason', () => {
  const empty = rows.filter(
    ({ proof }) =>
      !/`(?:tests|src)\/.+\.(?:test|spec)\.ts` “|^Written|^Not applicable: .{9}|^Not yet: .{9}/.test(proof),
  );
  expect(empty).toEqual([]);
});

test('every test that is named exists', () => {
  expect(named.length).toBeGreaterThan(100);
  const gone = named.filter(
    ({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  );
  expect(gone).toEqual([]);
});

test('every file that is linked or named exists', () => {
  const links = [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, to = '']) =>
    new URL(to, 'file:///docs/').pathname.slice(1),
  );
  const files = [...page.matchAll(/`((?:tests|src)\/[^`]+\.tsx?)`/g)].map(([, file = '']) => file);
  expect([...links, ...files].filter((path) => !existsSync(path))).toEqual([]);
});
