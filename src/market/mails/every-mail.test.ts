import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Mail } from '#platform/mail/mailer.ts';
import type { AdCard } from '../ads/ad-view.ts';
import * as accounts from '../accounts/account-mails.ts';
import * as downloads from '../personal-data/download/download-mails.ts';
import * as safety from '../accounts/security-mails.ts';
import * as ads from '../ads/life/ad-mails.ts';
import * as imports from '../ads/import/import-mails.ts';
import { noBrowser } from '../browser.ts';
import * as cases from '../cases/case-mails.ts';
import type { Context } from '../context.ts';
import * as messages from '../messages/message-mails.ts';
import * as payments from '../payments/payment-mails.ts';
import * as ratings from '../ratings/rating-mails.ts';
import * as sales from '../ratings/sale/sale-mails.ts';
import * as reports from '../reports/report-mails.ts';
import * as saved from '../saved/saved-mails.ts';
import * as searches from '../searches/search-mails.ts';

/** What somebody may type where an e-mail repeats it. */
const NASTY =
  'Six & "seven" <img src=http://eve.example.com/x.png onerror=alert(1)>\r\nBcc: eve@example.com\u2028End';
const site = {
  BRAND_NAME: 'Fairhank',
  ORIGIN: 'https://fairhank.test',
  POSTAL_ADDRESS: '1 Ruler Lane, Bristol',
  SUPPORT_EMAIL: 'support@fairhank.test',
};
const inside = { config: site, browser: noBrowser() } as Pick<Context, 'config' | 'browser'>;
const bela = { email: 'bela@example.com', username: 'bela', country: 'IN' };
const to = bela;
const day = new Date('2026-02-28T20:00:00Z');
const ad = {
  id: 'ad-1',
  slug: 'black-hair',
  number: 'FH-7K3M2QE',
  title: NASTY,
  photo_key: 'a-photo',
} as const;
const order = { id: 'order-1', number: 'FH-7K3M2QF', plan: 5, currency: 'GBP', amount: 1200 } as Parameters<
  typeof payments.receiptMail
>[0]['order'];
const card = {
  title: NASTY,
  number: ad.number,
  url: '/ad/ad-1/black-hair',
  price: 12_000,
  currency: 'GBP',
  photo: { urls: { small: '/photos/a-photo/small.webp' } },
} as AdCard;
const help = { caseNumber: 'FH-1', topic: 'other', email: to.email, text: NASTY, ad, site } as const;
const report = { to, caseNumber: 'FH-2', site };
const relist = `${site.ORIGIN}/relist/secret`;
const talk = { to, ad, conversationId: 'talk-1', site };
const due = {
  id: '1',
  name: NASTY,
  query: 'colour=black',
  email: to.email,
  username: to.username,
  token: 'secret',
  accountId: 'one',
  wantsMail: true,
  toldUntil: day,
};
const steps = ['live', 'pending_review', 'changes_requested', 'rejected'] as const;

const words = (names: string) => names.split(/\s+/);

/** Every e-mail the site can send. A new one takes a line here, or the last test fails. */
const MAILS: Record<string, (Mail | undefined)[]> = {
  verifyMail: [accounts.verifyMail(inside, { ...bela, created_at: day }, '48291312')],
  resetMail: [accounts.resetMail(inside, bela, '48291312')],
  alsoSellsMail: [accounts.alsoSellsMail(inside, bela)],
  newTermsMail: [accounts.newTermsMail(inside, bela, { changes: NASTY, appliesFrom: day })],
  welcomeMail: [accounts.welcomeMail(inside, bela)],
  alreadyHereMail: [accounts.alreadyHereMail(inside, bela)],
  passwordChangedMail: [accounts.passwordChangedMail(inside, bela)],
  newDeviceMail: [accounts.newDeviceMail(inside, bela)],
  copiedPassMail: [accounts.copiedPassMail(inside, bela)],
  exportReadyMail: [downloads.exportReadyMail(inside, bela, `${site.ORIGIN}/my-data/secret`)],
  deletedMail: [accounts.deletedMail(inside, bela, day)],
  restoredMail: [accounts.restoredMail(inside, bela)],
  secondFactorOnMail: [safety.secondFactorOnMail(inside, bela)],
  secondFactorOffMail: [safety.secondFactorOffMail(inside, bela)],
  newAddressMail: [safety.newAddressMail(inside, bela, '48291312')],
  addressAskedMail: [safety.addressAskedMail(inside, bela)],
  addressChangedMail: [safety.addressChangedMail(inside, bela)],
  invitationMail: [accounts.invitationMail(inside, bela, { role: 'admin', by: 'dara' })],
  stepMail: steps.map((status) => ads.stepMail({ to, ad, status, note: NASTY, site })),
  expiringMail: [ads.expiringMail({ to, ad, site, days: 3, relist })],
  expiredMail: [ads.expiredMail({ to, ad, site, relist })],
  importDoneMail: [
    imports.importDoneMail({
      to,
      file: { id: 'file-1', file_name: NASTY, states: { new: 2, changes: 0, same: 1, wrong: 1 } },
      results: [
        { result: 'posted', waitsForPhotos: true },
        { result: 'failed', waitsForPhotos: false },
      ],
      site,
    }),
  ],
  caseOpenedMail: [bela, null].map((own) => cases.caseOpenedMail({ ...help, own })),
  caseForStaffMail: [cases.caseForStaffMail(help)],
  newMessageMail: [
    messages.newMessageMail({
      photos: 2,
      ...talk,
      from: 'asha',
      text: NASTY,
      offer: { amount: 9000, currency: 'GBP' },
      notes: ['We hid a phone number.'],
    }),
  ],
  messageRefusedMail: [messages.messageRefusedMail({ ...talk, told: NASTY })],
  mayRateMail: (['seller', 'buyer'] as const).map((side) =>
    sales.mayRateMail({
      to,
      side,
      other: { id: 'one', username: 'asha' },
      ad,
      saleId: 'sale-1',
      until: day,
      site,
    }),
  ),
  ratingReadableMail: [true, false].map((isBoth) =>
    ratings.ratingReadableMail({ to, by: 'asha', title: NASTY, isBoth, site }),
  ),
  receiptMail: [payments.receiptMail({ to, order, endsAt: day, now: day, site })],
  refundMail: [payments.refundMail({ to, order, site })],
  partRefundMail: [payments.partRefundMail({ to, order, amount: 500, site })],
  planEndingMail: [payments.planEndingMail({ to, plan: 5, endsAt: day, site })],
  reportReceivedMail: [reports.reportReceivedMail(report)],
  reportOutcomeMail: [reports.reportOutcomeMail({ ...report, outcome: 'removed' })],
  takenDownMail: [reports.takenDownMail(report)],
  statementMail: [reports.statementMail({ ...report, outcome: 'removed', statement: NASTY, standing: '' })],
  appealOutcomeMail: [true, false].map((isSamePerson) =>
    reports.appealOutcomeMail({ ...report, outcome: 'upheld', answer: NASTY, standing: '', isSamePerson }),
  ),
  priceDropMail: [
    saved.priceDropMail(
      { accountId: 'one', username: 'bela', email: to.email, wantsMail: true, price: 20_000 },
      card,
      site,
    ),
  ],
  followedSellerMail: [
    saved.followedSellerMail(
      { accountId: 'one', username: 'bela', email: to.email, wantsMail: true, toldUntil: day },
      { seller: { id: 'seller-1', username: 'asha' }, ads: [card] },
      site,
    ),
  ],
  newAdsMail: [searches.newAdsMail(due, [card], site)],
};
const allMails = Object.entries(MAILS).flatMap(([name, mails]) =>
  mails.flatMap((mail, index) => (mail ? [{ name: `${name} ${index + 1}`, mail }] : [])),
);
const findLinks = (html: string) =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

test.each(allMails)(
  '$name: two parts that say the same, and nothing is fetched but public photos',
  ({ mail }) => {
    const { text, html, subject } = mail;
    expect(html).toMatch(/^<!doctype html>/);
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
    expect(html).toContain('prefers-color-scheme:dark');
    for (const part of [text, html]) {
      expect(part).toContain(site.BRAND_NAME);
      expect(part).toContain(site.POSTAL_ADDRESS);
      expect(part).toMatch(/You get this e-mail because \S/);
    }
    for (const url of findLinks(html)) {
      expect(url.startsWith(`${site.ORIGIN}/`)).toBe(true);
      expect(text).toContain(url.replace(/\/$/, ''));
    }
    for (const [url] of text.matchAll(/https:\/\/fairhank\.test\/[^\s,]*/g))
      expect(html).toContain(url.replaceAll('&', '&amp;').replace(/[.:]$/, ''));
    for (const [image] of html.matchAll(/<img[^>]*>/g))
      expect(image).toMatch(
        /^<img src="https:\/\/fairhank\.test\/photos\/a-photo\/small\.webp" width="104" alt="[^"]+" /,
      );
    expect(html).not.toMatch(/<(script|link|iframe|object|form|input)\b|@import|url\(|\son\w+="/i);
    expect(subject).toMatch(/^\P{C}+$/u);
    expect(subject).not.toMatch(/[\u2028\u2029]/);
    expect(text).not.toMatch(/^\s*bcc:/im);
  },
);

/** To an address that anybody may have typed, or to ourselves: nobody's name is known there. */
const NAMELESS = /^(verifyMail|newAddressMail|caseForStaffMail|caseOpenedMail 2)/;

test.each(allMails)('$name: its reader is greeted', ({ name, mail }) => {
  const greeting = NAMELESS.test(name) ? 'Hello,' : 'Hello bela,';
  expect(mail.text.startsWith(`${greeting}\n\n`)).toBe(true);
  expect(mail.html).toContain(`>${greeting}</p>`);
});

test('an e-mail about an ad shows its photo and its number', () => {
  for (const name of words(
    `stepMail expiringMail expiredMail newMessageMail messageRefusedMail newAdsMail priceDropMail followedSellerMail mayRateMail`,
  ))
    for (const mail of MAILS[name] ?? []) {
      expect(mail?.html, name).toContain('https://fairhank.test/photos/a-photo/small.webp');
      expect(mail?.html, name).toContain('Ad FH-7K3M2QE');
      expect(mail?.text, name).toContain('Ad FH-7K3M2QE\nhttps://fairhank.test/ad/ad-1/black-hair');
    }
});

test('what strangers may not see is in no e-mail', () => {
  const hidden = ads.stepMail({ to, ad: { ...ad, photo_key: null }, status: 'rejected', site });
  expect(hidden?.html).not.toContain('<img');
  expect(hidden?.html).toContain('Ad FH-7K3M2QE');
});

test('times are those of the reader’s country, and days too', () => {
  const [registered] = MAILS['verifyMail'] ?? [];
  expect(registered?.text).toContain('When: 1 March 2026, 01:30 (India Standard Time)');
  const [receipt] = MAILS['receiptMail'] ?? [];
  expect(receipt?.text).toContain('Order: FH-7K3M2QF\nPaid on: 1 March 2026, 01:30 (India Standard Time)');
  expect(receipt?.text).toContain('Your plan runs until: 1 March 2026');
  const unknown = accounts.deletedMail(inside, { ...bela, country: null }, day);
  expect(unknown.text).toContain('On 28 February 2026 your account is removed');
});

test('e-mails that come again and again say how to stop them', () => {
  const alert = MAILS['newAdsMail']?.[0];
  const end = `${site.ORIGIN}/unsubscribe/secret`;
  expect(alert?.headers).toMatchObject({
    'List-Unsubscribe': `<${end}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const name of words(
    `newAdsMail priceDropMail followedSellerMail newMessageMail expiringMail planEndingMail mayRateMail ratingReadableMail`,
  ))
    expect(MAILS[name]?.[0]?.text, name).toMatch(/^(Choose your e-mails|Stop e-mails .*): https/m);
});

test('no e-mail is missing here', async () => {
  const files = globSync('**/*-mails.ts', { cwd: join(import.meta.dirname, '..') });
  const names = [];
  for (const file of files)
    names.push(...Object.keys((await import(join(import.meta.dirname, '..', file))) as object));
  expect(names.filter((name) => name.endsWith('Mail')).toSorted()).toEqual(Object.keys(MAILS).toSorted());
});
