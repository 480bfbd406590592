import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openAuthenticator } from '#tests/support/people/authenticator.ts';
import {
  EVAS_PASSWORD,
  hireEva,
  isBlocked,
  openEvasBrowser,
  REMOVAL,
  reportSomebody,
} from '#tests/support/people/eva.ts';
import { liveAd } from '#tests/support/ads/posting.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { openAccount, type Visitor } from '#tests/support/people/visitor.ts';

let eva: Visitor;
const site = useSite({ pages: true, plans: { asha: 4 } });
beforeAll(async () => {
  await hireEva(site);
});
beforeEach(async () => {
  eva = await openEvasBrowser(site);
});

const AREA = '/super-admin-user';
const proofField = /<input[^>]* name="proof"/;

test('the form comes back with all that was typed and asks; sent again with the password, it is done', async () => {
  const { sellerId, caseNumber } = await reportSomebody(site);
  const page = `${AREA}/report/${caseNumber}`;
  const decision = { intent: 'decide', ...REMOVAL };
  expect((await eva.get(page)).body).not.toMatch(proofField);
  const asked = await eva.postForm(page, decision);
  expect(asked.statusCode).toBe(403);
  expect(asked.body).toContain('Please confirm that it is you.');
  expect(asked.body).toMatch(proofField);
  expect(asked.body).toContain('The photos are another’s.');
  expect(asked.body).toContain('value="Looked at all of it."');
  expect(asked.body).toMatch(/value="removed"[^>]*checked|checked[^>]*value="removed"/);

  const wrong = await eva.postForm(page, { ...decision, proof: 'not my password' });
  expect([wrong.statusCode, wrong.body.includes('This is not your password.')]).toEqual([403, true]);
  expect(wrong.body).toMatch(proofField);
  expect(wrong.body).toContain('The photos are another’s.');
  expect(wrong.body).not.toContain('not my password');
  expect(await isBlocked(site, sellerId)).toBe(false);

  expect((await eva.postForm(page, { ...decision, proof: EVAS_PASSWORD })).statusCode).toBe(303);
  expect(await isBlocked(site, sellerId)).toBe(true);
});

test('who forgot a field besides need not prove it twice', async () => {
  const rate = { currency: 'GBP', perUsd: '0.8', date: '2026-01-01' };
  const forgot = await eva.postForm(`${AREA}/rates`, { ...rate, proof: EVAS_PASSWORD });
  expect([forgot.statusCode, proofField.test(forgot.body)]).toEqual([422, false]);
  const done = await eva.postForm(`${AREA}/rates`, { ...rate, reason: 'The bank’s page.' });
  expect(done.statusCode).toBe(303);
});

const reason = 'Somebody asked for it.';
const forms: [string, () => Promise<{ page: string; fields: Record<string, string>; kept: string[] }>][] = [
  [
    'a banner text',
    async () => ({
      page: 'banner',
      fields: { intent: 'save', text: 'Be kind.', position: '4', reason },
      kept: ['Be kind.'],
    }),
  ],
  [
    'a rate',
    async () => ({
      page: 'rates',
      fields: { currency: 'INR', perUsd: '83.5', date: '2026-01-02', reason },
      kept: ['83.5'],
    }),
  ],
  [
    'an invitation',
    async () => ({
      page: 'staff?kind=staff',
      fields: { role: 'creator', username: 'gil', email: 'gil@example.com', reason },
      kept: ['gil@example.com'],
    }),
  ],
  [
    'a suspension',
    async () => ({
      page: `user/${(await openAccount(site)).id}`,
      fields: { intent: 'suspend', reason },
      kept: [],
    }),
  ],
  [
    'a plan',
    async () => ({
      page: `user/${(await openAccount(site)).id}`,
      fields: { intent: 'grant', plan: '3', until: '2099-12-31', reason },
      kept: ['2099-12-31'],
    }),
  ],
  [
    'an address',
    async () => ({
      page: `user/${(await openAccount(site)).id}`,
      fields: { intent: 'reveal', reason },
      kept: [],
    }),
  ],
  [
    'a decision on an ad',
    async () => ({
      page: `ad/${await anAd()}`,
      fields: { intent: 'mark-sold', version: '1', reason },
      kept: [],
    }),
  ],
  [
    'a change of an ad',
    async () => {
      const { id, version } = await liveAd(site);
      const title = 'Long brown plait, washed';
      return {
        page: `ad/${id}`,
        fields: { intent: 'edit', version: String(version), title, reason },
        kept: [title],
      };
    },
  ],
  [
    'a review',
    async () => {
      const adId = await anAd({ status: 'pending_review' });
      return {
        page: 'review-queue',
        fields: { intent: 'decide', adId, version: '1', decision: 'reject', reason },
        kept: [],
      };
    },
  ],
];
test.each(forms)('%s: asked, nothing lost, and then done', async (_name, make) => {
  const { page, fields, kept } = await make();
  expect((await eva.get(`${AREA}/${page}`)).statusCode).toBe(200);
  const asked = await eva.postForm(`${AREA}/${page}`, fields);
  expect([asked.statusCode, proofField.test(asked.body)]).toEqual([403, true]);
  for (const text of [reason, ...kept]) expect(asked.body).toContain(`value="${text}"`);
  const done = await eva.postForm(`${AREA}/${page}`, { ...fields, proof: EVAS_PASSWORD });
  expect([200, 303]).toContain(done.statusCode);
});
const anAd = async (wanted = {}) => insertAd(site.db, (await openAccount(site)).id, site.clock.now, wanted);

test('many rows: the ticks, the act and the reason stay, also of rows that the page does not show', async () => {
  const people = [await openAccount(site), await openAccount(site)];
  const [one, other] = people.map(({ id }) => id);
  const page = `${AREA}/users?q=${people[0]?.username}`;
  const fields = { row: [one, other], act: 'users.suspend', reason };
  const asked = await eva.postForm(page, fields);
  expect([asked.statusCode, proofField.test(asked.body)]).toEqual([403, true]);
  expect(asked.body).toContain(`value="${reason}"`);
  expect(asked.body).toMatch(
    new RegExp(`<option value="users.suspend" selected|selected="" value="users.suspend"`),
  );
  expect(asked.body).toMatch(new RegExp(`<input type="checkbox"[^>]*checked=""[^>]*value="${one}"`));
  expect(asked.body).toMatch(new RegExp(`<input type="hidden" name="row" value="${other}"`));
  expect(await isBlocked(site, one ?? '')).toBe(false);
  const done = await eva.postForm(page, { ...fields, proof: EVAS_PASSWORD });
  expect(done.body).toContain('2 of 2 done');
});

// Last, because from here on Eva needs her phone.
test('the code of the app does as well, in the same field', async () => {
  const phone = openAuthenticator(site);
  await phone.enrol(eva, EVAS_PASSWORD);
  site.clock.now = new Date(site.clock.now.getTime() + 11 * 60_000);
  const rate = { currency: 'EUR', perUsd: '0.91', date: '2026-01-03', reason: 'The bank’s page.' };
  expect((await eva.postForm(`${AREA}/rates`, rate)).statusCode).toBe(403);
  expect((await eva.postForm(`${AREA}/rates`, { ...rate, proof: phone.show() })).statusCode).toBe(303);
});
