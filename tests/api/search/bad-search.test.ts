import { describe, expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite();

describe('bad input is ignored, never an error', () => {
  const cursor = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const uuid = '00000000-0000-7000-8000-000000000000';

  test.each([
    ['a cursor that is none', 'after=!!!'],
    ['a cursor of another order', `sort=price&after=${cursor(['newest', '2026-01-01T00:00:00Z', uuid])}`],
    ['a cursor with a wrong value', `sort=price&after=${cursor(['price', '1e999', uuid])}`],
    ['a cursor with too great a value', `sort=price&after=${cursor(['price', '999999999', uuid])}`],
    ['a cursor with a wrong id', `after=${cursor(['newest', '2026-01-01T00:00:00Z', "' or 1=1"])}`],
    ['a cursor of the year 275760', `after=${cursor(['newest', '9999-12-31T23:59:59Z', uuid])}`],
    ['an unknown colour', 'colour=purple'],
    ['a negative price', 'minPrice=-5'],
    ['an absurd price', 'maxPrice=99999999999999999999'],
    ['a length of miles', 'minLength=99999in'],
    ['ranges on their heads', 'minPrice=500&maxPrice=1&minWeight=900&maxWeight=1'],
    ['10 KB of words', `q=${'black%20'.repeat(1300)}`],
    ['10 KB of one word', `q=${'x'.repeat(10_240)}`],
    ['operators of a text query', `q=${encodeURIComponent("a & | ! ( ) :* <-> 'x' \\ \"")}&words=1`],
    ['SQL', `q=${encodeURIComponent("'; drop table ads; --")}`],
    ['a regular expression', `q=${encodeURIComponent('(a+)+$ [[:alpha:]] .* \\p{L}')}`],
    ['wildcards', 'q=%25%25__&words=1'],
    ['NUL', 'q=black%00'],
    ['half a letter', 'q=%ED%A0%80'],
    ['a sort that is none', 'sort=__proto__'],
  ])('%s', async (_what, query) => {
    const answer = await site.get(`/api/ad/getAllHairListings?${query}`);
    expect([200, 400]).toContain(answer.statusCode);
  });
});
