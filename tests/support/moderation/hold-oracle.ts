import type { AdStatus } from '#rules/ads/state.ts';
import { DAY_MS } from '#rules/time.ts';

/**
 * Life × plan × reports × blocks × leaving once more, written by hand from the specification and without a line of the
 * rules, so that a slip in them is seen. Times are milliseconds.
 */
export type World = {
  now: number;
  ads: ModelAd[];
  holds: ModelHold[];
  cases: ModelCase[];
  plan: { type: 1 | 2 | 4; ends: number | null; isOff: boolean };
};
type ModelAd = { status: AdStatus; since: number; expires: number | null };
/** On an ad by its number, or on the seller (null). `by`: the number of the case, null for staff's or the person's own. */
type ModelHold = {
  kind: 'check' | 'leaving' | 'suspension' | 'removal';
  ad: number | null;
  by: number | null;
  at: number;
};
type ModelCase = {
  ad: number | null;
  isAlarm: boolean;
  reporter: 'bela' | null;
  outcome: 'removed' | 'warned' | 'dismissed' | null;
  isAppealed: boolean;
};

export const WISHES = ['submit', 'pause', 'put-live', 'mark-sold', 'delete'] as const;
export const ORACLE_PLANS = [1, 2, 4, 'off'] as const;
export type Step =
  | { do: 'owner' | 'admin'; wish: (typeof WISHES)[number]; ad: number }
  | { do: 'review'; decision: 'approve' | 'reject' | 'ask-for-changes'; ad: number }
  | { do: 'relist'; ad: number }
  | { do: 'alarm'; by: 'bela' | null; ad: number }
  | { do: 'complain'; ad: number | null }
  | { do: 'decide'; about: number; outcome: 'removed' | 'warned' | 'dismissed' }
  | { do: 'appeal'; about: number; outcome: 'upheld' | 'reversed' }
  | { do: 'suspend' | 'restore' | 'leave' | 'come-back' }
  | { do: 'plan'; plan: (typeof ORACLE_PLANS)[number] }
  | { do: 'wait'; days: number };

const PLACES = { 1: 1, 2: 2, 4: 40 } as const;
const PLAN_DAYS = { 1: null, 2: 90, 4: 30 } as const;
const WEIGHT = ['check', 'leaving', 'suspension', 'removal'] as const;

export const isShutOut = (world: World) => world.holds.some(({ kind }) => kind === 'suspension');
const isLeaving = (world: World) => world.holds.some(({ kind }) => kind === 'leaving');

/** Whoever is shut out or has left is signed out; cases that do not exist are not decided. */
export function isPossible(world: World, step: Step): boolean {
  const isHere = !isShutOut(world) && !isLeaving(world);
  if (step.do === 'owner' || step.do === 'leave') return isHere;
  if (step.do === 'come-back') return isLeaving(world) && !isShutOut(world);
  if (step.do === 'decide' || step.do === 'appeal') return step.about < world.cases.length;
  return true;
}

function statusNow({ now }: World, { status, expires }: ModelAd): AdStatus {
  return status === 'live' && (expires ?? 0) <= now ? 'expired' : status;
}

/** The weightiest hold on an ad or its seller. */
export function heldBy(world: World, ad: number): ModelHold['kind'] | null {
  const standing = world.holds.filter((hold) => hold.ad === ad || hold.ad === null);
  return WEIGHT.findLast((kind) => standing.some((hold) => hold.kind === kind)) ?? null;
}

/** What strangers read on its page; undefined where there is none for them. */
export function shownAs(world: World, at: number): AdStatus | undefined {
  const ad = world.ads[at];
  const status = ad && statusNow(world, ad);
  const isPublic = status !== undefined && ['live', 'paused', 'expired', 'sold'].includes(status);
  return isPublic && heldBy(world, at) === null ? status : undefined;
}

const isPlanRunning = ({ plan, now }: World) => !plan.isOff && (plan.ends === null || plan.ends > now);
export const countPlaces = (world: World) => (isPlanRunning(world) ? PLACES[world.plan.type] : 0);
const takesPlace = (world: World, ad: ModelAd) =>
  ['pending_review', 'live', 'paused'].includes(statusNow(world, ad));
export const placesTaken = (world: World, except = -1) =>
  world.ads.filter((ad, at) => at !== except && takesPlace(world, ad)).length;

/** The world after the step, or null where it is refused. */
export function foresee(before: World, step: Step): World | null {
  const world = structuredClone(before);
  return FORESEE[step.do](world, step as never) ? world : null;
}

type Foresight = { [Name in Step['do']]: (world: World, step: Extract<Step, { do: Name }>) => boolean };

const FORESEE: Foresight = {
  owner: (world, { wish, ad }) => ownStep(world, wish, ad),
  admin: (world, { wish, ad }) => adminStep(world, wish, ad),
  review: (world, { decision, ad: at }) =>
    world.ads[at]?.status === 'pending_review' &&
    (decision === 'approve'
      ? comeAlive(world, at)
      : become(world, at, decision === 'reject' ? 'rejected' : 'changes_requested')),
  relist: (world, { ad: at }) => relist(world, at),
  alarm: (world, { by, ad: at }) => {
    if (world.ads[at]?.status === 'draft') return false;
    const dismissed = world.cases.filter(
      (each) => each.ad === at && each.isAlarm && each.outcome === 'dismissed',
    );
    const isOld = by === null ? dismissed.length > 0 : dismissed.some(({ reporter }) => reporter === by);
    world.cases.push({ ad: at, isAlarm: true, reporter: by, outcome: null, isAppealed: false });
    if (!isOld) hold(world, { kind: 'check', ad: at, by: world.cases.length - 1 });
    return true;
  },
  complain: (world, { ad }) => {
    if (ad !== null && world.ads[ad]?.status === 'draft') return false;
    return world.cases.push({ ad, isAlarm: false, reporter: null, outcome: null, isAppealed: false }) > 0;
  },
  decide: (world, { about, outcome }) => {
    const found = world.cases[about];
    if (!found || found.outcome !== null) return false;
    found.outcome = outcome;
    lift(world, ({ by }) => by === about);
    if (outcome === 'removed')
      hold(world, { kind: found.ad === null ? 'suspension' : 'removal', ad: found.ad, by: about });
    return true;
  },
  appeal: (world, { about, outcome }) => {
    const found = world.cases[about];
    if (!found || found.isAppealed || found.outcome === null || found.outcome === 'dismissed') return false;
    found.isAppealed = true;
    if (outcome === 'reversed') lift(world, ({ by }) => by === about);
    return true;
  },
  suspend: (world) => {
    if (world.holds.some(({ kind, by }) => kind === 'suspension' && by === null)) return false;
    return hold(world, { kind: 'suspension', ad: null, by: null });
  },
  restore: (world) => {
    const all = world.holds.filter(({ kind }) => kind === 'suspension').toSorted((a, b) => a.at - b.at);
    const next = all.find(({ by }) => by === null) ?? all.at(-1);
    if (next) lift(world, (each) => each === next);
    return next !== undefined;
  },
  leave: (world) => hold(world, { kind: 'leaving', ad: null, by: null }),
  'come-back': (world) => lift(world, ({ kind }) => kind === 'leaving'),
  plan: (world, { plan }) => {
    if (plan === 'off') {
      if (!isPlanRunning(world)) return false;
      world.plan.isOff = true;
      return true;
    }
    const days = PLAN_DAYS[plan];
    const isSame = world.plan.type === plan && isPlanRunning(world);
    const from = isSame && world.plan.ends !== null ? world.plan.ends : world.now;
    world.plan = { type: plan, isOff: false, ends: days === null ? null : from + days * DAY_MS };
    return true;
  },
  wait: (world, { days }) => {
    world.now += days * DAY_MS;
    return true;
  },
};

function ownStep(world: World, wish: (typeof WISHES)[number], at: number): boolean {
  const ad = world.ads[at];
  if (!ad) return false;
  const status = statusNow(world, ad);
  if (wish === 'submit') return ['draft', 'changes_requested'].includes(status) && comeAlive(world, at);
  if (wish === 'pause') return status === 'live' && become(world, at, 'paused');
  return adminStep(world, wish, at) && (wish !== 'put-live' || status !== 'deleted');
}

function adminStep(world: World, wish: (typeof WISHES)[number], at: number): boolean {
  const ad = world.ads[at];
  if (!ad || wish === 'submit' || wish === 'pause') return false;
  const status = statusNow(world, ad);
  if (wish === 'mark-sold') return ['live', 'paused'].includes(status) && become(world, at, 'sold');
  if (wish === 'delete') return status !== 'deleted' && become(world, at, 'deleted');
  const isRecent = world.now - ad.since <= 30 * DAY_MS;
  const canReturn =
    ['paused', 'expired'].includes(status) || (['sold', 'deleted'].includes(status) && isRecent);
  // What was never published cannot come back.
  return canReturn && ad.expires !== null && comeAlive(world, at);
}

function relist(world: World, at: number): boolean {
  const ad = world.ads[at];
  if (!ad || ad.expires === null || !['live', 'expired'].includes(ad.status)) return false;
  if (world.now > ad.expires + 14 * DAY_MS) return false;
  if (statusNow(world, ad) === 'expired') return comeAlive(world, at);
  if (heldBy(world, at) !== null || placesTaken(world, at) >= countPlaces(world)) return false;
  ad.expires = world.now + 90 * DAY_MS;
  return true;
}

/** The one way into live: nothing holds it, and the plan has room beside the others. */
function comeAlive(world: World, at: number): boolean {
  const ad = world.ads[at];
  if (!ad || heldBy(world, at) !== null || placesTaken(world, at) >= countPlaces(world)) return false;
  if (ad.expires === null || ad.expires <= world.now) ad.expires = world.now + 90 * DAY_MS;
  return become(world, at, 'live');
}

function become(world: World, at: number, status: AdStatus): boolean {
  const ad = world.ads[at];
  if (ad) Object.assign(ad, { status, since: world.now });
  return true;
}

const hold = (world: World, placed: Omit<ModelHold, 'at'>) =>
  world.holds.push({ ...placed, at: world.now }) > 0;

function lift(world: World, isLifted: (hold: ModelHold) => boolean): boolean {
  world.holds = world.holds.filter((each) => !isLifted(each));
  return true;
}
