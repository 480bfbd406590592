import { beforeEach, describe, expect, test } from 'vitest';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';
import { insertUpload, wireAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';

const site = useSite({ pages: true });

beforeEach(async () => {
  await site.db.deleteFrom('photos').execute();
  await site.db.deleteFrom('subscriptions').execute();
  await plan(1);
});

const plan = (type: 1 | 2) => givePlan(site, site.people.asha.id, type);

type Sent = { name: string; field?: string; bytes?: Buffer };

/** The form of the step as a browser posts it; with `script` as our script does. */
async function send(files: Sent[], { draft = '', goOn = 'photos', script = false } = {}) {
  const form = new FormData();
  form.append('token', site.people.asha.token);
  form.append('draft', draft);
  for (const { name, field = 'image', bytes } of files) {
    const buffer = bytes ?? (await hairPhoto(name)).buffer;
    form.append(field, new Blob([Uint8Array.from(buffer)]), name);
  }
  form.append('then', goOn);
  const request = new Request('http://localhost:3000/', { method: 'POST', body: form });
  return site.app.inject({
    method: 'POST',
    url: '/post-an-ad/upload',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      origin: 'http://localhost:3000',
      accept: script ? 'application/json' : 'text/html',
      cookie: site.people.asha.cookie,
      'content-type': request.headers.get('content-type') ?? '',
    },
  });
}

/** The page that the form leads to, in the same browser. */
async function pageAfter(answer: Awaited<ReturnType<typeof send>>) {
  expect(answer.statusCode).toBe(303);
  const told = answer.cookies.map(({ name, value }) => `${name}=${value}`);
  const cookie = [site.people.asha.cookie, ...told].join('; ');
  return site.get(String(answer.headers.location), undefined, { cookie });
}

/** What is to be read; behind it the page says the same once more, for React. */
const withoutData = (html: string) => html.slice(0, html.indexOf('</main>'));

const NO_PHOTO = Buffer.from('<html></html>');
const listAdRows = () => site.db.selectFrom('ads').select(['id', 'status']).execute();
const photosOn = async (draft: string) =>
  (await site.get(`/api/seller/getMyAdDetails?adId=${draft}`, 'asha')).json().ad.photos as object[];
const draftIn = (answer: Awaited<ReturnType<typeof send>>) =>
  new URL(String(answer.headers.location), 'http://localhost').searchParams.get('draft') ?? '';

describe('a file that is refused', () => {
  test('makes no draft, with and without script', async () => {
    const before = await listAdRows();
    const scripted = await send([{ name: 'page.jpg', bytes: NO_PHOTO }], { script: true });
    expect(scripted.statusCode).toBe(422);
    expect(scripted.json()).toMatchObject({ success: 0, draft: null });
    for (const goOn of ['photos', 'hair']) {
      const plain = await send([{ name: 'page.jpg', bytes: NO_PHOTO }], { goOn });
      expect(String(plain.headers.location)).toBe('/post-an-ad/photos?');
    }
    expect(await listAdRows()).toEqual(before);
  });

  test('is named with its reason at its place, once, and stops none of the others', async () => {
    const answer = await send([
      { name: 'notes, “long” 🌺.txt', field: 'tape', bytes: NO_PHOTO },
      { name: 'one.jpg' },
      { name: 'empty.jpg', bytes: Buffer.alloc(0) },
      { name: 'two.jpg' },
    ]);
    const body = withoutData((await pageAfter(answer)).body);
    const tape = body.slice(body.indexOf('for="tape"'), body.indexOf('for="ends"'));
    expect(tape).toMatch(/notes, “long” 🌺\.txt<\/b>: .*JPEG, PNG, WebP or AVIF/);
    expect(body.slice(body.indexOf('for="image"'))).toMatch(/empty\.jpg<\/b>: /);
    expect(body.match(/notes, “long”/g)).toHaveLength(1);
    expect(body).not.toMatch(/(one|two)\.jpg/);
    expect(await photosOn(draftIn(answer))).toHaveLength(2);
    const again = await site.get(String(answer.headers.location), 'asha');
    expect(again.body).not.toContain('notes, “long”');
  });

  test('does not count: five good ones fit beside four that are none', async () => {
    const none = ['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.txt`, bytes: NO_PHOTO }));
    const good = ['1', '2', '3', '4', '5'].map((name) => ({ name: `${name}.jpg` }));
    const answer = await send([...none, ...good]);
    expect(await photosOn(draftIn(answer))).toHaveLength(5);
    const { body } = await pageAfter(answer);
    for (const { name } of none) expect(body).toContain(`${name}</b>`);
  });

  test('a name that is no name of a file is shown as text', async () => {
    const answer = await send([{ name: '<img src=x onerror=alert(1)>.jpg', bytes: NO_PHOTO }]);
    const { body } = await pageAfter(answer);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).not.toContain('<img src=x');
  });

  test('what a browser shows of its own making is not believed', async () => {
    for (const refused of ['nonsense', '%', 'W10', Buffer.from('[["tape"]]').toString('base64url')]) {
      const cookie = `${site.people.asha.cookie}; refused=${refused}`;
      expect((await site.get('/post-an-ad/photos', undefined, { cookie })).statusCode).toBe(200);
    }
  });
});

describe('beside the page', () => {
  type Album = { draft: string; version: number; photos: { id: string; tape: boolean }[] };
  const act = (draft: string, act: string, who: 'asha' | 'bela' | null = 'asha') =>
    site.postForm(
      '/post-an-ad/save?step=photos',
      [
        ['draft', draft],
        ['act', act],
      ],
      who ?? undefined,
    );

  test('an upload and what is done to photos are answered with the photos that are there now', async () => {
    const one = (await send([{ name: 'one.jpg' }], { script: true })).json().album as Album;
    const two = (await send([{ name: 'two.jpg' }], { draft: one.draft, script: true })).json().album as Album;
    const [first, second] = two.photos.map(({ id }) => id);
    expect(two.photos).toHaveLength(2);
    const moved = (await act(one.draft, `order:${second},${first}`)).json().album as Album;
    expect(moved.photos.map(({ id }) => id)).toEqual([second, first]);
    expect(moved.version).toBeGreaterThan(two.version);
    const taped = (await act(one.draft, `tape:${first}`)).json().album as Album;
    expect(taped.photos.map(({ tape }) => tape)).toEqual([false, true]);
    const left = (await act(one.draft, `remove:${second}`)).json().album as Album;
    expect(left.photos.map(({ id }) => id)).toEqual([first]);
  });

  test('only its owner does anything to them', async () => {
    const { draft, photos } = (await send([{ name: 'one.jpg' }], { script: true })).json().album as Album;
    const remove = `remove:${photos[0]?.id}`;
    expect((await act(draft, remove, null)).statusCode).toBe(401);
    expect((await act(draft, remove, 'bela')).statusCode).toBeGreaterThanOrEqual(403);
    expect(await photosOn(draft)).toHaveLength(1);
  });
});

describe('the plan’s limit', () => {
  test('is said where photos are added', async () => {
    expect((await site.get('/post-an-ad/photos', 'asha')).body).toMatch(/2 to 5 [^<]*Seller Free/);
    await site.db.deleteFrom('subscriptions').execute();
    await plan(2);
    expect((await site.get('/post-an-ad/photos', 'asha')).body).toMatch(/2 to 8 [^<]*Seller Single/);
  });

  test('holds there: the sixth is left out by its name, the first five stay', async () => {
    const files = ['1', '2', '3', '4', '5', 'sixth'].map((name) => ({ name: `${name}.jpg` }));
    const answer = await send(files);
    const draft = draftIn(answer);
    expect(await photosOn(draft)).toHaveLength(5);
    expect((await pageAfter(answer)).body).toMatch(/sixth\.jpg<\/b>: .*Seller Free allows 5 photos/);
    const more = await send([{ name: 'seventh.jpg' }], { draft, script: true });
    expect(more.statusCode).toBe(422);
    expect(more.json()).toMatchObject({ draft, message: expect.stringMatching(/allows 5 photos/) });
    expect(await photosOn(draft)).toHaveLength(5);
    const unused = await site.db.selectFrom('photos').selectAll().where('state', '=', 'uploaded').execute();
    expect(unused).toEqual([]);
  });

  test('holds when two are sent at once', async () => {
    const draft = draftIn(await send(['1', '2', '3', '4'].map((name) => ({ name: `${name}.jpg` }))));
    const both = await Promise.all(
      ['left', 'right'].map((name) => send([{ name: `${name}.jpg` }], { draft, script: true })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await photosOn(draft)).toHaveLength(5);
  });

  test('holds for programs too, on a new draft and on a change of one', async () => {
    const photos = async (count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => ({
          id: await insertUpload(site.db, site.people.asha.id),
          tape: false,
        })),
      );
    const six = await site.post(
      '/api/ad/postAdDetails',
      wireAd({ submit: false, photos: await photos(6) }),
      'asha',
    );
    expect(six.statusCode).toBe(402);
    expect(six.json().message).toMatch(/Seller Free allows 5 photos/);
    const { ad } = (
      await site.post('/api/ad/postAdDetails', wireAd({ submit: false, photos: await photos(5) }), 'asha')
    ).json();
    const edit = { adId: ad.id, version: ad.version, photos: [...ad.photos, ...(await photos(1))] };
    expect((await site.post('/api/ad/editAdDetails', edit, 'asha')).statusCode).not.toBe(200);
    expect(await photosOn(ad.id)).toHaveLength(5);
  });

  test('without any plan a draft takes what the free one will allow', async () => {
    await site.db.deleteFrom('subscriptions').execute();
    const answer = await send(['1', '2', '3', '4', '5', '6'].map((name) => ({ name: `${name}.jpg` })));
    expect(await photosOn(draftIn(answer))).toHaveLength(5);
  });
});

describe('what stops publishing', () => {
  test('stands first and has the focus', async () => {
    await site.db.deleteFrom('subscriptions').execute();
    await plan(2);
    const photos = await Promise.all(
      Array.from({ length: 6 }, async () => ({
        id: await insertUpload(site.db, site.people.asha.id),
        tape: false,
      })),
    );
    const draft = wireAd({ submit: false, photos, weight: 700 });
    const { ad } = (await site.post('/api/ad/postAdDetails', draft, 'asha')).json();
    await site.db.deleteFrom('subscriptions').execute();
    await plan(1);
    const page = await site.postForm(
      `/post-an-ad/check?draft=${ad.id}`,
      [
        ['draft', ad.id],
        ['version', String(ad.version)],
        ['title', ad.title],
        ['description', ad.description],
        ['declaration', 'yes'],
        ['then', 'publish'],
      ],
      'asha',
    );
    expect(page.statusCode).toBe(402);
    const main = withoutData(page.body.slice(page.body.indexOf('<h1')));
    const alert = main.indexOf('role="alert"');
    expect(alert).toBeGreaterThan(0);
    expect(main.slice(alert, main.indexOf('<dl'))).toContain('Seller Free allows 5 photos');
    expect(main).not.toContain('all the same');
    expect(main.match(/<[^>]*autofocus[^>]*>/i)?.[0]).toMatch(/role="alert"/);
    expect(main.match(/allows 5 photos/g)).toHaveLength(1);
    expect(main.slice(alert)).toContain('href="/payment/"');
  });
});
