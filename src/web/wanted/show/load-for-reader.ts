import type { Market } from '#market/market.ts';
import type { WantedPageView } from '#market/wanted/wanted-view.ts';
import { can } from '#rules/permissions.ts';
import type { WantedEvent } from '#rules/wanted/wanted-life.ts';
import { ANSWERS_MOST } from '#rules/wanted/wanted-list.ts';
import type { listDays } from '../list-days.ts';
import type { FittingAd } from './fitting-ad.ts';
import { showFitting } from './show-fitting.ts';

/** Who reads a request, and what they can answer it with. */
export type Reader =
  | { kind: 'visitor' | 'buyer' | 'staff' | 'owner' }
  | {
      kind: 'seller';
      ads: FittingAd[];
      /** With how many ads they have answered it. */
      answered: number;
      /** The ad that is chosen before they choose. */
      chosen: string | null;
      /** Why the ad that they came with is not among the others. */
      chosenIs: 'answered' | 'unfit' | null;
    };

type OwnPart = {
  id: string;
  version: number;
  events: readonly WantedEvent[];
  whyRejected: string | null;
  days: Days;
} | null;

type Days = ReturnType<typeof listDays>;
type ForReader = { own: OwnPart; reader: Reader; matches: FittingAd[] | null };

type Came = {
  /** The ad that a seller came with. */
  withAd: string | null;
  days: Days;
};

/** What only this reader sees of a request. */
export async function loadForReader(
  market: Market,
  wanted: WantedPageView,
  { withAd, days }: Came,
): Promise<ForReader> {
  const { viewer } = market;
  if (wanted.isOwn && can(viewer, 'keep wanted ads')) {
    const { id, version, status, isHidden, events, whyRejected } = wanted;
    // Of what nobody else sees nobody is told that it fits.
    const matches = status === 'live' && !isHidden ? await market.wanted.matches({ wantedId: id }) : null;
    return {
      own: { id, version, events, whyRejected, days },
      reader: { kind: 'owner' },
      matches: matches && matches.slice(0, MATCHES_SHOWN).map(showFitting),
    };
  }
  return {
    own: null,
    matches: null,
    reader: viewer ? await findReader(market, wanted, withAd) : { kind: 'visitor' },
  };
}

/** More than anybody chooses among. */
const CHOSEN_AMONG = 12;
/** As many as are read. */
const MATCHES_SHOWN = 24;

async function findReader(
  { viewer, wanted: requests }: Market,
  wanted: WantedPageView,
  withAd: string | null,
): Promise<Reader> {
  if (viewer?.role !== 'enduser') return { kind: 'staff' };
  if (!wanted.canAnswer) return { kind: 'buyer' };
  const { answeredWith } = wanted;
  const answered = answeredWith.length;
  if (answered >= ANSWERS_MOST) return { kind: 'seller', ads: [], answered, chosen: null, chosenIs: null };
  const fitting = await requests.ownAdsFor({ wantedId: wanted.id });
  const left = fitting.filter(({ ad }) => !answeredWith.includes(ad.id));
  const came = left.find(({ ad }) => ad.id === withAd);
  // Whoever came with an ad means that one and no other.
  const shown = [...new Set([...(came ? [came] : []), ...left])].slice(0, CHOSEN_AMONG);
  const isLost = withAd !== null && !came;
  return {
    kind: 'seller',
    ads: shown.map(showFitting),
    answered,
    chosen: isLost ? null : (shown[0]?.ad.id ?? null),
    chosenIs: isLost ? (answeredWith.includes(withAd) ? 'answered' : 'unfit') : null,
  };
}
