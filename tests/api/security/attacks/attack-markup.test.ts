import { expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]><img src=x onerror=alert(1)>',
  '"};alert(1);//',
  '\u2028alert(1)\u2029',
  '&lt;/script&gt;',
];

test.each(HOSTILE)(
  'facts for search engines and the page’s own data stay data, whatever an ad is called: %j',
  async (words) => {
    const title = `Hair ${words}`;
    const adId = await insertAd(site.db, site.people.asha.id, site.clock.now, { title });
    const { body } = await site.get(`/ad/${adId}/hair`);
    const scripts = [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    const facts = scripts.filter(([, attributes]) => attributes?.includes('application/ld+json'));
    const told = facts.map(([, , text = '']) => JSON.stringify(JSON.parse(text)));
    expect(told.some((text) => text.includes(JSON.stringify(title).slice(1, -1)))).toBe(true);
    for (const [, attributes = ''] of scripts)
      expect(attributes).toMatch(/src="\/assets\/|type="application\/(?:ld\+)?json"/);
    expect(body).not.toContain('<img src=x');
    expect(body).not.toContain('<script>alert');
  },
);
