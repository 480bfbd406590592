import { expect, test } from 'vitest';
import { openCachedSite } from '#tests/support/site/cached-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { putWanted } from '#tests/support/wanted/wanted-site.ts';

const site = useOpened(() => openCachedSite());

test('requests are cached until one comes, or ends', async () => {
  const soon = new Date(site.clock.now.getTime() + 60_000);
  await site.read('/wanted');
  const { hits } = site;
  await expect
    .poll(async () => {
      const before = await hits();
      await site.read('/wanted');
      return (await hits()) - before;
    })
    .toBe(1);
  await putWanted(site, site.people.bela.id, { grams: 333, ends_at: soon });
  await expect
    .poll(async () => (await site.read('/wanted')).text, { timeout: 1000, interval: 20 })
    .toContain('333 g');
  await site.untilCached('/wanted');
  expect((await site.read('/wanted')).text).toContain('333 g');
  const { now } = site.clock;
  site.clock.now = new Date(soon.getTime() + 1);
  expect((await site.read('/wanted')).text).not.toContain('333 g');
  site.clock.now = now;
});
