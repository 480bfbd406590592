import { beforeAll, expect, test } from 'vitest';
import { openForms } from '#tests/support/ads/amount-forms.ts';
import { liveAd } from '#tests/support/ads/posting.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { useSite } from '#tests/support/site/test-site.ts';

let ad: { id: string; version: number; url: string };
const site = useSite({ pages: true, plans: { asha: 4 } });
beforeAll(async () => {
  ad = await liveAd(site);
});

const PROFILE = '/seller/seller-profile';
const reason = 'The seller asked for it.';
const step = () => ({ adId: ad.id, version: String(ad.version), event: 'delete' });

/** Forms as pages had them before each said by `intent` what it wants; such a page may still be open somewhere. */
const OLD_FORMS: [what: string, () => { url: string; fields: Record<string, string>; who?: Name }][] = [
  ['profile', () => ({ url: `${PROFILE}/settings?form=profile`, fields: { username: 'renamed' } })],
  ['no form at all', () => ({ url: `${PROFILE}/settings`, fields: { username: 'renamed' } })],
  ['sessions', () => ({ url: `${PROFILE}/settings?form=sessions`, fields: { session: 'others' } })],
  [
    'second factor',
    () => ({ url: `${PROFILE}/settings/second-factor?form=start`, fields: { password: 'x' } }),
  ],
  ['download', () => ({ url: `${PROFILE}/my-data?form=export`, fields: {} })],
  ['delete my account', () => ({ url: `${PROFILE}/my-data?form=delete`, fields: { password: 'x' } })],
  ['a new password', () => ({ url: '/forgot-password?step=code', fields: { email: 'a@b.example' } })],
  ['another code', () => ({ url: '/verify?again', fields: { email: 'a@b.example' } })],
  ['a step from the ad', () => ({ url: `${ad.url}?move`, fields: step() })],
  ['a step from the list', () => ({ url: `${PROFILE}?index`, fields: step() })],
  [
    'ticked ads',
    () => ({ url: `${PROFILE}?index&ticked`, fields: { ad: `${ad.id}:${ad.version}`, event: 'delete' } }),
  ],
  ['mails', () => ({ url: '/messages/settings', fields: { byMail: 'ad-news' } })],
  [
    'a search',
    () => ({ url: '/saved-searches', fields: { search: 'colour=black', name: 'Black', alert: 'daily' } }),
  ],
  [
    'staff delete',
    () => ({
      url: `/super-admin-user/ad/${ad.id}`,
      fields: { act: 'delete', version: String(ad.version), reason },
      who: 'dara',
    }),
  ],
  [
    'suspend',
    () => ({
      url: `/super-admin-user/user/${site.people.bela.id}`,
      fields: { act: 'suspend', reason },
      who: 'dara',
    }),
  ],
  ['an inherited name', () => ({ url: `${PROFILE}/settings`, fields: { intent: 'toString' } })],
];

const readEverything = async () => ({
  ads: await site.db.selectFrom('ads').selectAll().execute(),
  accounts: await site.db.selectFrom('accounts').select(['id', 'username', 'deleted_at']).execute(),
  sessions: await site.db.selectFrom('sessions').select('id').execute(),
  holds: await site.db.selectFrom('holds').selectAll().execute(),
  searches: await site.db.selectFrom('saved_searches').selectAll().execute(),
  exports: await site.db.selectFrom('data_exports').selectAll().execute(),
});

test.each(OLD_FORMS)('of an older page (%s) is refused, and does nothing', async (_what, old) => {
  const { url, fields, who } = old();
  const before = await readEverything();
  const answer = await openForms(site).send(url, fields, who);
  expect([answer.statusCode, answer.body.includes('This form is out of date.')]).toEqual([400, true]);
  expect(await readEverything()).toEqual(before);
});
