import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STAFF_TABLE_WORDS } from '#rules/staff/table-words.ts';

/** What the lines of the audit are about, as those who write them say. */
const KINDS = readdirSync('src/market', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => [...readFileSync(`src/market/${path}`, 'utf8').matchAll(/objectKind: '([\w-]+)'/g)])
  .map(([, kind]) => kind);

test('whatever the audit has lines about can be chosen in its filter', () => {
  expect(KINDS.length).toBeGreaterThan(30);
  const { options } = STAFF_TABLE_WORDS.audit.filters.kind;
  expect([...new Set(KINDS)].filter((kind) => kind !== undefined && !(kind in options))).toEqual([]);
});
