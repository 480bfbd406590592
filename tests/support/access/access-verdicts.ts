import type { Thing } from './access-things.ts';

/** Everybody who may come: nobody signed in, and one of each kind. */
export const VISITORS = ['visitor', 'buyer', 'seller', 'creator', 'moderator', 'admin'] as const;
export type AccessVisitor = (typeof VISITORS)[number];

/** May, must sign in first (401), may not (403), is not told that it is there (404). */
export type Verdict = 'yes' | 'sign in' | 'no' | 'hidden';
export type Verdicts = Record<AccessVisitor, Verdict>;
export type AccessRow = {
  /** Whether somebody may ask for it at all. */
  atAll: Verdicts;
  /** Whether staff must have given password or second factor within the last ten minutes. */
  asksProof?: true;
  /** And of a thing of their own, and of somebody else's. */
  of?: {
    thing: Thing;
    own: Verdicts;
    others: Verdicts;
    more?: object;
    /** What somebody who may is told all the same, because the thing is not ripe for it. */
    refusedAs?: number;
  };
};

export const all = (verdict: Verdict): Verdicts => ({
  visitor: verdict,
  buyer: verdict,
  seller: verdict,
  creator: verdict,
  moderator: verdict,
  admin: verdict,
});
export const ANYONE: AccessRow = { atAll: all('yes') };
const signedIn: Verdicts = { ...all('yes'), visitor: 'sign in' };
export const SIGNED_IN: AccessRow = { atAll: signedIn };

/** These may; a visitor signs in first, all others may not. */
export const only = (...who: AccessVisitor[]): Verdicts => ({
  ...all('no'),
  visitor: 'sign in',
  ...Object.fromEntries(who.map((one) => [one, 'yes'])),
});
/** All who work here. */
export const STAFF = only('creator', 'moderator', 'admin');
export const ADMIN: AccessRow = { atAll: only('admin') };
/** What people say and do here is looked at by these. */
export const MODERATES: AccessRow = { atAll: only('moderator', 'admin') };
/** And decided. */
export const MODERATION: AccessRow = { ...MODERATES, asksProof: true };
/** A decision of staff about a person, money, rates or texts. */
export const DECISION: AccessRow = { ...ADMIN, asksProof: true };
export const hiddenFrom = (verdicts: Verdicts, ...who: AccessVisitor[]): Verdicts => ({
  ...verdicts,
  ...Object.fromEntries(who.map((one) => [one, 'hidden'])),
});

export const reason = 'Because the matrix asks.';
export const sellersAd = (thing: Thing, more: object = {}): AccessRow => ({
  atAll: only('seller'),
  of: { thing, own: only('seller'), others: only(), more },
});
export const staffsAd = (thing: Thing, more: object = {}, refusedAs?: number): AccessRow => ({
  atAll: only('creator', 'admin'),
  asksProof: true,
  of: {
    thing,
    own: only('creator', 'admin'),
    others: only('admin'),
    more: { reason, ...more },
    ...(refusedAs && { refusedAs }),
  },
});
/** For whoever has the link of our e-mail, signed in or not; a made-up one opens nothing, not even one's own. */
export const byLinkAlone = (thing: Thing, more: object = {}): AccessRow => ({
  atAll: all('yes'),
  of: { thing, own: all('hidden'), others: all('hidden'), more: { key: 'forged', ...more } },
});
export const ownOnly = (thing: Thing, more: object = {}, refusedAs?: number): AccessRow => ({
  atAll: signedIn,
  of: {
    thing,
    own: signedIn,
    others: hiddenFrom(signedIn, 'buyer', 'seller', 'creator', 'moderator', 'admin'),
    more,
    ...(refusedAs && { refusedAs }),
  },
});
