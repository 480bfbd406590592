import { afterEach, expect, test } from 'vitest';
import { useOfferSite } from '#tests/support/offers/offers.ts';

const site = useOfferSite();
const SECOND_MS = 1_000;

let origin = '';
let leaving = new AbortController();
afterEach(() => {
  leaving.abort();
  leaving = new AbortController();
});

/** A page that stays open: how often it heard that there is something new. */
async function listen(path: string, who: 'asha' | 'bela'): Promise<{ news: number; says: string }> {
  origin ||= await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { cookie } = site.people[who];
  const live = await fetch(origin + path, { headers: { cookie }, signal: leaving.signal });
  expect(live.status).toBe(200);
  const heard = { news: 0, says: '' };
  void (async () => {
    for await (const chunk of live.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      heard.says += chunk;
      heard.news = heard.says.split('event: news').length - 1;
    }
  })().catch(() => {});
  return heard;
}

test('whatever happens to an offer, both have it within a second: in the open conversation, and in their offers', async () => {
  const first = await site.open(340_00);
  const thread = `/messages/${first.conversationId}/live`;
  const pages = await Promise.all([
    listen(thread, 'asha'),
    listen(thread, 'bela'),
    listen('/me/live', 'asha'),
    listen('/me/live', 'bela'),
  ]);
  /** Does it, and waits until all four have heard. */
  const told = async (
    what: string,
    act: Promise<{ statusCode: number; body: string; json: () => unknown }>,
  ) => {
    const before = pages.map(({ news }) => news);
    const answer = await act;
    expect(answer.statusCode, `${what}: ${answer.body}`).toBe(200);
    await expect
      .poll(() => pages.map(({ news }, at) => news > (before[at] ?? 0)), {
        timeout: SECOND_MS,
        interval: 10,
        message: what,
      })
      .toEqual([true, true, true, true]);
    return answer.json() as { offer: { id: string } };
  };
  await told('withdrawn', site.act('withdraw', { offerId: first.id }, 'bela'));
  const made = await told('made', site.make(350_00));
  const other = await told(
    'countered',
    site.act('counter', { offerId: made.offer.id, amount: 400_00 }, 'asha'),
  );
  await told('accepted', site.act('accept', { offerId: other.offer.id, amount: 400_00 }, 'bela'));
  await told('kept', site.act('keepReserved', { offerId: other.offer.id }, 'asha'));
  await told('called off', site.act('callOff', { offerId: other.offer.id }, 'asha'));
  const last = await told('made again', site.make(360_00));
  await told('declined', site.act('decline', { offerId: last.offer.id }, 'asha'));
  // Of whom and how much nothing is said: each reads that on their own page.
  for (const { says } of pages) expect(says).not.toMatch(/3[456]000|40000|bela|asha/);
});
