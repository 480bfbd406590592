import { ACCOUNT_TYPE, type AccountType, type BuyerKind, type Role } from '#rules/accounts/account.ts';
import { PLANS, type PlanType } from '#rules/payments/subscription.ts';
import { DEMO_ACCOUNTS } from './demo-logins.ts';
import { DEMO_DAYS, daysBefore, seasonalDay } from '../demo-dates.ts';
import { COUNTRY_SHARES, type DemoCountry } from '../demo-countries.ts';
import { BUYING_FIRMS } from '../demo-words.ts';
import { dealOut } from '../quotas.ts';
import type { Random } from '../random.ts';
import { DAY_MS } from '#rules/time.ts';

/** One period of a plan, as it stands on the day of the demo. Staff need none. */
export type DemoPlan = { type: PlanType; startsAt: Date; endsAt: Date | null };

/** Somebody of the demo. The key is how ads and messages name them. */
export type DemoPerson = {
  key: string;
  username: string;
  email: string;
  role: Role;
  accountType: AccountType;
  country: string;
  buyerKind: BuyerKind | null;
  businessName: string | null;
  traderDetails: string | null;
  createdAt: Date;
  verifiedAt: Date;
  lastLoginAt: Date | null;
  certifiedAt: Date | null;
  blockedAt: Date | null;
  deletedAt: Date | null;
  plan: DemoPlan | null;
};

const NAMED_ROLES = {
  seller: { role: 'enduser', accountType: ACCOUNT_TYPE.seller },
  buyer: { role: 'enduser', accountType: ACCOUNT_TYPE.buyer },
  creator: { role: 'creator', accountType: ACCOUNT_TYPE.staff },
  moderator: { role: 'moderator', accountType: ACCOUNT_TYPE.staff },
  admin: { role: 'admin', accountType: ACCOUNT_TYPE.staff },
} as const;

/** Asha, Bela, Cleo, Mira and Dara. Their plans run long, because a demo may stay up. */
export function namedPeople(now: Date): DemoPerson[] {
  const startsAt = daysBefore(now, 12);
  const plans = { seller: 4, buyer: 6, creator: null, moderator: null, admin: null } as const;
  return DEMO_ACCOUNTS.map(({ name, role, email }) => {
    const type = plans[role];
    return {
      ...person(
        name,
        email,
        NAMED_ROLES[role],
        name === 'bela' ? 'GB' : 'IN',
        daysBefore(now, DEMO_DAYS + 6),
      ),
      lastLoginAt: daysBefore(now, 0.4),
      plan: type === null ? null : { type, startsAt, endsAt: daysBefore(now, -360) },
      ...(role === 'buyer'
        ? {
            buyerKind: 'wig-maker' as const,
            businessName: 'Bela’s Wig Bench',
            certifiedAt: daysBefore(now, 300),
          }
        : {}),
      ...(role === 'seller'
        ? {
            businessName: 'Asha’s Hair Room',
            traderDetails: 'Asha’s Hair Room, a salon in Chennai that exists only in this demo.',
          }
        : {}),
    };
  });
}

/** The creators besides Cleo. */
export function makeCreators(
  count: number,
  handles: Iterator<string>,
  now: Date,
  random: Random,
): DemoPerson[] {
  return Array.from({ length: count }, () => {
    const made = invent(handles, NAMED_ROLES.creator, 'IN', daysBefore(now, random.uniform(200, DEMO_DAYS)));
    return { ...made, lastLoginAt: daysBefore(now, random.uniform(0.2, 9)) };
  });
}

/** Buyers: workshops and private people, a few of them certified, some with a lapsed plan or none yet. */
export function makeBuyers(
  count: number,
  handles: Iterator<string>,
  now: Date,
  random: Random,
): DemoPerson[] {
  const kinds = dealOut<BuyerKind>(
    count,
    { 'wig-maker': 34, salon: 16, 'extension-maker': 16, artist: 14, private: 20 },
    random,
  );
  const countries = dealOut<DemoCountry>(count, { ...COUNTRY_SHARES, IN: 14, GB: 34, US: 22 }, random);
  const firms = random.shuffle(BUYING_FIRMS);
  return kinds.map((kind, place) => {
    const createdAt = seasonalDay(now, 4, DEMO_DAYS, random);
    const isNew = place === count - 1;
    const isCertified = place % 5 === 2;
    return {
      ...invent(handles, NAMED_ROLES.buyer, countries[place] ?? 'GB', createdAt),
      buyerKind: kind,
      businessName: kind === 'private' ? null : (firms[place] ?? null),
      verifiedAt: createdAt,
      lastLoginAt: isNew ? null : between(createdAt, now, random),
      certifiedAt: isCertified ? between(createdAt, now, random) : null,
      blockedAt: place === 1 ? daysBefore(now, 2) : null,
      plan: isNew
        ? null
        : isCertified
          ? paidPlan(6, now, random)
          : { type: 5, startsAt: createdAt, endsAt: null },
    };
  });
}

/** A seller who joined before the first ad. The plan is chosen when it is known how many ads need one. */
export function makeSeller(
  handles: Iterator<string>,
  country: string,
  createdAt: Date,
  now: Date,
  random: Random,
): DemoPerson {
  const made = invent(handles, NAMED_ROLES.seller, country, createdAt);
  return { ...made, lastLoginAt: between(createdAt, now, random) };
}

/** The plan that lets somebody keep so many ads on show. */
export function planFor(
  places: number,
  isTrade: boolean,
  isFeatured: boolean,
  seller: DemoPerson,
  now: Date,
  random: Random,
): DemoPlan {
  if (isTrade || places > 2) return paidPlan(4, now, random);
  if (isFeatured) return paidPlan(3, now, random);
  if (places === 2 || (places === 1 && random.chance(0.25))) return paidPlan(2, now, random);
  if (places === 0 && random.chance(0.3)) return lapsedPlan(2, seller, now, random);
  return { type: 1, startsAt: seller.createdAt, endsAt: null };
}

function paidPlan(type: PlanType, now: Date, random: Random): DemoPlan {
  const days = PLANS[type].days ?? 30;
  const startsAt = daysBefore(now, random.uniform(0.5, days - 3));
  return { type, startsAt, endsAt: daysBefore(startsAt, -days) };
}

function lapsedPlan(type: PlanType, seller: DemoPerson, now: Date, random: Random): DemoPlan {
  const days = PLANS[type].days ?? 30;
  const age = (now.getTime() - seller.createdAt.getTime()) / DAY_MS;
  if (age < days + 2) return { type: 1, startsAt: seller.createdAt, endsAt: null };
  const startsAt = daysBefore(now, random.uniform(days + 1, age));
  return { type, startsAt, endsAt: daysBefore(startsAt, -days) };
}

function invent(
  handles: Iterator<string>,
  kind: { role: Role; accountType: AccountType },
  country: string,
  createdAt: Date,
): DemoPerson {
  const handle: string = handles.next().value;
  return person(handle, `${handle.toLowerCase()}@example.com`, kind, country, createdAt);
}

function person(
  name: string,
  email: string,
  kind: { role: Role; accountType: AccountType },
  country: string,
  createdAt: Date,
): DemoPerson {
  return {
    key: name,
    username: name,
    email,
    ...kind,
    country,
    buyerKind: null,
    businessName: null,
    traderDetails: null,
    createdAt,
    verifiedAt: createdAt,
    lastLoginAt: null,
    certifiedAt: null,
    blockedAt: null,
    deletedAt: null,
    plan: null,
  };
}

function between(from: Date, to: Date, random: Random): Date {
  return new Date(random.uniform(from.getTime(), to.getTime()));
}
