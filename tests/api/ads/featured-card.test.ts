import { expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });

test('the card of a featured ad says so, and that of no other', async () => {
  const asha = site.people.asha.id;
  await givePlan(site, asha, 3);
  const [plain, marked] = [
    await insertAd(site.db, asha, site.clock.now, { title: 'Plain long black tail' }),
    await insertAd(site.db, asha, site.clock.now, { title: 'Marked long black tail' }),
  ];
  const answer = await site.post(
    '/api/seller/updateAsFeatured',
    { adId: marked, version: 1, featured: true },
    'asha',
  );
  expect(answer.statusCode).toBe(200);
  const page = (await site.get('/all-ads')).body;
  const cards = page.match(/<article.*?<\/article>/gs) ?? [];
  const marks = (id: string) =>
    cards.filter((card) => card.includes(`/ad/${id}`)).map((card) => card.includes('>Featured<'));
  expect(new Set(marks(plain))).toEqual(new Set([false]));
  expect(new Set(marks(marked))).toEqual(new Set([true]));
});
