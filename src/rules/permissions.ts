import { ACCOUNT_TYPE, type Account, type Viewer } from './accounts/account.ts';
import { Refusal } from './refusal.ts';

/** Whose thing it is. Left out, the question is whether the person may do this to anything at all. */
export type Belongings = {
  sellerId?: string;
  /** The staff member who entered the ad for its seller. */
  enteredBy?: string | null;
  /** The account that is acted on, or that the thing belongs to. */
  accountId?: string;
  /** The role of that account, where it matters: moderators decide about people, not about staff. */
  accountRole?: Account['role'];
  /** Whether this creator has entered ads for the seller. */
  hasEnteredFor?: boolean;
};

/** As much of an account as decides what it may: pages know no more of whoever looks at them. */
type Asker = Pick<Account, 'id' | 'role' | 'accountType'> & Partial<Pick<Account, 'lacksSecondFactor'>>;
type Rule = (account: Asker, thing?: Belongings) => boolean;

const isAdmin: Rule = (account) => account.role === 'admin';
const isCreator: Rule = (account) => account.role === 'creator';
const isModerator: Rule = (account) => account.role === 'moderator';
const isStaff: Rule = (account) => account.role !== 'enduser';
/** Who decides about what people say and do here: reports, held messages, cases, checks. No money, no staff, no rates. */
const moderates: Rule = (account) => isAdmin(account) || isModerator(account);
/** Who enters ads for sellers. */
const entersAds: Rule = (account) => isAdmin(account) || isCreator(account);
/** Moderators decide about people, admins about staff as well, and nobody about themselves. */
const decidesAbout: Rule = (account, user) =>
  user?.accountId !== account.id &&
  (isAdmin(account) || (isModerator(account) && (user?.accountRole ?? 'enduser') === 'enduser'));
const isBuyer: Rule = (account) => !isStaff(account) && account.accountType === ACCOUNT_TYPE.buyer;
const isSeller: Rule = (account) => !isStaff(account) && account.accountType === ACCOUNT_TYPE.seller;
const isAnybody: Rule = () => true;
const isEndUser: Rule = (account) => !isStaff(account);

const isTheirs: Rule = (account, thing) => thing === undefined || thing.sellerId === account.id;
const hasEntered: Rule = (account, thing) => thing === undefined || thing.enteredBy === account.id;
const isTheirOwn: Rule = (account, thing) => thing === undefined || thing.accountId === account.id;

/** Whoever wants somebody else's hair. */
const asksFor: Rule = (account, ad) => !isStaff(account) && (ad === undefined || ad.sellerId !== account.id);

/** The two people of an offer or a sale. */
const isInDeal: Rule = (account, deal) =>
  isEndUser(account) && (isTheirs(account, deal) || deal?.accountId === account.id);

/** Admins, in a sale between others. */
const staysOutOf: Rule = (account, sale) =>
  isAdmin(account) && sale?.accountId !== account.id && sale?.sellerId !== account.id;

/** Sellers their own ads, creators those they entered, admins all. */
const isKeeper: Rule = (account, ad) =>
  isAdmin(account) ||
  (isCreator(account) && hasEntered(account, ad)) ||
  (isSeller(account) && isTheirs(account, ad));

/** How long a proof holds, by password or second factor, where a session alone is not enough. */
const PROOF_HOLDS_MS = { person: 15 * 60 * 1000, staff: 10 * 60 * 1000 } as const;

export function isProofFresh({ role }: Pick<Account, 'role'>, givenAt: Date | null, now: Date): boolean {
  const holdsFor = role === 'enduser' ? PROOF_HOLDS_MS.person : PROOF_HOLDS_MS.staff;
  return givenAt !== null && now.getTime() - givenAt.getTime() <= holdsFor;
}

/** What was given a moment ago was given for what is done now. */
const PROOF_OF_NOW_MS = 60 * 1000;

export const isProofOfNow = (givenAt: Date | null, now: Date): boolean =>
  givenAt !== null && now.getTime() - givenAt.getTime() <= PROOF_OF_NOW_MS;

const never: Rule = () => false;
const always: Rule = isStaff;
/** What staff entered for a seller they work on for hours; the ads of others they change by decision. */
const unlessEntered: Rule = (account, ad) => isStaff(account) && !hasEntered(account, ad);

/** Who may, and when staff must have proved a moment ago that it is them: a browser left open decides about nobody. */
type Row = readonly [may: Rule, asksProof: Rule];

/** Who may do what; the key is the sentence a person reads. Pages ask to decide what to show, use cases what to allow. */
const PERMISSIONS = {
  'enter the buyer area': [isBuyer, never],
  'enter the seller area': [isSeller, never],
  'enter the staff area': [isStaff, never],

  'post an ad': [(account) => isSeller(account) || entersAds(account), never],
  'post an ad for a seller': [entersAds, never],
  'invite somebody to sell': [entersAds, always],
  'handle this invitation': [
    (account, thing) => isAdmin(account) || (isCreator(account) && hasEntered(account, thing)),
    always,
  ],
  'change this ad': [isKeeper, unlessEntered],
  'see this ad before it is published': [(account, ad) => isStaff(account) || isTheirs(account, ad), never],
  'change ads of your own': [(account, ad) => isSeller(account) && isTheirs(account, ad), never],
  'open the file of this ad': [
    (account, ad) => moderates(account) || (isCreator(account) && hasEntered(account, ad)),
    never,
  ],
  'change ads as staff': [(account, ad) => isStaff(account) && isKeeper(account, ad), always],

  'upload a photo': [isAnybody, never],
  'remove this photo': [isTheirOwn, never],
  'contact this seller': [asksFor, never],
  'make an offer on this ad': [asksFor, never],
  'answer this offer': [isInDeal, never],
  'see whether a seller has paid': [isAnybody, never],
  'read and send messages': [isAnybody, never],
  'rate the other side of a sale': [isEndUser, never],
  'answer a rating about you': [isEndUser, never],
  'save searches': [isAnybody, never],
  'keep bundles': [isEndUser, never],
  'keep wanted ads': [isEndUser, never],
  'change this wanted ad': [
    (account, wanted) => isAdmin(account) || (isEndUser(account) && isTheirOwn(account, wanted)),
    always,
  ],
  'answer wanted ads': [isSeller, never],
  'follow sellers': [(account, seller) => !isStaff(account) && seller?.sellerId !== account.id, never],
  'manage your account': [isAnybody, never],
  'choose a plan': [isEndUser, never],
  'use trade tools': [isEndUser, never],
  'sell here as well': [isEndUser, never],
  'see this order': [isTheirOwn, never],

  // In a sale, `accountId` is its buyer. Staff never say yes for a seller, also not for ads that they entered.
  'connect a payout account': [isEndUser, never],
  'act as the buyer of this sale': [
    (account, sale) => isEndUser(account) && isTheirOwn(account, sale),
    never,
  ],
  'act as the seller of this sale': [(account, sale) => isEndUser(account) && isTheirs(account, sale), never],
  'see this sale': [(account, sale) => isAdmin(account) || isInDeal(account, sale), never],

  'see all sales': [isAdmin, never],
  'decide disputes': [staysOutOf, always],
  'freeze a sale': [staysOutOf, always],
  'move sale money': [staysOutOf, always],

  'review this ad': [
    (account, ad) => isAdmin(account) || (isStaff(account) && (ad === undefined || !hasEntered(account, ad))),
    always,
  ],
  'review wanted ads': [isStaff, always],
  'see the ads of this seller': [
    (account, seller) => moderates(account) || (isCreator(account) && seller?.hasEnteredFor !== false),
    never,
  ],
  'see all ads': [moderates, never],
  'see users': [moderates, never],
  'reveal an address': [staysOutOf, always],
  'see subscriptions': [isAdmin, never],
  'block or restore this user': [decidesAbout, always],
  'keep notes on this person': [decidesAbout, always],
  'ban this person': [
    (account, user) =>
      moderates(account) && user?.accountId !== account.id && (user?.accountRole ?? 'enduser') === 'enduser',
    always,
  ],
  'erase or export the data of this person': [
    (account, user) => isAdmin(account) && user?.accountId !== account.id,
    always,
  ],
  'change subscriptions': [isAdmin, always],
  'hire staff': [isAdmin, always],
  'change this role': [(account, user) => isAdmin(account) && user?.accountId !== account.id, always],
  'handle reports': [moderates, always],
  'handle held messages': [moderates, always],
  'handle cases': [moderates, always],
  'check buyers': [moderates, always],
  'decide cases for the management': [isAdmin, always],
  'change ready answers': [isAdmin, always],
  'change the banner': [isAdmin, always],
  'read the audit log': [isAdmin, never],
  'see the figures': [isAdmin, never],
  'set currency rates': [isAdmin, always],
  'set plan prices': [isAdmin, always],
} satisfies Record<string, Row>;
export type Permission = keyof typeof PERMISSIONS;

/** The rights by which somebody opens an ad as its keeper. A caller names one of these and no other. */
export type KeepersPermission = Extract<
  Permission,
  'change this ad' | 'change ads of your own' | 'change ads as staff'
>;
/** And those by which it is only looked at. */
export type LookersPermission = KeepersPermission | Extract<Permission, 'open the file of this ad'>;

export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as Permission[];

export function can<Looking extends Asker>(
  viewer: Looking | null,
  permission: Permission,
  thing?: Belongings,
): viewer is Looking {
  const [may]: Row = PERMISSIONS[permission];
  return viewer !== null && !lacksNeededFactor(viewer, permission) && may(viewer, thing);
}

const lacksNeededFactor = (account: Asker, permission: Permission) =>
  account.lacksSecondFactor === true && permission !== 'manage your account';

/** The signed-in account, or a refusal that names what was asked. */
export function ensure(viewer: Viewer, permission: Permission, thing?: Belongings): Account {
  const account = ensureMayLook(viewer, permission, thing);
  ensureProved(account, permission, thing);
  return account;
}

const IN_OTHER_WORDS: Partial<Record<Permission, string>> = { 'post an ad': 'Only sellers can post an ad.' };
/** The same for whoever only looks: that asks for no fresh proof. */
export function ensureMayLook(viewer: Viewer, permission: Permission, thing?: Belongings): Account {
  if (viewer === null) throw new Refusal('not-signed-in', `Sign in to ${permission}.`);
  if (lacksNeededFactor(viewer, permission))
    throw new Refusal('not-allowed', 'Set up your second factor first: you find it in your settings.');
  if (!can(viewer, permission, thing))
    throw new Refusal('not-allowed', IN_OTHER_WORDS[permission] ?? `You may not ${permission}.`);
  return viewer;
}

/** Refuses staff whose proof is too old for this. What they typed is not lost: the form comes back and asks for it. */
export function ensureProved(account: Account, permission: Permission, thing?: Belongings): void {
  if (account.hasFreshProof || !asksProof(account, permission, thing)) return;
  throw asksWhoItIs('the last time was a while ago.');
}

/** Refuses whoever has not proved it for this very act. */
export function ensureProvedNow(account: Account, why: string): void {
  if (!account.hasProofOfNow) throw asksWhoItIs(why);
}

const asksWhoItIs = (why: string) =>
  new Refusal(
    'not-allowed',
    'Please confirm that it is you.',
    { proof: [`Enter your password, or the 6 digits that your app shows: ${why}`] },
    { needs: 'proof' },
  );

function asksProof(account: Account, permission: Permission, thing?: Belongings): boolean {
  const [, asks]: Row = PERMISSIONS[permission];
  return asks(account, thing);
}

/** The account of whoever is signed in, whatever their role. */
export function ensureSignedIn(viewer: Viewer): Account {
  if (viewer === null) throw new Refusal('not-signed-in', 'Please sign in first.');
  return viewer;
}
