import { ACCOUNT_TYPE, type Account, type Viewer } from './account.ts';
import { Refusal } from './refusal.ts';

/** Whose thing it is. Left out, the question is whether the person may do this to anything at all. */
export type Belongings = {
  sellerId?: string;
  /** The staff member who entered the ad for its seller. */
  enteredBy?: string | null;
  /** The account that is acted on, or that the thing belongs to. */
  accountId?: string;
  /** Whether this creator has entered ads for the seller. */
  hasEnteredFor?: boolean;
};

type Rule = (account: Account, thing?: Belongings) => boolean;

const isAdmin: Rule = (account) => account.role === 'admin';
const isCreator: Rule = (account) => account.role === 'creator';
const isStaff: Rule = (account) => account.role !== 'enduser';
const isBuyer: Rule = (account) => !isStaff(account) && account.accountType === ACCOUNT_TYPE.buyer;
const isSeller: Rule = (account) => !isStaff(account) && account.accountType === ACCOUNT_TYPE.seller;
const isAnybody: Rule = () => true;

const isTheirs: Rule = (account, thing) => thing === undefined || thing.sellerId === account.id;
const hasEntered: Rule = (account, thing) => thing === undefined || thing.enteredBy === account.id;
const isTheirOwn: Rule = (account, thing) => thing === undefined || thing.accountId === account.id;

/** Sellers their own ads, creators those they entered, admins all. */
const isKeeper: Rule = (account, ad) =>
  isAdmin(account) ||
  (isCreator(account) && hasEntered(account, ad)) ||
  (isSeller(account) && isTheirs(account, ad));

/** Who may do what; the key is the sentence a person reads. Pages ask to decide what to show, use cases what to allow. */
const PERMISSIONS = {
  'enter the buyer area': isBuyer,
  'enter the seller area': isSeller,
  'enter the staff area': isStaff,

  'post an ad': (account) => isSeller(account) || isStaff(account),
  'post an ad for a seller': isStaff,
  'change this ad': isKeeper,
  'see this ad before it is published': (account, ad) => isStaff(account) || isTheirs(account, ad),
  'change ads of your own': (account, ad) => isSeller(account) && isTheirs(account, ad),
  'change ads as staff': (account, ad) => isStaff(account) && isKeeper(account, ad),

  'upload a photo': isAnybody,
  'remove this photo': isTheirOwn,
  'contact this seller': (account, ad) =>
    !isStaff(account) && (ad === undefined || ad.sellerId !== account.id),
  'see whether a seller has paid': isAnybody,
  'read and send messages': isAnybody,
  'save searches': isAnybody,
  'manage your account': isAnybody,
  'choose a plan': (account) => !isStaff(account),
  'sell here as well': (account) => !isStaff(account),
  'see this order': isTheirOwn,

  'review this ad': (account, ad) =>
    isAdmin(account) || (isCreator(account) && (ad === undefined || !hasEntered(account, ad))),
  'see the ads of this seller': (account, seller) =>
    isAdmin(account) || (isCreator(account) && seller?.hasEnteredFor !== false),
  'see all ads': isAdmin,
  'see users': isAdmin,
  'see subscriptions': isAdmin,
  'block or restore this user': (account, user) => isAdmin(account) && user?.accountId !== account.id,
  'change subscriptions': isAdmin,
  'hire staff': isAdmin,
  'handle reports': isAdmin,
  'handle held messages': isAdmin,
  'change the banner': isAdmin,
  'read the audit log': isAdmin,
  'see the figures': isAdmin,
  'set currency rates': isAdmin,
} satisfies Record<string, Rule>;
export type Permission = keyof typeof PERMISSIONS;

/** The rights by which somebody opens an ad as its keeper. A caller names one of these and no other. */
export type KeepersPermission = Extract<
  Permission,
  'change this ad' | 'change ads of your own' | 'change ads as staff'
>;

export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as Permission[];

export function can(viewer: Viewer, permission: Permission, thing?: Belongings): viewer is Account {
  const rule: Rule = PERMISSIONS[permission];
  return viewer !== null && !isHeldBack(viewer, permission) && rule(viewer, thing);
}

const isHeldBack = (account: Account, permission: Permission) =>
  account.lacksSecondFactor === true && permission !== 'manage your account';

/** The signed-in account, or a refusal that names what was asked. */
export function ensure(viewer: Viewer, permission: Permission, thing?: Belongings): Account {
  if (viewer === null) throw new Refusal('not-signed-in', `Sign in to ${permission}.`);
  if (isHeldBack(viewer, permission))
    throw new Refusal('not-allowed', 'Set up your second factor first: you find it in your settings.');
  if (!can(viewer, permission, thing)) throw new Refusal('not-allowed', `You may not ${permission}.`);
  return viewer;
}

/** The account of whoever is signed in, whatever their role. */
export function ensureSignedIn(viewer: Viewer): Account {
  if (viewer === null) throw new Refusal('not-signed-in', 'Please sign in first.');
  return viewer;
}
