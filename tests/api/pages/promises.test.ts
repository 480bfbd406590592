import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  namedTests,
  NO_PROMISE,
  type Promised,
  readPromises,
  readWords,
  sentencesAboutUs,
} from '#tests/support/promises.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
const promises = readPromises();

/** The other ways to say what keeps a promise. */
const WITHOUT_TEST = /^(?:Kept by people|Not yet): ./;

test('every promise has a test, people who keep it, or says what is missing', () => {
  expect(promises.length).toBeGreaterThan(80);
  const bare = promises.filter(({ proof }) => namedTests(proof).length === 0 && !WITHOUT_TEST.test(proof));
  expect(bare).toEqual([]);
});

test('every test that is named exists', () => {
  const gone = promises
    .flatMap(({ proof }) => namedTests(proof))
    .filter(({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title));
  expect(gone).toEqual([]);
});

test('every file that keeps a promise exists', () => {
  const files = promises.flatMap(({ keeper }) =>
    [...keeper.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file]) => file),
  );
  expect(files.filter((file) => !existsSync(`src/${file}`))).toEqual([]);
});

test.each([...Map.groupBy(promises, ({ page }) => page)])(
  '%s says what the table says it says',
  async (page, rows: Promised[]) => {
    // An order is shown to whoever can make it.
    const { statusCode, body } = await site.get(page, page.includes('plan=') ? 'asha' : undefined);
    expect(statusCode).toBe(200);
    const words = readWords(body);
    expect(rows.map(({ sentence }) => sentence).filter((sentence) => !words.includes(sentence))).toEqual([]);
  },
);

test('every sentence in which we speak of ourselves has a row, or promises nothing', () => {
  const isPromised = (page: string, sentence: string) =>
    promises.some((row) => row.page === page && row.sentence.includes(sentence));
  const about = sentencesAboutUs();
  const missing = about.filter(
    ({ page, sentence }) => !NO_PROMISE.includes(sentence) && !isPromised(page, sentence),
  );
  expect(missing).toEqual([]);
  const said = new Set(about.map(({ sentence }) => sentence));
  expect(NO_PROMISE.filter((sentence) => !said.has(sentence))).toEqual([]);
});
