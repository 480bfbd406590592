import { type DisputeInLife, disputeHindrance } from '../dispute/dispute-steps.ts';
import type { RedReason } from '../light.ts';
import { PART_OFFERS_MOST } from '../sale-terms.ts';
import type { SaleFreeze } from './sale-kinds.ts';
import type { SaleEvent, SaleParty } from './sale-life.ts';
import { allowedSaleEvents, type SaleInLife } from './sale-state.ts';

/** More additions to a dispute than this nobody reads. */
const ADDITIONS_MOST = 10;

/** As much of what hangs on a sale as decides what can be done with it, for one of its two sides or for staff. */
export type SaleStanding = {
  seller: string;
  /** While it is agreed: whether the seller can be paid, and what stands in the buyer's way. */
  isSellerConnected: boolean;
  isProtectionPossible: boolean;
  isPayable: boolean;
  hasWaitedLonger: boolean;
  /** The provider was asked to take the money, and nobody knows yet whether it did. */
  isBeingAsked: boolean;
  /** The same, and the time for it is over: only the clock ends that. */
  isStillPaying: boolean;
  buyersBar: 'case' | 'came-late' | null;
  /** Once it is paid. */
  hasGrantedDays: boolean;
  isCancelAsked: boolean;
  /** Why the light is red; null: it is not. */
  red: RedReason | null;
  /** Offers of some money back. */
  parts: { made: number; isOneOpen: boolean; doesOpenFit: boolean; isAnyLeft: boolean };
  isParcelCorrected: boolean;
  isArrivalNoted: boolean;
  /** What this reader has added to the dispute. */
  additions: number;
  dispute: DisputeInLife | null;
  /** To staff: whether an appeal waits, and whether the one who looks may not answer it. */
  appeal: 'open' | 'of-own-decision' | null;
  frozenWhy: SaleFreeze | null;
  isFrozenInDispute: boolean;
  hasCase: boolean;
};

type Look = (standing: SaleStanding, now: Date) => string | false | null;

const BUYERS_BARS = {
  case: 'You have a case open at PayPal. You can buy again when it is closed. You were not charged.',
  'came-late':
    'A parcel came to you after its money had gone back. Pay for it first: you find it under Sales. You were not charged.',
} as const;

/** A light that nobody has asked about of late may be green: the provider is asked at the press. */
const MAY_BE_GREEN: readonly (RedReason | null)[] = [null, 'not-asked'];

/** What the states alone do not say: each step with the sentence of why not now. */
const HINDRANCES: Partial<Record<SaleEvent, Look>> = {
  take: ({ isBeingAsked, buyersBar, isSellerConnected, isProtectionPossible, seller }) =>
    (isBeingAsked && 'We are asking PayPal. Do not pay twice.') ||
    (buyersBar && BUYERS_BARS[buyersBar]) ||
    (!isSellerConnected && `${seller} is not connected to PayPal yet. You cannot pay.`) ||
    (!isProtectionPossible && 'A protected sale is not possible between these two countries.'),
  withdraw: ({ isStillPaying }) => isStillPaying && 'Somebody is paying or has paid for this hair.',
  'keep-longer': ({ isPayable, hasWaitedLonger, isStillPaying }) =>
    (!isPayable || hasWaitedLonger || isStillPaying) &&
    'You can give three more days once, when it can be paid.',
  'grant-days': ({ hasGrantedDays }) => hasGrantedDays && 'You have given more days once already.',
  'ask-to-cancel': ({ isCancelAsked, seller }) =>
    isCancelAsked && `You have asked already. ${seller} has not answered yet.`,
  'show-code-word': ({ red }) => !MAY_BE_GREEN.includes(red) && 'The light is red. Do not cut.',
  'offer-part': ({ parts }) =>
    (parts.isOneOpen && 'You have offered some money back. Wait for the answer.') ||
    (parts.made >= PART_OFFERS_MOST && 'You have offered some money back three times already.') ||
    (!parts.isAnyLeft && 'Nothing is left of which some could go back.'),
  'take-part': ({ parts }) =>
    (!parts.isOneOpen && 'There is no offer of some money back now.') ||
    (!parts.doesOpenFit &&
      'Some of the money went back already, and what is left is less than this offer. Ask for another one.'),
  'correct-parcel': ({ isParcelCorrected }) =>
    isParcelCorrected && 'You have corrected the number once already.',
  'note-arrival': ({ isArrivalNoted }) => isArrivalNoted && 'This is noted already.',
  'add-evidence': ({ additions }) =>
    additions >= ADDITIONS_MOST && 'You have added to it ten times. We read all of it.',
  // Else a stop would go round the other side's time to answer, the appeal and the second admin.
  decide: ({ appeal, isFrozenInDispute }) =>
    (appeal === 'of-own-decision' &&
      'You decided this yourself, so somebody else of us answers the appeal.') ||
    (isFrozenInDispute && 'It was stopped in a dispute. Let it go on, and decide there.'),
  unfreeze: ({ frozenWhy, hasCase }) =>
    (frozenWhy === 'difference' && 'The payment is not as it should be. It can only go back.') ||
    ((frozenWhy === 'provider' || hasCase) &&
      'There is a case at PayPal. The sale goes on when PayPal closes it.'),
};

/** Why this cannot be done now although the sale is in a state for it, as a sentence; null: nothing speaks against it. */
export function saleHindrance(event: SaleEvent, standing: SaleStanding, now: Date): string | null {
  const why = HINDRANCES[event]?.(standing, now) || null;
  if (why !== null || standing.dispute === null) return why;
  // The last word waits for nothing that the first one waited for.
  if (event === 'decide' && standing.appeal === 'open') return null;
  return disputeHindrance(event, standing.dispute, now);
}

/** What this one can do with a sale now and would not be refused: the buttons to show. */
export const openSaleEvents = (
  party: SaleParty,
  { life, standing }: { life: SaleInLife; standing: SaleStanding },
  now: Date,
): SaleEvent[] =>
  allowedSaleEvents([party], life, now).filter((event) => saleHindrance(event, standing, now) === null);
