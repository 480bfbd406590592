import { describe, expect, test } from 'vitest';
import {
  CARRIER_NAMES,
  CARRIERS,
  followParcel,
  hasRightCheckDigit,
  parcelProblem,
  tidyParcelNumber,
} from './carriers.ts';

describe('the check digit of postal numbers', () => {
  test.each([
    ['RA473124829GB', true],
    ['AA123456785GB', true],
    ['AA123456784GB', false],
    // 11 less the rest of 12 is 10, which is written as 0; and of 0 it is 11, which is written as 5.
    ['AA101000000GB', true],
    ['AA000000005GB', true],
  ])('of %s: %s', (number, isRight) => {
    expect(hasRightCheckDigit(number)).toBe(isRight);
  });

  test('is exactly one of ten', () => {
    for (let start = 10_000_000; start < 10_000_400; start += 7)
      expect([...'0123456789'].filter((digit) => hasRightCheckDigit(`AA${start}${digit}GB`))).toHaveLength(1);
  });
});

describe('the number of a parcel', () => {
  test.each([
    ['royal-mail', 'aa 123 456 785 gb', undefined],
    ['royal-mail', 'AA123456784GB', 'Check the number: one digit is wrong.'],
    ['royal-mail', '1Z12345E0205271688', 'This is not a number of Royal Mail.'],
    ['ups', '1Z12345E0205271688', undefined],
    ['ups', '1Z12345E020527168', 'This is not a number of UPS.'],
    ['fedex', '123456789012', undefined],
    ['fedex', '123456789012345', undefined],
    ['fedex', '12345678901234567890', undefined],
    ['fedex', '1234567890123', 'This is not a number of FedEx.'],
    ['dhl-express', '1234567890', undefined],
    ['dhl-express', '123456789', 'This is not a number of DHL Express.'],
    ['other', 'AB12345', 'Write the number with 8 to 34 letters and digits.'],
    ['other', 'AB123456', undefined],
    ['other', 'A'.repeat(34), undefined],
    ['other', 'A'.repeat(35), 'Write the number with 8 to 34 letters and digits.'],
    ['other', 'AB12345💇', 'Write the number with 8 to 34 letters and digits.'],
  ] as const)('%s %s: %s', (carrier, typed, problem) => {
    expect(parcelProblem(carrier, tidyParcelNumber(typed))).toBe(problem);
  });

  test('is followed on the page of its carrier, by a plain link, or nowhere', () => {
    expect(followParcel('ups', '1Z12345E0205271688')).toBe(
      'https://www.ups.com/track?tracknum=1Z12345E0205271688',
    );
    expect(followParcel('other', 'AB123456')).toBeNull();
    for (const name of CARRIER_NAMES)
      expect(new URL(CARRIERS[name].follow ?? 'https://example.com/').protocol, name).toBe('https:');
  });
});
