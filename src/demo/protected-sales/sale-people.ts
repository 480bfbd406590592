import { ACCOUNT_TYPE, type Account } from '#rules/accounts/account.ts';
import { protectionFor, type SaleSettings } from '#rules/sales/protection.ts';
import { suggestCurrency } from '#rules/countries/country-currency.ts';
import { daysBefore } from '../demo-dates.ts';
import type { DemoPerson } from '../people/demo-people.ts';
import type { DemoData } from '../make-demo.ts';
import type { Random } from '../random.ts';
import { paidOut, type SaleStory, SOMEBODY, STORIES } from './stories.ts';

type Casting = { demo: DemoData; now: Date; settings: SaleSettings; random: Random };

/** So many of others' sales, and over so many days. */
const OTHERS = 30;
const OTHERS_DAYS = 365;
/** Between the yes and the payout. */
const LONGEST_DAYS = 14;

/** Everything that is played: first what Asha and Bela see, each the oldest first. */
export function castStories(casting: Casting): SaleStory[] {
  const named = STORIES.flatMap((story) => cast(story, casting));
  const busy = new Set(named.flatMap(({ sellerKey, buyerKey }) => [sellerKey, buyerKey]));
  return [...named, ...castOthers(casting, busy)];
}

const isHere = ({ blockedAt, deletedAt, lastLoginAt }: DemoPerson) =>
  blockedAt === null && deletedAt === null && lastLoginAt !== null;
const isSeller = ({ accountType, role }: DemoPerson) =>
  role === 'enduser' && accountType === ACCOUNT_TYPE.seller;

/** A part that no fitting person is there for, in a small demo, is left out. */
function cast(story: SaleStory, casting: Casting): SaleStory[] {
  const { demo } = casting;
  const others = demo.people.filter(
    ({ key, role }) => role === 'enduser' && key !== 'asha' && key !== 'bela',
  );
  const find = (wanted: string): string | undefined => {
    const fits: Record<string, (each: DemoPerson) => boolean> = {
      [SOMEBODY.britishBuyer]: (each) => !isSeller(each) && each.country === 'GB',
      [SOMEBODY.indianBuyer]: (each) => !isSeller(each) && each.country === 'IN',
      [SOMEBODY.newSeller]: (each) =>
        isSeller(each) && each.country === 'GB' && findTown(demo, each) !== null,
    };
    const fit = fits[wanted];
    return fit ? others.findLast((each) => isHere(each) && fit(each))?.key : wanted;
  };
  const [sellerKey, buyerKey] = [find(story.sellerKey), find(story.buyerKey)];
  return sellerKey === undefined || buyerKey === undefined ? [] : [{ ...story, sellerKey, buyerKey }];
}

export const findTown = ({ ads }: DemoData, { key }: { key: string }): string | null =>
  ads.find(({ sellerKey }) => sellerKey === key)?.town ?? null;

/** Among people who have no part in the other stories. */
function castOthers({ demo, now, settings, random }: Casting, busy: ReadonlySet<string>): SaleStory[] {
  const people = demo.people.filter((each) => each.role === 'enduser' && isHere(each) && !busy.has(each.key));
  const sellers = people.filter((each) => isSeller(each) && findTown(demo, each) !== null);
  const buyers = people.filter((each) => !isSeller(each));
  return Array.from({ length: OTHERS }, (_, place) => {
    const days = OTHERS_DAYS - LONGEST_DAYS - 8 - (place * (OTHERS_DAYS - LONGEST_DAYS - 14)) / OTHERS;
    const begun = daysBefore(now, days + LONGEST_DAYS + 20);
    const pairs = sellers

      .flatMap((seller) => buyers.map((buyer) => ({ seller, buyer })))
      .filter(({ seller, buyer }) => seller.createdAt < begun && buyer.createdAt < begun)
      .filter(
        ({ seller, buyer }) =>
          protectionFor({ currency: suggestCurrency(seller.country) }, buyer, seller, settings).isPossible,
      );
    if (pairs.length === 0) return [];
    const { seller, buyer } = random.fork(`others-${place}`).pick(pairs);
    const key = `others-${String(place + 1).padStart(2, '0')}`;
    return [{ key, sellerKey: seller.key, buyerKey: buyer.key, acts: paidOut(days), isCut: place % 3 === 0 }];
  }).flat();
}

/** Somebody of the demo as the market knows them; staff have just shown who they are. */
export function toAccount(person: DemoPerson, people: ReadonlyMap<string, string>): Account {
  const { email, username, role, accountType, country } = person;
  const proved = role === 'enduser' ? {} : { hasFreshProof: true, hasProofOfNow: true };
  return { id: people.get(person.key) ?? '', email, username, role, accountType, country, ...proved };
}
