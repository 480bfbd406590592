import { expect, test } from 'vitest';
import { postAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true, plans: { asha: 4 } });

const postDraft = async (more: object = {}) =>
  (await postAd(site, 'asha', { submit: false, ...more })).json().ad as { id: string; url: string };
const preview = (id: string, who: 'asha' | 'bela' | 'cleo' = 'asha') =>
  site.get(`/post-an-ad/check?draft=${id}&preview=1`, who);

test('a draft that lacks nothing is seen by its seller as buyers will see it, and by nobody else', async () => {
  const { id } = await postDraft({ title: 'A draft that only Asha sees' });
  const answer = await preview(id);
  expect(answer.statusCode).toBe(302);
  const url = String(answer.headers.location);
  expect(url).toMatch(new RegExp(`^/ad/${id}/`));
  const page = await site.get(url, 'asha');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('A draft that only Asha sees');
  for (const who of [undefined, 'bela', 'cleo'] as const)
    for (const address of [url, `${url}.data`]) {
      const other = await site.get(address, who);
      expect(other.statusCode, `${who} ${address}`).toBe(404);
      expect(other.body).not.toContain('A draft that only Asha sees');
    }
  expect((await site.get(`/api/ad/getAdDetailsByAdId?adId=${id}`, 'bela')).statusCode).toBe(404);
  expect((await preview(id, 'cleo')).statusCode).toBe(404);
});

test('what is missing before there is a page is said, and nothing is shown', async () => {
  const { id, url } = await postDraft({ description: null, colour: null });
  const answer = await preview(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Before buyers can see it, something is missing.');
  expect((await site.get(url, 'asha')).statusCode).toBe(404);
});
