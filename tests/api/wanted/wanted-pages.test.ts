import { existsSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openWantedSite } from '#tests/support/wanted/wanted-site.ts';

const MINE = '/wanted/mine';
const CALL_ME = 'Write to me on WhatsApp, +44 7700 900123';

/** `npm test` builds the pages first. */
describe.runIf(existsSync('build/server/index.js'))('the pages of a buyer, without script', () => {
  const site = useOpened(() => openWantedSite({ pages: true }));
  afterEach(async () => {
    await site.db.deleteFrom('wanted_ads').execute();
  });
  const putEnded = (more: object = {}) =>
    site.put('bela', { status: 'ended', ended_at: site.clock.now, ...more });
  const send = async (path: string, fields: Record<string, string> | [string, string][]) => {
    const { statusCode, headers, body } = await site.postForm(path, fields, 'bela');
    return { statusCode, location: headers.location, body: body.replaceAll('<!-- -->', '') };
  };
  const renew = (wantedId: string, more: Record<string, string> = {}) =>
    send(MINE, { intent: 'renew', wantedId, version: '1', until: site.until(30), ...more });
  const edit = (wantedId: string, more: [string, string][] = []) =>
    send(`/wanted/new?edit=${wantedId}`, [
      ['version', '1'],
      ['shortest', '18'],
      ['longest', '22'],
      ['textures', 'straight'],
      ['treatments', 'virgin'],
      ['grams', '150'],
      ['cutState', 'any'],
      ['budgetPerGram', ''],
      ['currency', 'USD'],
      ['country', 'GB'],
      ['until', site.until(30)],
      ['note', 'Typed while its day passed.'],
      ...more,
    ]);

  test('a renewal that is refused for its note can be sent for review, and is not called live', async () => {
    const id = await putEnded({ note: CALL_ME });
    const refused = await renew(id);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(/<button[^>]*name="sendForReview"[^>]*>Send for review</);
    const sent = await renew(id, { sendForReview: 'yes' });
    expect([sent.statusCode, sent.location]).toEqual([303, `${MINE}?done=waits`]);
    const { body } = await site.get(`${MINE}?done=waits`, 'bela');
    expect(body).toContain('We look at your request first.');
    expect(body).toContain('Being checked');
  });

  test('a renewal without a word against it is live again', async () => {
    expect((await renew(await putEnded())).location).toBe(`${MINE}?done=renewed`);
  });

  test('a day that is refused is said at its field, and stays there', async () => {
    const id = await putEnded();
    const { statusCode, body } = await renew(id, { until: site.until(-1) });
    expect(statusCode).toBe(422);
    expect(body).toMatch(new RegExp(`id="until-${id}-problem"`));
    expect(body).toMatch(new RegExp(`<input[^>]*id="until-${id}"[^>]*value="${site.until(-1)}"`));
    expect(body).not.toContain('name="sendForReview"');
  });

  test('what was wished of a request that is gone is answered above the list', async () => {
    const [gone] = [await site.put('bela'), await site.put('bela')];
    await site.db.deleteFrom('wanted_ads').where('id', '=', gone).execute();
    const { statusCode, body } = await send(MINE, { intent: 'end', wantedId: gone, version: '1' });
    expect(statusCode).toBe(404);
    expect(body).toMatch(/role="alert"[^]*class="wan-cards"/);
  });

  test('what was unticked stays so when the form comes back', async () => {
    const id = await site.put('bela');
    const { statusCode, body } = await edit(id);
    expect(statusCode).toBe(422);
    const box = (value: string) => body.match(new RegExp(`<input[^>]*value="${value}"[^>]*>`))?.[0];
    expect(box('black')).not.toContain('checked');
    expect(box('straight')).toContain('checked');
  });

  test('the text of a change that came too late is still there, with the reason', async () => {
    const id = await site.put('bela', { ends_at: site.clock.now });
    const { statusCode, body } = await edit(id, [['colours', 'black']]);
    expect(statusCode).toBe(409);
    expect(body).toContain('This request has ended.');
    expect(body).toContain('Typed while its day passed.');
    const { body: later } = await site.get(`/wanted/new?edit=${id}`, 'bela');
    expect(later).toContain('Only a live request can be changed.');
    expect(later).not.toContain('name="shortest"');
  });
});
