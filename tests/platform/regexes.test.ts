import { globSync, readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import ts from 'typescript';
import { expect, test } from 'vitest';

const LENGTH = 2000;
/** Linear takes a millisecond; what needs a second for two thousand signs can be made to need a day. */
const LONGEST_MS = 1000;
const FILES = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.|\/schema\.ts$/.test(path));

const box: { regex: RegExp; attack: string } = { regex: /x/, attack: '' };
const inside = createContext(box);
const trial = new Script('regex.test(attack)');

test.each(['rules', 'api', 'market', 'platform', 'server', 'web', 'demo'])(
  'no pattern of src/%s can be made to think for ever',
  { timeout: 120_000 },
  (floor) => {
    const found = FILES.filter((path) => path.startsWith(`src/${floor}/`)).flatMap(listRegexes);
    const slow = found.filter(({ regex }) => attacksOn(regex).some((attack) => !isDone(regex, attack)));
    expect(slow.map(({ at, regex }) => `${at} ${regex}`)).toEqual([]);
  },
);

test('one that can is found', () => {
  const slow = /^(?:\w+\s?)+$/;
  expect(attacksOn(slow).some((attack) => !isDone(slow, attack))).toBe(true);
});

function listRegexes(path: string): { at: string; regex: RegExp }[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: { at: string; regex: RegExp }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ at: path, regex: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Long runs of what the pattern speaks of, alone and in pairs, ended by what it cannot want. */
function attacksOn({ source }: RegExp): string[] {
  const spoken = new Set(source.replaceAll(/\\[a-zA-Z]\{?|[\\^$|?*+()[\]{}]/g, ''));
  if (/\\s|\.|\[\^/.test(source)) spoken.add(' ');
  if (/\\d|\.|\[\^/.test(source)) spoken.add('0');
  if (/\\w|\\p|\.|\[\^|[a-z]-[a-z]/i.test(source)) spoken.add('a');
  const signs = [...spoken].slice(0, 7);
  const pairs = signs.flatMap((one) => signs.map((other) => (one === other ? one : one + other)));
  const words = (source.match(/[a-z]{3,}/gi) ?? []).slice(0, 3);
  return [...pairs, ...words, ...words.map((word) => `${word} `)].flatMap((piece) => {
    const run = piece.repeat(Math.ceil(LENGTH / piece.length));
    return [`${run}\u0001`, `${signs[0] ?? ''}${run}\n!`];
  });
}

function isDone(regex: RegExp, attack: string): boolean {
  box.regex = new RegExp(regex.source, regex.flags.replaceAll(/[gy]/g, ''));
  box.attack = attack;
  try {
    trial.runInContext(inside, { timeout: LONGEST_MS });
    return true;
  } catch {
    return false;
  }
}
