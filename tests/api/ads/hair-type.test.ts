import { describe, expect, test } from 'vitest';
import { postAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });

const postForm = (url: string, fields: [string, string][]) => site.postForm(url, fields, 'asha');

describe('the hair type without its consent', () => {
  const newDraft = async (more: Record<string, unknown>) =>
    (await postAd(site, 'asha', { submit: false, ...more })).json().ad as { id: string; version: number };
  const NONE = { ethnicity: null, ethnicityConsent: false };

  test('is refused at its box and comes back chosen; it is stored nowhere, all else is', async () => {
    const ad = await newDraft(NONE);
    const page = await postForm(`/post-an-ad/hair?draft=${ad.id}`, [
      ['draft', ad.id],
      ['version', String(ad.version)],
      ['cutState', 'cut'],
      ['colour', 'brown'],
      ['ethnicity', 'asian'],
    ]);
    expect(page.statusCode).toBe(422);
    expect(page.body).toMatch(/id="ethnicityConsent-problem"[^>]*>Tick that we may publish the hair type/);
    expect(page.body).toMatch(
      /<input[^>]*name="ethnicity"[^>]*(checked=""[^>]*value="asian"|value="asian"[^>]*checked="")/,
    );
    expect(await site.readAdRow(ad.id)).toMatchObject({ ethnicity: null, colour: 'brown' });
  });

  test('is told while it is typed, too', async () => {
    const ad = await newDraft(NONE);
    const saved = await postForm('/post-an-ad/save?step=hair', [
      ['draft', ad.id],
      ['version', String(ad.version)],
      ['colour', 'brown'],
      ['ethnicity', 'asian'],
    ]);
    expect(saved.json().problems).toEqual({
      ethnicityConsent: ['Tick that we may publish the hair type, or leave it out.'],
    });
    expect(await site.readAdRow(ad.id)).toMatchObject({ ethnicity: null, colour: 'brown' });
  });

  test('is refused to programs; the consent to what is stored can be taken back', async () => {
    const bare = await newDraft(NONE);
    const edit = (ad: { id: string; version: number }, more: object) =>
      site.post('/api/ad/editAdDetails', { adId: ad.id, version: ad.version, ...more }, 'asha');
    const refused = await edit(bare, { ethnicity: 'asian', ethnicityConsent: false });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['ethnicityConsent']]);
    const whole = await newDraft({ ethnicity: 'indian', ethnicityConsent: true });
    const other = await edit(whole, { ethnicity: 'asian', ethnicityConsent: false });
    expect(other.statusCode).toBe(422);
    expect((await edit(whole, { ethnicity: 'indian', ethnicityConsent: false })).statusCode).toBe(200);
    expect(await site.readAdRow(whole.id)).toMatchObject({ ethnicity: null, ethnicity_consent_at: null });
  });

  test('does not wait on our side for somebody who was logged out', async () => {
    const ad = await newDraft(NONE);
    const send = (more: [string, string][]) =>
      site.postForm(`/post-an-ad/hair?draft=${ad.id}`, [
        ['draft', ad.id],
        ['version', '1'],
        ['ethnicity', 'asian'],
        ...more,
      ]);
    await send([['colour', 'brown']]);
    await send([['ethnicityConsent', 'yes']]);
    const typed = await site.db
      .selectFrom('typed_steps')
      .select('fields')
      .where('ad_id', '=', ad.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    expect(typed.map(({ fields }) => (fields as Record<string, string[]>)['ethnicity'])).toEqual([
      undefined,
      ['asian'],
    ]);
    expect(typed[0]?.fields).toMatchObject({ colour: ['brown'] });
  });
});
