import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCAM_NAMES } from '#rules/messages/screening/signals/catalogue.ts';

const page = readFileSync('docs/safety.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+) \| (.+) \|$/gm)].map(([, number = '', rest = '']) => ({
  number: Number(number),
  rest,
}));

test('the catalogue’s eighteen rows are there once, each with a proof or a reason', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  expect(rows.filter(({ rest }) => !/`(?:tests|src)\/|\| the same$|Not here: /.test(rest))).toEqual([]);
});

test('every rule of the screening is named', () => {
  expect(SCAM_NAMES.filter((name) => !rows.some(({ rest }) => rest.includes(`\`${name}\``)))).toEqual([]);
});

test('every test that is named exists', () => {
  const named = [...page.matchAll(/`((?:tests|src)\/[^`]+\.ts)` ((?:“[^”]+”(?: and )?)+)/g)].flatMap(
    ([, file = '', titles = '']) =>
      [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  );
  expect(named.length).toBeGreaterThan(15);
  const gone = named.filter(
    ({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  );
  expect(gone).toEqual([]);
});
