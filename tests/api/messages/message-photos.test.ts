import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { MESSAGE_PHOTOS_PER_DAY } from '#rules/messages/message-words.ts';
import { RETENTION } from '#rules/retention/retention.ts';
import { DAY_MS } from '#rules/time.ts';
import { packData } from '#market/personal-data/download/pack-data.ts';
import { openContext } from '#market/context.ts';
import { useTalkingSite } from '#tests/support/moderation/conversations.ts';
import { unzipBytes } from '#tests/support/personal-data/unzip.ts';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';
import { codeSvg } from '#tests/support/photos/qr-photos.ts';
import { upload } from '#tests/support/photos/send-photo.ts';
import type { Name } from '#tests/support/people/cast.ts';
import sharp from 'sharp';

const site = useTalkingSite({ pages: true });
let conversationId: string;
beforeEach(async () => {
  conversationId = (await site.ask()).json().conversationId;
});

const uploadOne = async (who: Name): Promise<string> =>
  (await upload(site, who, (await hairPhoto('hair.jpg')).buffer)).json().photoId;
const newest = async (who: Name) => (await site.thread(conversationId, who)).messages.at(-1);
const HELD = 'Show me your feet and I pay 50 more.';
const look = async (path: string, who?: Name) => (await site.get(path, who)).statusCode;
const filesOnDisk = () =>
  readdirSync(site.platform.config.DATA_DIR, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.webp'),
  );

describe('a photo in a message', () => {
  test('goes without words, to the two of them alone, and into no cache', async () => {
    const photos = [await uploadOne('bela'), await uploadOne('bela')];
    const key = { 'idempotency-key': 'photos-once' };
    const data = { conversationId, photos };
    const answers = [
      await site.post('/api/message/send', data, 'bela', key),
      await site.post('/api/message/send', data, 'bela', key),
    ];
    expect(new Set(answers.map((answer) => answer.json().messageId)).size, answers[0]?.body).toBe(1);
    const message = await newest('asha');
    expect(message).toMatchObject({ text: '', photos: [{ width: 240, height: 300 }, {}] });
    expect(message.notes.join(' ')).toContain('We cannot read what is written in a photo.');
    expect((await site.list('asha'))[0]).toMatchObject({ lastText: 'Photo', unread: 2 });
    const mail = (await site.mails()).find(({ text }) => text.includes('2 photos are in this message'));
    expect(mail?.to_address).toBe('asha@example.com');

    const [{ small, large }] = message.photos;
    for (const who of ['asha', 'bela'] as const) {
      const answer = await site.get(small, who);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    const master = large.replace('large', 'master');
    for (const path of [small, large]) {
      for (const who of [undefined, 'cleo', 'dara'] as const) expect(await look(path, who)).toBe(404);
      // Nor by the door of public photos, not even for its sender or staff.
      const door = path.replace('/messages', '');
      for (const who of [undefined, 'bela', 'cleo', 'dara'] as const) expect(await look(door, who)).toBe(404);
    }
    expect(await look(master, 'bela')).toBe(404);
    expect(await look('/messages/photos/..%2f..%2fsecret-key/small.webp', 'bela')).toBe(404);
  });

  test('is one’s own upload that is used nowhere, at most four at once', async () => {
    const [theirs, own] = [await uploadOne('asha'), await uploadOne('bela')];
    const send = (photos: string[]) => site.post('/api/message/send', { conversationId, photos }, 'bela');
    expect((await send([theirs])).statusCode).toBe(422);
    expect((await send([own, own])).statusCode).toBe(422);
    expect((await send(['a', 'b', 'c', 'd', 'e'])).statusCode).toBe(422);
    expect((await send([own])).statusCode).toBe(200);
    expect((await send([own])).json().fields.photos[0]).toContain('sent already');
    expect((await site.post('/api/upload/delete', { photoId: own }, 'bela')).statusCode).toBe(409);
    expect((await site.send(conversationId, '', 'bela')).json().fields.message).toEqual([
      'Please fill in the message.',
    ]);
    // A first question has none: nobody is shown pictures by a stranger.
    expect((await site.ask({ photos: [await uploadOne('bela')] })).statusCode).toBe(422);
  });

  test('is one of so many a day', async () => {
    const { messageId } = (
      await site.send(conversationId, 'Here it is.', 'bela', { photos: [await uploadOne('bela')] })
    ).json();
    const { id: _, ...row } = await site.db.selectFrom('photos').selectAll().executeTakeFirstOrThrow();
    // As many as a day holds, eight in each of other messages.
    let into: string = messageId;
    for (let sent = 1; sent < MESSAGE_PHOTOS_PER_DAY; sent += 1) {
      if (sent % 8 === 1) into = (await site.send(conversationId, 'And this one.', 'bela')).json().messageId;
      const key = String(sent).padStart(22, 'x');
      await site.db
        .insertInto('photos')
        .values({ ...row, message_id: into, position: ((sent - 1) % 8) + 1, file_key: key, public_key: key })
        .execute();
    }
    const photos = [await uploadOne('bela')];
    const refused = await site.send(conversationId, 'One more', 'bela', { photos });
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      expect.stringContaining('80 photos a day'),
    ]);
    expect((await site.send(conversationId, 'Without', 'bela')).statusCode).toBe(200);
  });

  test('is held with its message: only staff look, and that they did is written down', async () => {
    const { messageId } = (
      await site.send(conversationId, HELD, 'bela', { photos: [await uploadOne('bela')] })
    ).json();
    const { small } = (await newest('bela')).photos[0];
    expect((await site.thread(conversationId, 'asha')).messages).toHaveLength(1);
    expect([await look(small, 'bela'), await look(small, 'asha'), await look(small, 'cleo')]).toEqual([
      200, 404, 404,
    ]);
    const { items } = (await site.get('/api/super-admin-user/heldMessages', 'dara')).json();
    expect(items[0].photos).toHaveLength(1);
    expect(await look(items[0].photos[0], 'dara')).toBe(200);
    const audit = await site.db
      .selectFrom('audit')
      .select(['account_id', 'object_id'])
      .where('action', '=', 'message.see-photo')
      .execute();
    expect(audit).toEqual([{ account_id: site.people.dara.id, object_id: messageId }]);
    await site.post(
      '/api/super-admin-user/resolveHeld',
      { messageId, decision: 'released', reason: 'It is harmless.' },
      'dara',
    );
    expect(await look(small, 'asha')).toBe(200);
    await site.db
      .updateTable('messages')
      .set({ removed_at: site.clock.now })
      .where('id', '=', messageId)
      .execute();
    expect([await look(small, 'asha'), await look(small, 'bela')]).toEqual([404, 404]);
    expect((await newest('bela')).photos).toEqual([]);
  });

  test('goes with its time and with its person, and is in their download', async () => {
    const before = filesOnDisk();
    await site.send(conversationId, 'Here it is.', 'bela', { photos: [await uploadOne('bela')] });
    const person = { id: site.people.bela.id, email: 'bela@example.com' };
    const pieces: Buffer[] = [];
    for await (const piece of packData(openContext(site.platform, null, 'test'), person)) pieces.push(piece);
    const files = unzipBytes(Buffer.concat(pieces));
    expect([...files.keys()].filter((name) => name.startsWith('photos/'))).toHaveLength(1);

    expect(filesOnDisk()).toHaveLength(before.length + 4);
    const now = site.clock.now;
    site.clock.now = new Date(now.getTime() + (RETENTION.talks + 1) * DAY_MS);
    await site.platform.queue.enqueue(site.db, { name: 'sweep-photos' }, {});
    await site.runJobs();
    site.clock.now = now;
    expect(filesOnDisk()).toEqual(before);
    expect((await newest('asha')).photos).toEqual([]);
  });
});

describe('without script', () => {
  const NO_PHOTO = Buffer.from('<html></html>');
  async function sendForm(fields: Record<string, string>, files: [string, Uint8Array][], who: Name = 'bela') {
    const form = new FormData();
    for (const [name, value] of Object.entries({ token: site.people[who].token, intent: 'send', ...fields }))
      form.append(name, value);
    for (const [name, bytes] of files) form.append('image', new Blob([Uint8Array.from(bytes)]), name);
    const request = new Request('http://localhost:3000/', { method: 'POST', body: form });
    return site.app.inject({
      method: 'POST',
      url: `/messages/${conversationId}`,
      payload: Buffer.from(await request.arrayBuffer()),
      headers: {
        origin: 'http://localhost:3000',
        cookie: site.people[who].cookie,
        'content-type': request.headers.get('content-type') ?? '',
      },
    });
  }
  const idIn = (html: string) => /name="photos"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? '';

  test('the form takes words and photos, and brings both back when something is refused', async () => {
    const photo = (await hairPhoto('hair.jpg')).buffer;
    const sent = await sendForm({ message: 'Two of them' }, [
      ['one.jpg', photo],
      ['two.jpg', (await hairPhoto('two.jpg')).buffer],
      ['', Buffer.alloc(0)],
    ]);
    expect([sent.statusCode, sent.headers.location]).toEqual([302, `/messages/${conversationId}#newest`]);
    expect((await newest('asha')).photos).toHaveLength(2);

    const refused = await sendForm({ message: 'Can I pay by Western Union?' }, [['hair.jpg', photo]]);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Photo 1 goes with this message'.slice(8));
    const again = await sendForm({ message: 'Can I pay by card?', photos: idIn(refused.body) }, []);
    expect(again.statusCode).toBe(302);
    expect(await newest('asha')).toMatchObject({ text: 'Can I pay by card?', photos: [{}] });

    const code = await sharp(Buffer.from(codeSvg('https://evil.example.com', 600)))
      .jpeg()
      .toBuffer();
    const mixed = await sendForm({ message: 'See these' }, [
      ['code.jpg', code],
      ['page.jpg', NO_PHOTO],
      ['good.jpg', (await hairPhoto('good.jpg')).buffer],
    ]);
    expect(mixed.statusCode).toBe(422);
    for (const name of ['code.jpg: There is a QR code', 'page.jpg: ']) expect(mixed.body).toContain(name);
    expect(idIn(mixed.body)).not.toBe('');
    expect((await newest('asha')).text).toBe('Can I pay by card?');
  });

  test('nothing is taken in without the token, or from a visitor', async () => {
    const photo = (await hairPhoto('hair.jpg')).buffer;
    const before = filesOnDisk().length;
    expect((await sendForm({ token: 'made-up', message: 'Hello' }, [['hair.jpg', photo]])).statusCode).toBe(
      403,
    );
    expect(filesOnDisk()).toHaveLength(before);
  });

  test('a quick question fills the composer', async () => {
    const page = await site.get(`/messages/${conversationId}?ask=2`, 'bela');
    expect(page.body).toMatch(/<textarea[^>]*>Can you weigh it on a kitchen scale\?<\/textarea>/);
    expect((await site.get(`/messages/${conversationId}?ask=0`, 'asha')).body).toMatch(
      /<textarea[^>]*>Yes, it is still for sale\.<\/textarea>/,
    );
    const first = await site.get(`/messages/new?ad=${site.adId}&ask=1`, 'bela');
    expect(first.body).toMatch(/<textarea[^>]*>Has it ever been coloured/);
  });
});
