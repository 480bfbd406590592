import type { BundlesView, HankView, ProposalView } from '#market/bundles/bundle-view.ts';
import { BUNDLE_SIZE, type BundleNeed } from '#rules/bundles/bundle-need.ts';
import { writeNeed } from '#rules/bundles/bundle-need-words.ts';
import { listReasons, sayInches } from '#rules/bundles/bundle-reasons.ts';
import { formatNumber } from '#rules/numbers/format-number.ts';
import { COLOUR_LABELS, ETHNICITY_LABELS, TEXTURE_LABELS, TREATMENT_LABELS } from '#rules/hair/hair-words.ts';
import { formatMoney, type Money } from '#rules/money/money.ts';
import { plural } from '#rules/text/plural.ts';
import { toPlace } from '../ads/card/make-card-view.ts';
import type { AskedSwaps } from './ask-swaps.ts';
import type { FoundForPage } from './find-for-page.ts';
import { type OpenSet, toBundlesPath } from './need/need-query.ts';
import { isConverted, sayRates, shownPrice, showSum, whole } from './show-sums.ts';
import type { ShownBundles, ShownHank, ShownNeed, ShownSet, ShownSwaps } from './shown-bundles.ts';

const LETTERS = 'ABCDEF';

/** What was found, as the page says it. */
export function showBundles({ view, open, swaps, isOwn, isLost }: FoundForPage): ShownBundles {
  const { need, proposals, alone } = view;
  return {
    sets: proposals.map((set, place) => showSet(set, need, isOwn && place === open.set)),
    swaps: swaps && showSwaps(swaps, view, open),
    alone: alone && {
      hank: showHank(alone.hank, { need, others: [], place: 0 }),
      total: formatMoney(whole(alone.total)),
    },
    waysOut: view.waysOut.map(({ words, need: other, total }) => ({
      words,
      total: formatMoney(whole(total)),
      href: toBundlesPath(writeNeed(other)),
    })),
    none: proposals.length === 0 ? sayNone(view) : null,
    looked: sayLooked(view, isOwn),
    notes: [
      ...(isLost ? ['One of the hanks you chose is not for sale now, so the set is as we found it.'] : []),
      ...listNotes(view),
    ],
    withoutPrice: view.withoutPrice > 0 ? toUnpriced(view) : null,
  };
}

export const toShownNeed = ({ grams, halfInches, spread }: BundleNeed): ShownNeed => ({
  grams,
  inches: halfInches / 2,
  spread: spread / 2,
});

function showSet(set: ProposalView, need: BundleNeed, isOwn: boolean): ShownSet {
  const { members, counted } = set;
  return {
    hanks: members.map((hank, place) =>
      showHank(hank, { need, others: members.filter((other) => other !== hank), place }),
    ),
    isOwn,
    counted,
    ...showSum(members, set.parcels),
    over: listOver(set, need),
    oneParcelFrom: set.sellersOfSeveral,
  };
}

/** Where a swap leads: to the same set with another hank in this place. */
function showSwaps(
  { swaps, refusal }: AskedSwaps,
  { need, proposals }: BundlesView,
  open: OpenSet,
): ShownSwaps | null {
  const { swap: place, set } = open;
  const members = proposals[set]?.members;
  const leaving = place === undefined ? undefined : members?.[place];
  if (place === undefined || members === undefined || leaving === undefined) return null;
  const items = swaps.map(({ hank }) => ({
    id: hank.ad.id,
    words: `${sayInches(hank.halfInches)} ${TEXTURE_LABELS[hank.texture].toLowerCase()}, ${hank.counted} g`,
    from: hank.ad.town ?? toPlace(hank.ad),
    more: sayMore(toDifference(hank, leaving), isConverted(hank) || isConverted(leaving)),
    href: toBundlesPath(writeNeed(need), {
      set,
      hanks: members.map(({ ad }, at) => (at === place ? hank.ad.id : ad.id)),
    }),
  }));
  return { place, refusal, items };
}

/** By what the sum of the set changes as it is shown. */
const toDifference = (one: HankView, other: HankView): Money => ({
  ...shownPrice(one),
  amount: shownPrice(one).amount - shownPrice(other).amount,
});

/** '+ £6', '− about £2'. */
export function sayMore({ amount, currency }: Money, isAbout: boolean): string {
  if (amount === 0) return 'same price';
  const size = formatMoney({ amount: Math.abs(amount), currency });
  return `${amount > 0 ? '+' : '−'} ${isAbout ? 'about ' : ''}${size}`;
}

type Among = { need: BundleNeed; others: readonly HankView[]; place: number };

export function showHank(hank: HankView, { need, others, place }: Among): ShownHank {
  const { ad, halfInches, texture, colour } = hank;
  const isAbout = isConverted(hank);
  return {
    id: ad.id,
    letter: LETTERS[place] ?? '',
    name: `${sayInches(halfInches)} ${TEXTURE_LABELS[texture]} ${COLOUR_LABELS[colour]}`.toLowerCase(),
    url: ad.url,
    title: ad.title,
    photo: ad.photo && { webp: ad.photo.webp, avif: ad.photo.avif },
    price: `${isAbout ? 'about ' : ''}${formatMoney(shownPrice(hank))}`,
    asks: isAbout ? formatMoney(ad.price) : null,
    from: `${ad.seller}, ${ad.town ?? toPlace(ad)}`,
    fromUrl: `/sellers/${ad.sellerId}`,
    reasons: listReasons(hank, need, others),
    inches: halfInches / 2,
    grams: hank.counted,
    weighs: hank.grams,
    colour,
    texture,
  };
}

/** What is more than was asked for, and what all have in common. */
function listOver({ members, counted }: ProposalView, need: BundleNeed): string[] {
  const longest = Math.max(...members.map(({ halfInches }) => halfInches)) - need.halfInches;
  const [first] = members;
  const types = new Set(members.map(({ ethnicity }) => ethnicity));
  const type = types.size === 1 ? first?.ethnicity : undefined;
  return [
    counted === need.grams ? 'just the grams you need' : `${counted - need.grams} g more than you need`,
    ...(longest > 0 ? [`longest is ${sayInches(longest)} longer`] : []),
    ...(first ? [`all ${TREATMENT_LABELS[first.treatment].toLowerCase()}`] : []),
    ...(type ? [`all ${ETHNICITY_LABELS[type]} hair`] : []),
  ];
}

function sayNone({ overBudget, heaviest, need }: BundlesView): string {
  if (overBudget !== null)
    return `Nothing goes together within your budget. The cheapest set costs about ${formatMoney(whole(overBudget))}.`;
  if (heaviest !== null && heaviest > 0 && heaviest < need.grams)
    return `Not enough hair goes together right now. ${BUNDLE_SIZE.max === 6 ? 'Six' : BUNDLE_SIZE.max} hanks give at most ${formatNumber(heaviest)} g.`;
  return 'No hair goes together for this right now.';
}

/** That nothing is cheaper holds where all were compared, by price, and nobody has changed the set since. */
export function sayLooked(
  { looked: { hanks, outOf, isHalved }, proposals, need }: BundlesView,
  isOwn: boolean,
): string {
  const ads = plural(hanks, 'ad');
  if (outOf !== null)
    return `We looked at the ${formatNumber(hanks)} cheapest by the gram of about ${formatNumber(outOf)}.${isHalved ? ' The dearer part of them was left out.' : ''}`;
  if (isHalved) return `We looked at the cheaper half of ${ads} that fit.`;
  const isBest = proposals.length > 0 && need.order === 'cheapest' && !isOwn;
  const best = isBest ? ' None of two to six is cheaper.' : '';
  return `We looked at ${ads}.${best}`;
}

function listNotes({ need, rateDate, proposals }: BundlesView): string[] {
  const rates = sayRates(
    proposals.flatMap(({ members }) => members),
    { rateDate, isOther: proposals.some(({ parcels }) => parcels.currency !== need.parcel.currency) },
  );
  return [
    ...(need.colours.length > 1 ? ['Colours that do not go together are never mixed in one set.'] : []),
    ...(rates === null ? [] : [rates]),
  ];
}

function toUnpriced({ withoutPrice, need }: BundlesView) {
  const query = new URLSearchParams();
  for (const colour of need.colours) query.append('colour', colour);
  for (const texture of need.textures) query.append('texture', texture);
  for (const treatment of need.treatments) query.append('treatment', treatment);
  for (const type of need.ethnicities) query.append('ethnicity', type);
  query.set('minLength', sayInches(need.halfInches));
  query.set('to', need.country);
  return {
    words: `${plural(withoutPrice, 'more ad')} would fit but ${withoutPrice === 1 ? 'names' : 'name'} no price.`,
    href: `/all-ads?${query}`,
  };
}
