import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import {
  namedTests,
  NO_PROMISE,
  type Promised,
  readPromises,
  readWords,
  sentencesAboutUs,
  sentencesIn,
} from '#tests/support/promises.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
const promises = readPromises();

/** Pages beside the texts to which somebody comes who has no account, and those of a plan. */
const OTHER_PAGES = `
  / /all-ads /payment/ /payment/?plan=2 /certified-buyer /wanted /bundles /prices /hair-price-calculator
  /contact-us /customer-service /customer-service/case /your-country /register /login /forgot-password
  /sitemap /offline /ad/… /sellers/… /report?kind=ad&id=… /report?case=FH-26-ABCDEF`
  .trim()
  .split(/\s+/);

/** An order is shown to whoever can make it, the check to whoever can ask for it. */
const READERS: Record<string, 'asha' | 'bela'> = { '/payment/?plan=2': 'asha', '/certified-buyer': 'bela' };
const ids = { ad: '', seller: '' };
beforeAll(async () => {
  ids.seller = site.people.asha.id;
  ids.ad = await insertAd(site.db, ids.seller, site.clock.now);
});

/** What is asked for after the path changes little of what a page says. */
const isOfPage = (row: string, page: string) => row.split('?')[0] === page.split('?')[0];

/** A page as it is sent; in a path that ends so, … is the ad or the seller of this test. */
async function read(page: string): Promise<string> {
  const path = page.replace('…', page.startsWith('/sellers') ? ids.seller : ids.ad);
  const answer = await site.get(path, READERS[page]);
  const { statusCode, headers } = answer;
  const moved = statusCode >= 300 && statusCode < 400 ? await site.get(String(headers.location)) : answer;
  expect(moved.statusCode, page).toBe(200);
  return moved.body;
}

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
    const words = readWords(await read(page));
    expect(rows.map(({ sentence }) => sentence).filter((sentence) => !words.includes(sentence))).toEqual([]);
  },
);

test('every sentence in which we speak of ourselves has a row, or promises nothing', async () => {
  const isPromised = (page: string, sentence: string) =>
    promises.some((row) => isOfPage(row.page, page) && row.sentence.includes(sentence));
  const about = sentencesAboutUs();
  for (const page of OTHER_PAGES)
    about.push(...sentencesIn(await read(page)).map((sentence) => ({ page, sentence })));
  const missing = about.filter(
    ({ page, sentence }) => !NO_PROMISE.includes(sentence) && !isPromised(page, sentence),
  );
  expect(missing).toEqual([]);
  const said = new Set(about.map(({ sentence }) => sentence));
  expect(NO_PROMISE.filter((sentence) => !said.has(sentence))).toEqual([]);
});
