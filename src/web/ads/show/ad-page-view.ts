import type { AdDetails, AlbumPhoto } from '#market/ads/ad-view.ts';
import type { HoldKind } from '#rules/moderation/holds.ts';
import { AD_STATUS_IN_A_SENTENCE } from '#rules/ads/ad-words.ts';
import { isSoldLongAgo } from '#rules/ads/ad-days.ts';
import { PRIVATE_STATUSES } from '#rules/ads/state.ts';
import { toNumberPath } from '#rules/ads/title.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { HOLDS } from '#rules/moderation/holds.ts';
import { pick } from '#rules/pick.ts';
import { findPostage, isSentTo } from '#rules/prices/postage.ts';
import type { CardView, PhotoFolder } from '../card/card-view.ts';
import { listSaid, toDay, toPhotoFolder, toPlace } from '../card/make-card-view.ts';
import { type AdFact, shippingWords, tellFacts } from './ad-fact-table.ts';

export type PhotoInAlbum = PhotoFolder & Pick<AlbumPhoto, 'tape' | 'slot'>;

const AS_TOLD = [
  'id',
  'url',
  'title',
  'status',
  'reservedUntil',
  'isPaid',
  'description',
  'price',
  'soldPrice',
  'currency',
  'country',
  'openToOffers',
  'lengthMm',
  'lengthInches',
  'grams',
  'gramsEstimated',
  'colour',
  'texture',
  'treatment',
] as const satisfies (keyof AdDetails)[];

/** An ad as its own page shows it to everybody, in words as far as these are the same for every reader. */
export type AdView = Pick<AdDetails, (typeof AS_TOLD)[number]> & {
  /** On the head, and not paid for here: the public never sees whether somebody cuts. */
  isUncut: boolean;
  publishedAt: string | null;
  soldAt: string | null;
  updatedOn: string;
  /** Its short address as a picture for phones: for paper. */
  code: string;
  place: string;
  /** Whether it comes to the reader's country, and what the post costs; null while nobody has said which that is. */
  posted: Posted | null;
  /** 'worldwide', 'within India'. */
  postsTo: string;
  said: CardView['said'];
  facts: AdFact[];
  photos: PhotoInAlbum[];
  /** Why it is not simply for sale, for everybody but its owner. */
  standing: string | null;
  isForSearchEngines: boolean;
  /** Whether it can be bought with protection here; null where that is not the question. */
  buying: { problem: string | null } | null;
};

export type Posted = { country: string; isSent: boolean; postage: number | null };

/** Of whom a page is shown to: where they are at home, when, and the name of the site that they are on. */
type Reader = { home: string | null; now: Date; site: string; buying: AdView['buying'] };

export const toAdView = (
  ad: AdDetails,
  held: HoldKind | null,
  { home, now, site, buying }: Reader,
): AdView => ({
  ...pick(ad, AS_TOLD),
  isUncut: ad.status === 'live' && ad.cutState === 'uncut' && !ad.isPaid,
  publishedAt: toDay(ad.publishedAt),
  soldAt: toDay(ad.soldAt),
  updatedOn: toDay(ad.updatedAt),
  code: `${toNumberPath(ad.number)}/code.svg`,
  place: toPlace(ad),
  posted: home === null ? null : toPosted(ad, home),
  postsTo: shippingWords(ad).replace(/^W/, 'w'),
  said: listSaid(ad),
  facts: [...tellFacts(ad), tellNumber(ad, site)],
  photos: ad.photos.map((photo) => ({ ...toPhotoFolder(photo), ...pick(photo, ['tape', 'slot']) })),
  standing: describeStanding(ad, held),
  isForSearchEngines: isForSearchEngines(ad, now),
  buying: ad.status === 'live' && ad.reservedUntil === null ? buying : null,
});

/** What to say on the phone; and where it is, in so few letters that somebody types them from paper. */
const tellNumber = ({ number }: AdDetails, site: string): AdFact => ({
  name: 'Ad number',
  value: number,
  note: site + toNumberPath(number),
});

const toPosted = (ad: AdDetails, home: string): Posted => ({
  country: countryName(home),
  isSent: isSentTo(ad, home),
  postage: findPostage(ad, home),
});

function describeStanding({ status }: AdDetails, held: HoldKind | null): string | null {
  if (held !== null) return `${HOLDS[held].why} Only its seller and our staff can see it.`;
  if (status === 'live' || status === 'sold') return null;
  const who = PRIVATE_STATUSES.includes(status)
    ? 'Only its seller and our staff can see it.'
    : 'Nobody can ask about it at the moment.';
  return `This ad is ${AD_STATUS_IN_A_SENTENCE[status]}. ${who}`;
}

/** What is for sale, and what was sold lately. */
function isForSearchEngines({ status, soldAt }: AdDetails, now: Date): boolean {
  if (status === 'sold' && soldAt !== null)
    return !isSoldLongAgo({ status, statusSince: new Date(soldAt) }, now);
  return status === 'live';
}
