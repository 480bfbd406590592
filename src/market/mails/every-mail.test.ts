import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ad, day, inside, MAILS, site, to } from '#tests/support/every-mail.ts';
import * as accounts from '../accounts/account-mails.ts';
import * as ads from '../ads/life/ad-mails.ts';

const words = (names: string) => names.split(/\s+/);
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
const NAMELESS =
  /^(verifyMail|newAddressMail|caseForStaffMail|caseOpenedMail 2|bannedAddressMail|fullDiskMail)/;

test.each(allMails)('$name: its reader is greeted', ({ name, mail }) => {
  const greeting = NAMELESS.test(name) ? 'Hello,' : 'Hello bela,';
  expect(mail.text.startsWith(`${greeting}\n\n`)).toBe(true);
  expect(mail.html).toContain(`>${greeting}</p>`);
});

test('an e-mail about an ad shows its photo and its number', () => {
  for (const name of words(
    `stepMail expiringMail expiredMail newMessageMail messageRefusedMail newAdsMail priceDropMail freeAgainMail followedSellerMail mayRateMail salePaidMail saleShippedMail`,
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
  const unknown = accounts.deletedMail(inside, { ...to, country: null }, day);
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
    `newAdsMail priceDropMail freeAgainMail followedSellerMail newMessageMail expiringMail planEndingMail mayRateMail ratingReadableMail salePayReminderMail saleShipReminderMail saleIsItThereMail saleTakenAsArrivedMail saleLastDayMail`,
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
