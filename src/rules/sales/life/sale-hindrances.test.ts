import { describe, expect, test } from 'vitest';
import { SALE_EVENTS, type SaleEvent } from './sale-life.ts';
import { openSaleEvents, saleHindrance, type SaleStanding } from './sale-hindrances.ts';
import type { SaleInLife } from './sale-state.ts';

const NOW = new Date('2026-04-10T12:00:00Z');
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

/** A sale in whose way nothing stands. */
const FREE: SaleStanding = {
  seller: 'asha',
  isSellerConnected: true,
  isProtectionPossible: true,
  isPayable: true,
  hasWaitedLonger: false,
  isBeingAsked: false,
  isStillPaying: false,
  buyersBar: null,
  hasGrantedDays: false,
  isCancelAsked: false,
  red: null,
  parts: { made: 1, isOneOpen: true, doesOpenFit: true, isAnyLeft: true },
  isParcelCorrected: false,
  isArrivalNoted: false,
  additions: 0,
  dispute: null,
  appeal: null,
  frozenWhy: 'staff',
  isFrozenInDispute: false,
  hasCase: false,
};
const NO_OFFER = { made: 0, isOneOpen: false, doesOpenFit: false, isAnyLeft: true };

test('nothing hinders what nothing speaks against; a second offer waits for the first', () => {
  for (const event of SALE_EVENTS)
    expect(saleHindrance(event, FREE, NOW), event).toBe(
      event === 'offer-part' ? 'You have offered some money back. Wait for the answer.' : null,
    );
});

test.each<[SaleEvent, Partial<SaleStanding>, RegExp]>([
  ['take', { isBeingAsked: true }, /^We are asking PayPal\. Do not pay twice\.$/],
  ['take', { buyersBar: 'case' }, /^You have a case open at PayPal\..* You were not charged\.$/],
  ['take', { buyersBar: 'came-late' }, /^A parcel came to you .* You were not charged\.$/],
  ['take', { isSellerConnected: false }, /^asha is not connected to PayPal yet\. You cannot pay\.$/],
  [
    'take',
    { isProtectionPossible: false },
    /^A protected sale is not possible between these two countries\.$/,
  ],
  ['withdraw', { isStillPaying: true }, /^Somebody is paying or has paid for this hair\.$/],
  ['keep-longer', { isPayable: false }, /^You can give three more days once, when it can be paid\.$/],
  ['keep-longer', { hasWaitedLonger: true }, /^You can give three more days once/],
  ['keep-longer', { isStillPaying: true }, /^You can give three more days once/],
  ['grant-days', { hasGrantedDays: true }, /^You have given more days once already\.$/],
  ['ask-to-cancel', { isCancelAsked: true }, /^You have asked already\. asha has not answered yet\.$/],
  ['show-code-word', { red: 'waiting' }, /^The light is red\. Do not cut\.$/],
  ['show-code-word', { red: 'no-consent' }, /^The light is red\. Do not cut\.$/],
  ['offer-part', { parts: { ...NO_OFFER, made: 3 } }, /three times already\.$/],
  ['offer-part', { parts: { ...NO_OFFER, isAnyLeft: false } }, /^Nothing is left/],
  ['take-part', { parts: NO_OFFER }, /^There is no offer of some money back now\.$/],
  ['take-part', { parts: { ...NO_OFFER, isOneOpen: true } }, /less than this offer\. Ask for another one\.$/],
  ['correct-parcel', { isParcelCorrected: true }, /^You have corrected the number once already\.$/],
  ['note-arrival', { isArrivalNoted: true }, /^This is noted already\.$/],
  ['add-evidence', { additions: 10 }, /^You have added to it ten times\. We read all of it\.$/],
  ['decide', { appeal: 'of-own-decision' }, /somebody else of us answers the appeal\.$/],
  ['decide', { isFrozenInDispute: true }, /^It was stopped in a dispute\./],
  ['unfreeze', { frozenWhy: 'difference' }, /^The payment is not as it should be\. It can only go back\.$/],
  ['unfreeze', { frozenWhy: 'provider' }, /^There is a case at PayPal\./],
  ['unfreeze', { hasCase: true }, /^There is a case at PayPal\./],
])('%s is hindered by %j', (event, standing, sentence) => {
  expect(saleHindrance(event, { ...FREE, ...standing }, NOW)).toMatch(sentence);
});

test('nine additions are not ten, two offers not three, and a light nobody asked about may be green', () => {
  expect(saleHindrance('add-evidence', { ...FREE, additions: 9 }, NOW)).toBeNull();
  expect(saleHindrance('offer-part', { ...FREE, parts: { ...NO_OFFER, made: 2 } }, NOW)).toBeNull();
  expect(saleHindrance('show-code-word', { ...FREE, red: 'not-asked' }, NOW)).toBeNull();
});

describe('in dispute', () => {
  const dispute = {
    reason: 'not-as-described',
    answerBy: later(48),
    isAnswered: false,
    isDecided: false,
    isAppealed: false,
    hasAccepted: false,
    hasReturnAddress: false,
    isReturnPosted: false,
  } as const;
  const ofThis = (more: object, standing: Partial<SaleStanding> = {}): SaleStanding => ({
    ...FREE,
    ...standing,
    dispute: { ...dispute, ...more },
  });

  test('what hinders its own steps counts here, too', () => {
    expect(saleHindrance('decide', ofThis({}), NOW)).toBe('The seller has time to answer first.');
    expect(saleHindrance('decide', ofThis({}), later(48))).toBeNull();
    expect(saleHindrance('answer', ofThis({ isAnswered: true }), NOW)).toMatch(/^You have answered\./);
    expect(saleHindrance('appeal', ofThis({}), NOW)).toBe('There is no decision yet.');
  });

  test('the last word waits for nothing that the first one waited for', () => {
    const decided = { isDecided: true, isAppealed: true };
    expect(saleHindrance('decide', ofThis(decided), NOW)).toBe('This was decided already.');
    expect(saleHindrance('decide', ofThis(decided, { appeal: 'open' }), NOW)).toBeNull();
    expect(saleHindrance('decide', ofThis(decided, { appeal: 'of-own-decision' }), NOW)).not.toBeNull();
  });
});

test('what is open is what its state allows and nothing stands in the way of', () => {
  const life = { state: 'proved', shipBy: later(1), isBelowLeast: false, wasUncut: true } as SaleInLife;
  const open = (standing: SaleStanding) => openSaleEvents('seller', { life, standing }, NOW);
  expect(open(FREE)).toEqual(['ship', 'cancel']);
  expect(open({ ...FREE, parts: NO_OFFER })).toEqual(['ship', 'cancel', 'offer-part']);
  expect(openSaleEvents('buyer', { life, standing: FREE }, NOW)).toEqual(['take-part']);
  expect(openSaleEvents('buyer', { life, standing: { ...FREE, parts: NO_OFFER } }, NOW)).toEqual([]);
  expect(openSaleEvents('seller', { life, standing: FREE }, later(1))).toEqual([]);
});
