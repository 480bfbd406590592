import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Guard = { name: string; file: string; says: string };
const guards = JSON.parse(readFileSync('tests/guards.json', 'utf8')) as Guard[];

test('every guard that test:guards takes away stands in its file, once', () => {
  const lost = guards.filter(({ file, says }) => readFileSync(file, 'utf8').split(says).length !== 2);
  expect(lost).toEqual([]);
});
