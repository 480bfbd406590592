import { expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { packData } from '#market/personal-data/download/pack-data.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { unzip } from '#tests/support/personal-data/unzip.ts';

const site = useSite();

test('a download is of one moment, whatever is written while it is packed, and comes in small pieces', async () => {
  const { db, platform, people, clock } = site;
  const asha = { id: people.asha.id, email: 'asha@example.com' };
  for (let count = 0; count < 1_200; count += 1)
    await db
      .insertInto('diagnostics')
      .values({ kind: 'test', message: 'It did not work. '.repeat(50), account_id: asha.id, at: clock.now })
      .execute();
  await insertAd(db, asha.id, clock.now);
  const pieces: Buffer[] = [];
  for await (const piece of packData(openContext(platform, null, 'test'), asha)) {
    pieces.push(piece);
    // The first file of ads is written: what comes now is too late for all that follow.
    if (piece.includes('ads.csv') && pieces.length < 20) await insertAd(db, asha.id, clock.now);
  }
  const files = unzip(Buffer.concat(pieces));
  expect(JSON.parse(files.get('ads.json') ?? '')).toHaveLength(1);
  expect(files.get('ads.csv')?.trim().split('\r\n')).toHaveLength(2);
  expect(await db.selectFrom('ads').select('id').where('seller_id', '=', asha.id).execute()).toHaveLength(2);
  expect(JSON.parse(files.get('diagnostics.json') ?? '')).toHaveLength(1_200);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000);
});

test('what cannot be read ends the packing, and leaves no transaction behind', async () => {
  const { platform, people } = site;
  const ctx = openContext(platform, null, 'test');
  await site.db.schema.alterTable('blocks').renameTo('blocks_away').execute();
  const pack = async () => {
    let bytes = 0;
    for await (const piece of packData(ctx, { id: people.bela.id, email: 'bela@example.com' }))
      bytes += piece.length;
    return bytes;
  };
  await expect(pack()).rejects.toMatchObject({ code: '42P01' });
  await site.db.schema.alterTable('blocks_away').renameTo('blocks').execute();
  expect(await pack()).toBeGreaterThan(1_000);
});
