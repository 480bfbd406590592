import { afterEach, expect, test } from 'vitest';
import { inchesToMm } from '#rules/hair/measure.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { HELLO, openMatchSite } from '#tests/support/wanted/match-site.ts';

const site = useOpened(() => openMatchSite({ pages: true }));
afterEach(() => site.clear());

const toUrl = (id: string) => `/wanted/${id}/18-22-in-straight-or-wavy-black-hair-never-coloured-150-g`;
const send = (url: string, fields: Record<string, string>) =>
  site.postForm(url, { intent: 'answer', ...fields }, 'asha');
/** The ads that can be chosen, and the one that is. */
const listChoices = (page: string) => {
  const boxes = page.match(/<input[^>]*name="adId"[^>]*>/g) ?? [];
  const idOf = (box: string) => /value="([^"]+)"/.exec(box)?.[1];
  return { all: boxes.map(idOf), chosen: boxes.filter((box) => box.includes('checked')).map(idOf) };
};

test('the ad that a seller came with is there and chosen, however many fit better', async () => {
  const worse = await site.putAd({ length_mm: inchesToMm(17.5) });
  for (let each = 0; each < 13; each += 1) await site.putAd();
  const url = toUrl(await site.ask());
  const { all, chosen } = listChoices((await site.get(`${url}?ad=${worse}`, 'asha')).body);
  expect([all.length, chosen]).toEqual([12, [worse]]);
  // Without one the best is.
  expect(listChoices((await site.get(url, 'asha')).body).chosen).toEqual([all[1]]);
});

test('one that does not fit is said, and no other is chosen in its place', async () => {
  const fits = await site.putAd();
  const short = await site.putAd({ length_mm: inchesToMm(12) });
  const id = await site.ask();
  const page = (await site.get(`${toUrl(id)}?ad=${short}`, 'asha')).body;
  expect(page).toContain('The ad you came with does not fit this request.');
  expect(listChoices(page)).toEqual({ all: [fits], chosen: [] });
  const none = await send(`${toUrl(id)}?ad=${short}`, { message: HELLO });
  expect(none.statusCode).toBe(422);
  expect(none.body).toMatch(/<fieldset[^>]*aria-describedby="adId-problem"/);
  expect(listChoices(none.body).chosen).toEqual([]);
});

test('what was chosen comes back with what was wrong', async () => {
  const [one, other] = [await site.putAd(), await site.putAd()];
  const url = toUrl(await site.ask());
  for (const adId of [one, other]) {
    const back = await send(`${url}?ad=${one}`, { adId, message: 'Too short' });
    expect(listChoices(back.body).chosen).toEqual([adId]);
    expect(back.body).toContain('Too short</textarea>');
  }
});

test('with three ads it is answered, and no form offers a fourth', async () => {
  const id = await site.ask();
  for (let each = 0; each < 3; each += 1) {
    const answer = await site.answer(id, await site.putAd());
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const fourth = await site.putAd();
  const page = (await site.get(toUrl(id), 'asha')).body;
  expect(page).toContain('You have answered with three ads, the most you can.');
  expect(listChoices(page).all).toEqual([]);
  expect((await site.forAd(fourth)).json().items).toMatchObject([{ hasAnswered: false, canAnswer: false }]);
  const list = (await site.get(`/wanted/mine/ads?ad=${fourth}`, 'asha')).body;
  expect(list).toContain('Answered with three others');
  expect(list).not.toContain('Answer with this ad');
});

test('what was written is shown again where the request ended, was deleted or changed meanwhile', async () => {
  const adId = await site.putAd();
  const id = await site.ask();
  const moved = await send(`/wanted/${id}/an-older-title`, { adId, message: 'Too short' });
  expect([moved.statusCode, moved.body.includes('Too short</textarea>')]).toEqual([422, true]);
  for (const [version, act] of ['end', 'delete'].entries()) {
    await site.post(`/api/wanted/${act}`, { wantedId: id, version: version + 1 }, 'bela');
    const late = await send(toUrl(id), { adId, message: HELLO });
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain('role="alert"');
    expect(late.body).toContain(HELLO);
  }
});

test('who is signed out meanwhile signs in and finds what they wrote, with the ad they chose', async () => {
  const [other, adId] = [await site.putAd(), await site.putAd()];
  const url = toUrl(await site.ask());
  const sent = await site.postForm(`${url}?ad=${other}`, { intent: 'answer', adId, message: HELLO });
  expect(sent.statusCode).toBe(302);
  const to = new URL(sent.headers.location ?? '', 'http://localhost');
  expect(to.pathname).toBe('/login');
  const next = to.searchParams.get('next') ?? '';
  const page = (await site.get(next, 'asha')).body;
  expect(page).toContain(`${HELLO}</textarea>`);
  expect(listChoices(page).chosen).toEqual([adId]);
  expect((await site.get(next, 'bela')).body).not.toContain(HELLO);
  // Who cannot answer takes it along.
  await site.db.updateTable('ads').set({ held: 'check' }).where('id', 'in', [other, adId]).execute();
  expect((await site.get(next, 'asha')).body).toContain(`<blockquote>${HELLO}`);
});

test('for no ad of ours nothing is kept: the words are read again where they were written', async () => {
  const url = `${toUrl(await site.ask())}?ad=some`;
  const sent = await site.postForm(url, { intent: 'answer', adId: 'some', message: HELLO });
  expect(sent.statusCode).toBe(401);
  expect(sent.body).toContain(HELLO);
  expect(sent.body).toContain(`/login?next=${encodeURIComponent(url)}`);
  expect((await site.get(url)).body).toContain(`/login?next=${encodeURIComponent(url)}`);
});
