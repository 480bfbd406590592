import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactDetailsProblem, findContactDetails } from './contact-details.ts';

describe('telephone numbers', () => {
  test.each([
    'call +44 7700 900123 for 28 in black hair',
    '+447700900123',
    '07700 900123',
    '(020) 7946 0018',
    '98400 12345',
    '9840012345',
    '098400-12345',
    '06.12.34.56.78',
    '555-867-5309',
    'whatsapp 900 1234',
    'WhatsApp: 9001234',
    'phone me on 7946 0018',
    '+1 (555) 010-9999',
    '００４４ ７７００ ９００１２３',
    '9840\u200b012345',
  ])('%s', (text) => expect(findContactDetails(text)).toEqual(['phone number']));
});

describe('e-mail addresses', () => {
  test.each([
    'write to me at someone@example.com about this black hair please',
    'someone @ example . com',
    'someone(at)example(dot)com',
    'someone [at] example.com',
    'asha.hair at gmail dot com',
    'mine is asha gmail.com',
    'asha@exämple.test',
  ])('%s', (text) => expect(findContactDetails(text)).toEqual(['e-mail address']));
});

describe('web addresses', () => {
  test.each([
    'see https://example.com/hair',
    'HTTP://EXAMPLE.TEST',
    'www.example.test',
    'my shop is example.com',
    'example.co.uk has more',
    'longhair.in has more',
    'wa.me/4477',
    'hair-shop.store',
  ])('%s', (text) => expect(findContactDetails(text)).toEqual(['web address']));
});

describe('facts of the trade are none', () => {
  test.each([
    '28 in straight black Indian hair, never dyed, 160 g',
    '28" long, 3.5" round, cut on 2026-10-01',
    'cut on 01/10/2026, weighed 2026-10-02',
    '160 g, 71 cm, 28.5 in',
    'asking £1,200.50 or 1500 USD',
    '₹1,00,000 for 20-25 inches',
    'between 1200.00 and 1500.00',
    'prices 1200.00 - 1500.00 GBP',
    '10 12 14 16 18 20 inches',
    '10 • 12 • 14 • 16 • 18 • 20 inches',
    '150 | 160 | 170 g',
    '★★★★★ 5/5, 28 in ★ 160 g ★ 2026',
    'lengths 10-15, 15-20, 20-25, 25-30',
    '150 160 170 g bundles',
    'I am 24 years old, growing it for 10 years since 2016',
    'Never dyed.In good condition.It is soft.',
    'washed twice a week, air dried.No heat',
    'Grown 2014 - 2026, 12 years',
    'ratio 3:1, 50% off, item 12345678',
    'I live at home in Chennai',
    '3.5in x 28in',
    'One length... never coloured',
    'call me a dreamer: 28 in of it',
    'e.g. brown, i.e. not black',
  ])('%s', (text) => expect(findContactDetails(text)).toEqual([]));
});

test('the sentence names what was found', () => {
  expect(contactDetailsProblem('a@example.com')).toContain('an e-mail address');
  expect(contactDetailsProblem('just hair')).toBeUndefined();
});

test('every international number is found between words', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 12 });
  fc.assert(
    fc.property(digits, fc.constantFrom('', ' ', '-'), (number, gap) => {
      const text = `ask me on +44${gap}${number.slice(0, 4).join('')}${gap}${number.slice(4).join('')} please`;
      return findContactDetails(text).includes('phone number');
    }),
    { numRuns: 500 },
  );
});
