import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite();

test('a letter that loses more than its accent is looked for like any other', async () => {
  const letters = Array.from({ length: 0x10000 }, (_, point) => String.fromCharCode(point)).filter((sign) =>
    /[\p{L}\p{N}]/u.test(sign),
  );
  const { rows } = await sql<{ letter: string }>`
    select letter from unnest(${letters}::text[]) as letter where unaccent(letter) ~ '[^[:alnum:]]'`.execute(
    site.db,
  );
  expect(rows.map(({ letter }) => letter)).toContain('ʹ');
  for (const { letter } of rows)
    expect((await site.get(`/api/ad/getAllAds?q=${encodeURIComponent(letter)}`)).statusCode, letter).toBe(
      200,
    );
});
