import { expect, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
const AREA = '/super-admin-user';

/** Names that every object has: a page that looks them up among its own sentences finds something that is none. */
const NOT_OURS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'saved%00', '<b>'];

test.each([
  ['/wanted/mine', 'bela'],
  ['/ratings', 'bela'],
  ['/seller/seller-profile', 'asha'],
  [`${AREA}/review-queue`, 'cleo'],
  [`${AREA}/enter-ad`, 'cleo'],
  [`${AREA}/buyers-to-check`, 'dara'],
  [`${AREA}/ready-answers`, 'dara'],
  [`${AREA}/banner`, 'dara'],
  [`${AREA}/held-messages`, 'dara'],
  [`${AREA}/user/:asha`, 'dara'],
] as const)('%s says nothing was done where no word of ours says so', async (address, who) => {
  const path = address.replace(':asha', site.people.asha.id);
  for (const word of NOT_OURS) {
    const page = await site.get(`${path}?done=${word}`, who);
    expect(page.statusCode, word).toBe(200);
    expect(page.body, word).not.toMatch(/role="(?:note|alert)"[^>]*>(?:<!-- -->)?\s*<\/div>/);
  }
});
