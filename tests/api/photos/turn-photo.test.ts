import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';
import { upload } from '#tests/support/photos/send-photo.ts';
import { useSite } from '#tests/support/site/test-site.ts';

describe.runIf(existsSync('build/server/index.js'))('turning a photo by a quarter', () => {
  const site = useSite({ pages: true, plans: { asha: 4 } });
  const turn = (adId: string, photoId: string, who: 'asha' | 'bela' = 'asha') =>
    site.postForm('/post-an-ad/save?step=photos', { draft: adId, act: `turn:${photoId}` }, who);

  test('keeps its place and its tape, is done once for one wish, and is nobody else’s to do', async () => {
    const uploaded = (await upload(site, 'asha', (await hairPhoto('one.jpg')).buffer)).json();
    const posted = await site.post(
      '/api/ad/postAdDetails',
      { submit: false, photos: [{ id: uploaded.photoId, tape: true, slot: 'tape' }] },
      'asha',
    );
    const { ad } = posted.json();
    const [before] = ad.photos;
    const [first, second] = await Promise.all([turn(ad.id, before.id), turn(ad.id, before.id)]);
    for (const answer of [first, second, await turn(ad.id, before.id)]) {
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json().album.photos).toMatchObject([
        { width: before.height, height: before.width, tape: true, slot: 'tape' },
      ]);
    }
    const [turned] = first.json().album.photos;
    expect((await site.get(turned.urls.small, 'asha')).statusCode).toBe(200);
    expect((await site.get(before.urls.small, 'asha')).statusCode).toBe(404);
    expect((await turn(ad.id, turned.id, 'bela')).statusCode).toBe(404);
  });
});
