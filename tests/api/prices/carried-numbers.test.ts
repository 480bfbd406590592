import { createCookie } from 'react-router';
import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Name } from '#tests/support/people/cast.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { emptyTables } from '#tests/support/site/empty-tables.ts';

const NUMBERS = new URLSearchParams({
  length: '26in',
  shortestLayer: '16in',
  weight: '140',
  colour: 'brown',
  ethnicity: 'caucasian',
  treatment: 'dyed',
  texture: 'wavy',
  condition: 'fair',
  price: '75',
  currency: 'EUR',
});
const START = `/post-an-ad/start?${NUMBERS}`;

describe.runIf(existsSync('build/server/index.js'))('from the price calculator to an ad', () => {
  const site = useSite({ pages: true });
  beforeEach(async () => {
    await emptyTables(site.db, 'ads');
  });

  const begin = (url = START, fields: Record<string, string> = {}, who: Name = 'asha') =>
    site.postForm(url, fields, who);
  const drafts = () => site.db.selectFrom('ads').selectAll().execute();
  const kept = (answer: { headers: Record<string, unknown> }) =>
    /wanted=[^;]*/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';

  test('the numbers are shown first, and looking begins no ad', async () => {
    const { body } = await site.get(START, 'asha');
    for (const words of ['26 in (66 cm)', '140 g', 'Brown', 'Caucasian', 'Wavy', 'Fair', '€75'])
      expect(body).toContain(words);
    expect(await drafts()).toEqual([]);
  });

  test('every number is in the draft and on its forms; begun twice, it is one ad', async () => {
    const answer = await begin(START, { ethnicityConsent: 'yes' });
    const again = await begin(START, { ethnicityConsent: 'yes' });
    expect([answer.statusCode, again.headers.location]).toEqual([303, answer.headers.location]);
    const [draft] = await drafts();
    expect(draft).toMatchObject({
      status: 'draft',
      seller_id: site.people.asha.id,
      length_mm: 660,
      shortest_layer_mm: 406,
      grams: 140,
      colour: 'brown',
      ethnicity: 'caucasian',
      treatment: 'dyed',
      texture: 'wavy',
      condition: 'fair',
      price: 75_00,
      currency: 'EUR',
    });
    expect(answer.headers.location).toBe(`/post-an-ad/photos?draft=${draft?.id}`);
    const { body } = await site.get(`/post-an-ad/hair?draft=${draft?.id}`, 'asha');
    for (const [name, value] of [
      ['length', '26 in'],
      ['weight', '140 g'],
    ])
      expect(body).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"`));
    const price = (await site.get(`/post-an-ad/price?draft=${draft?.id}`, 'asha')).body;
    expect(price).toMatch(/<input[^>]*name="price"[^>]*value="75"/);
    expect(price).toContain('A dealer pays about');
  });

  test('without consent the hair type is not dropped behind her back: the box says so, and she may leave it out', async () => {
    const asked = await begin();
    expect(asked.statusCode).toBe(422);
    const box = asked.body.slice(asked.body.indexOf('name="ethnicityConsent"'));
    expect(box).toContain('Tick that we may publish the hair type, or leave it out.');
    expect(asked.body).toContain('Caucasian');
    expect(await drafts()).toEqual([]);
    const href = /href="([^"]+)"[^>]*>Start without the hair type/.exec(asked.body)?.[1] ?? '';
    expect((await begin(href.replaceAll('&amp;', '&'))).statusCode).toBe(303);
    expect(await drafts()).toMatchObject([{ ethnicity: null, length_mm: 660, colour: 'brown' }]);
  });

  test('what makes no sense is left out, and the rest is kept', async () => {
    const address =
      '/post-an-ad/start?length=0in&weight=NaN&colour=purple&price=-5&currency=GBP&texture=curly';
    expect((await site.get(address, 'asha')).body).not.toContain('NaN g');
    expect((await begin(address)).statusCode).toBe(303);
    expect(await drafts()).toMatchObject([
      { length_mm: null, grams: null, colour: null, price: null, currency: 'GBP', texture: 'curly' },
    ]);
  });

  test('a buyer is asked whether to sell as well; a stranger’s page begins nothing', async () => {
    expect((await site.get(START, 'bela')).headers.location).toBe(
      `/post-an-ad?next=${encodeURIComponent(START)}`,
    );
    const { cookie } = site.people.asha;
    expect((await site.postForm(START, { token: 'guess' }, undefined, { cookie })).statusCode).toBe(403);
    expect(await drafts()).toEqual([]);
  });

  test('a visitor registers or logs in, chooses a plan, and comes back to the numbers', async () => {
    const away = await site.get(START);
    expect(away.headers.location).toBe(`/register?next=${encodeURIComponent(START)}`);
    const wanted = kept(await site.get(String(away.headers.location)));
    expect(await createCookie('wanted').parse(wanted)).toBe(START);
    const plan = await site.postForm(
      '/payment/?plan=1&currency=GBP',
      { plan: '1', currency: 'GBP' },
      'asha',
      {
        cookie: `${site.people.asha.cookie}; ${wanted}`,
      },
    );
    expect([plan.headers.location, kept(plan)]).toEqual([START, 'wanted=']);
    const login = await site.get('/login', 'asha', { cookie: `${site.people.asha.cookie}; ${wanted}` });
    expect(login.headers.location).toBe(START);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '%00', '/a b'])(
    'the way on never leads elsewhere: %s',
    async (next) => {
      expect(kept(await site.get(`/register?next=${encodeURIComponent(next)}`))).toBe('');
      const wanted = await createCookie('wanted').serialize(next);
      const cookie = `${site.people.asha.cookie}; ${wanted.replace(/;.*/, '')}`;
      const { location } = (await site.get('/login', 'asha', { cookie })).headers;
      expect(location).toMatch(/^\/(seller\/seller-profile)/);
    },
  );
});
