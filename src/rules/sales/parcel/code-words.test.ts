import { expect, test } from 'vitest';
import { CODE_WORDS, drawCodeWord } from './code-words.ts';

/** Gives these figures one after the other, and notes what was asked for. */
function scripted(...figures: number[]) {
  const asked: number[] = [];
  const random = (below: number) => {
    asked.push(below);
    return figures[asked.length - 1] ?? 0;
  };
  return { random, asked };
}

test('there are 1,024 words, each once, in three to eight capital letters', () => {
  expect(CODE_WORDS).toHaveLength(1024);
  expect(new Set(CODE_WORDS).size).toBe(1024);
  for (const word of CODE_WORDS) expect(word).toMatch(/^[A-Z]{3,8}$/);
});

test('no word becomes another by one letter changed, added or left out', () => {
  const gaps = CODE_WORDS.flatMap((word) =>
    Array.from(word, (_, at) => ({ before: word.slice(0, at), after: word.slice(at + 1) })),
  );
  const changed = gaps.map(({ before, after }) => `${before}?${after}`);
  expect(changed.filter((form, at) => changed.indexOf(form) !== at)).toEqual([]);
  const shortened = new Set(gaps.map(({ before, after }) => before + after));
  expect(CODE_WORDS.filter((word) => shortened.has(word))).toEqual([]);
});

test('a code word is two different words and two digits', () => {
  const first = CODE_WORDS.indexOf('MANGO');
  const way = CODE_WORDS.indexOf('RIVER') - first - 1;
  const { random, asked } = scripted(first, way, 17);
  expect(drawCodeWord(random)).toBe('MANGO RIVER 27');
  expect(asked).toEqual([1024, 1023, 90]);
  expect(drawCodeWord(scripted(0, 0, 0).random)).toMatch(/ 10$/);
  expect(drawCodeWord(scripted(0, 0, 89).random)).toMatch(/ 99$/);
});

test('every word can be the first, and every other one the second', () => {
  const firsts = new Set(CODE_WORDS.map((_, at) => drawCodeWord(scripted(at, 0, 0).random).split(' ')[0]));
  expect(firsts.size).toBe(1024);
  for (const at of [0, 511, 1023]) {
    const seconds = new Set(
      CODE_WORDS.slice(1).map((_, way) => drawCodeWord(scripted(at, way, 0).random).split(' ')[1]),
    );
    expect(seconds.size).toBe(1023);
    expect(seconds).not.toContain(CODE_WORDS[at]);
  }
});
