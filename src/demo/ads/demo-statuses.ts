import type { AdStatus } from '#rules/ads/state.ts';
import type { HairColour, HairEthnicity } from '#rules/hair/values.ts';
import { toLengthBand } from '#rules/hair/measure.ts';
import { dealOut } from '../quotas.ts';
import type { Random } from '../random.ts';

/** In per cent, of all but a few ads that only staff and their owners see. */
export const STATUS_SHARES = { live: 60, sold: 22, expired: 7, pending_review: 6, paused: 5 } as const;
const UNSEEN_SHARES = { draft: 1, rejected: 1, deleted: 1, changes_requested: 1 } as const;

/** What Asha's list shows to somebody who tries the demo. */
const ASHAS = [
  'live',
  'sold',
  'paused',
  'expired',
  'live',
  'draft',
  'live',
  'changes_requested',
  'pending_review',
] as const;

type Kind = { ethnicity: HairEthnicity; colour: HairColour; longest: number; country: string };
export type WithStatus<Hair> = Hair & { status: AdStatus; isAshas: boolean };

/** Gives every ad its status, Asha her list, and every category something on show. */
export function dealStatuses<Hair extends Kind>(hair: readonly Hair[], random: Random): WithStatus<Hair>[] {
  const unseen = Math.max(4, Math.round(hair.length * 0.042));
  const statuses: AdStatus[] = [
    ...dealOut(hair.length - unseen, STATUS_SHARES, random),
    ...dealOut(unseen, UNSEEN_SHARES, random),
  ];
  const mixed = random.shuffle(statuses);
  const ads = hair.map((each, place) => ({ ...each, status: mixed[place] ?? 'live', isAshas: false }));
  giveAshaHers(ads);
  showEveryCategory(ads);
  return ads;
}

function giveAshaHers<Hair extends Kind>(ads: WithStatus<Hair>[]): void {
  const wanted = ads.length < 100 ? ASHAS.slice(0, 6) : ASHAS;
  // Among few ads a rare kind may be needed on show, so hers are of the commonest.
  const isCommon = (ad: Kind) => ad.colour === 'black' && ad.longest >= 15 && ad.longest < 25;
  const hers = ads
    .filter((ad) => ad.country === 'IN' && ad.longest >= 12)
    .toSorted((one, other) => (ads.length < 100 ? Number(isCommon(other)) - Number(isCommon(one)) : 0))
    .slice(0, wanted.length);
  for (const [place, ad] of hers.entries()) {
    const status = wanted[place] ?? 'live';
    const other = ads.find((each) => each.status === status && !each.isAshas);
    if (other !== undefined) swapStatus(ad, other);
    ad.isAshas = true;
  }
}

function showEveryCategory<Hair extends Kind>(ads: WithStatus<Hair>[]): void {
  const onShow = () => ads.filter((ad) => ad.status === 'live').flatMap(listCategories);
  for (const category of new Set(ads.flatMap(listCategories))) {
    const shown = onShow();
    if (shown.includes(category)) continue;
    const [hidden] = ads
      .filter((ad) => listCategories(ad).includes(category))
      .toSorted((one, other) => Number(one.isAshas) - Number(other.isAshas));
    const spare = ads.find((ad) => ad.status === 'live' && !ad.isAshas && isSpare(ad, shown));
    if (hidden !== undefined) swapStatus(hidden, spare ?? { status: 'live' });
  }
}

/** Whether each of its categories has another ad on show. */
const isSpare = (ad: Kind, shown: readonly string[]) =>
  listCategories(ad).every((category) => shown.filter((each) => each === category).length > 1);

const listCategories = (ad: Omit<Kind, 'country'>): string[] => [
  toLengthBand(ad.longest),
  ad.colour,
  ad.ethnicity,
];

function swapStatus(one: { status: AdStatus }, other: { status: AdStatus }): void {
  [one.status, other.status] = [other.status, one.status];
}
