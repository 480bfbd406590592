import type {
  ContactPlanView,
  KeptBundlesView,
  KeptBundleView,
  MemberView,
} from '#market/bundles/bundle-view.ts';
import { writeNeed } from '#rules/bundles/bundle-need-words.ts';
import { sayInches } from '#rules/bundles/bundle-reasons.ts';
import { TEXTURE_LABELS } from '#rules/hair/hair-words.ts';
import { formatMoney } from '#rules/money/money.ts';
import { plural } from '#rules/text/plural.ts';
import { toPlace } from '../../ads/card/make-card-view.ts';
import type { AskedSwaps } from '../ask-swaps.ts';
import { toBundlesPath } from '../need/need-query.ts';
import { sayNeed } from '../need/say-need.ts';
import { sayMore, showHank, toShownNeed } from '../show-bundles.ts';
import { isConverted, sayRates, shownPrice, showSum, whole } from '../show-sums.ts';
import type { ShownHank } from '../shown-bundles.ts';

const STATES: Record<MemberView['state'], string | null> = {
  live: null,
  reserved: 'Reserved for somebody else',
  sold: 'Sold',
  gone: 'No longer for sale',
};

const UNFIT = { words: 'Its ad was changed and no longer fits: we count 0 g of it', isReckoned: true };

export type ShownMember = {
  place: number;
  adId: string;
  hank: ShownHank | null;
  /** Why it cannot be had; null where it can. */
  isOff: string | null;
  /** 'It was £52 when you kept it.' */
  priceWas: string | null;
};

/** A kept set as its page says it. */
export function showKept(view: KeptBundleView) {
  const { need } = view;
  const hanks = view.members.flatMap(({ hank }) => hank ?? []);
  const live = view.members.flatMap(({ state, hank }) => (state === 'live' && hank ? [hank] : []));
  return {
    id: view.id,
    name: view.name,
    isWatched: view.isWatched,
    need: toShownNeed(need),
    line: sayNeed(need),
    again: toBundlesPath(writeNeed(need)),
    ...showSum(live, view.parcels),
    rates: sayRates(hanks, view),
    counted: view.counted,
    missing: Math.max(0, need.grams - view.counted),
    oneParcelFrom: view.sellersOfSeveral,
    members: view.members.map((member): ShownMember => {
      const { hank, place, adId, state, fits } = member;
      const others = hanks.filter((other) => other !== hank);
      const shown = hank && showHank(hank, { need, others, place: place - 1 });
      return {
        place,
        adId,
        // What spoke for it was said of another hank.
        hank: shown && (fits ? shown : { ...shown, reasons: [UNFIT] }),
        isOff: STATES[state],
        priceWas: sayPriceWas(member),
      };
    }),
  };
}
export type ShownKept = ReturnType<typeof showKept>;

function sayPriceWas({ hank, priceWas }: MemberView): string | null {
  if (hank === null) return null;
  const isAbout = isConverted(hank);
  const was = isAbout ? whole(priceWas) : priceWas;
  if (was.amount === shownPrice(hank).amount) return null;
  return `It was ${isAbout ? 'about ' : ''}${formatMoney(was)} when you kept it.`;
}

export const showKeptSwaps = (place: number, { swaps, refusal }: AskedSwaps) => ({
  place,
  refusal,
  items: swaps.map(({ hank, more }) => ({
    id: hank.ad.id,
    words: `${sayInches(hank.halfInches)} ${TEXTURE_LABELS[hank.texture].toLowerCase()}, ${hank.counted} g`,
    from: hank.ad.town ?? toPlace(hank.ad),
    more: sayMore(whole(more), isConverted(hank)),
  })),
});
export type ShownKeptSwaps = ReturnType<typeof showKeptSwaps>;

/** What each seller would get: said before anything is sent. */
export const showPlan = (plan: readonly ContactPlanView[]) =>
  plan.map(({ adId, title, seller, noMessage, offer, noOffer }) => ({
    adId,
    title,
    seller,
    noMessage,
    offer: offer && formatMoney(offer),
    noOffer,
  }));
export type ShownPlan = ReturnType<typeof showPlan>;

/** The sets somebody keeps, a line each. */
export const showKeptList = ({ items, room }: KeptBundlesView) => ({
  items: items.map(({ id, name, isWatched, hanks, live, total, counted }) => ({
    id,
    name,
    isWatched,
    says:
      live === hanks
        ? `${plural(hanks, 'hank')}, ${counted} g, about ${formatMoney(whole(total))}`
        : `${live} of ${plural(hanks, 'hank')} still for sale`,
    isWhole: live === hanks,
  })),
  room: `You have kept ${room.kept} of the ${room.keeps} sets in your plan.`,
});
export type ShownKeptList = ReturnType<typeof showKeptList>;
