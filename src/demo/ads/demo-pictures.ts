import type { HairView } from '../drawing/draw-hair.ts';
import type { Random } from '../random.ts';

/** A picture to draw. One seed for all pictures of an ad: it is the same hair on the same table. */
export type DemoPicture = { view: HairView; seed: string; tape: boolean; word?: string; grams?: number };

const SETS: readonly { weight: number; views: readonly HairView[] }[] = [
  { weight: 40, views: ['tape', 'full'] },
  { weight: 14, views: ['tape', 'full', 'ends'] },
  { weight: 6, views: ['tape', 'ends', 'tie', 'full'] },
  { weight: 10, views: ['full', 'tape', 'ends'] },
  { weight: 20, views: ['full', 'tape'] },
  { weight: 4, views: ['full', 'ends', 'tape', 'tie'] },
  { weight: 4, views: ['full', 'ends'] },
  { weight: 2, views: ['full', 'tie', 'ends'] },
];

/** Two to four pictures, one of them beside the tape in most ads. */
export function choosePictures(seed: string, random: Random): DemoPicture[] {
  const weights = Object.fromEntries(SETS.map(({ weight }, place) => [String(place), weight]));
  const set = SETS[Number(random.pickByWeight(weights))];
  return (set?.views ?? ['full', 'tape']).map((view) => ({ view, seed, tape: view === 'tape' }));
}
