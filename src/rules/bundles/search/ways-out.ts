import { COLOUR_LABELS, TEXTURE_LABELS } from '../../hair/hair-words.ts';
import { BUNDLE_LIMITS, type BundleNeed } from '../bundle-need.ts';
import { COLOURS_TOGETHER, TEXTURES_TOGETHER } from '../hair-together.ts';

/** A need that asks for a little less, and how that is said before its price. */
export type WayOut = { words: string; need: BundleNeed };

/** Each is a search of its own. */
const MOST_WAYS = 3;
/** Half inches: one more inch. */
const WIDER = 2;

/** What could be given up where nothing was found: first what changes the piece least. */
export function listWaysOut(need: BundleNeed): WayOut[] {
  return [
    ...widerSpread(need),
    ...oneMoreColour(need),
    ...oneMoreTexture(need),
    ...fewerConditions(need),
  ].slice(0, MOST_WAYS);
}

function widerSpread(need: BundleNeed): WayOut[] {
  const spread = Math.min(need.spread + WIDER, BUNDLE_LIMITS.spread.max);
  return spread === need.spread ? [] : [{ words: `With ${spread / 2} in spread`, need: { ...need, spread } }];
}

function oneMoreColour(need: BundleNeed): WayOut[] {
  const colour = findBeside(need.colours, COLOURS_TOGETHER);
  if (colour === undefined) return [];
  return [
    {
      words: `With ${COLOUR_LABELS[colour].toLowerCase()} too`,
      need: { ...need, colours: [...need.colours, colour] },
    },
  ];
}

function oneMoreTexture(need: BundleNeed): WayOut[] {
  const texture = findBeside(need.textures, TEXTURES_TOGETHER);
  if (texture === undefined) return [];
  return [
    {
      words: `With ${TEXTURE_LABELS[texture].toLowerCase()} too`,
      need: { ...need, textures: [...need.textures, texture] },
    },
  ];
}

const fewerConditions = (need: BundleNeed): WayOut[] => [
  ...(need.isOnlyCut
    ? [{ words: 'With hair that is not cut yet, too', need: { ...need, isOnlyCut: false } }]
    : []),
  ...(need.isOnlyMeasured
    ? [{ words: 'With hair that nobody has measured, too', need: { ...need, isOnlyMeasured: false } }]
    : []),
  ...(need.isOnlyTied
    ? [{ words: 'With hair that is not tied at the root, too', need: { ...need, isOnlyTied: false } }]
    : []),
  ...(need.isOneType ? [{ words: 'With hair types mixed', need: { ...need, isOneType: false } }] : []),
];

/** The first value, not asked for yet, that goes together with one that is. */
function findBeside<T>(asked: readonly T[], pairs: readonly (readonly [T, T])[]): T | undefined {
  const beside = pairs.find(([one, other]) => asked.includes(one) !== asked.includes(other));
  return beside?.find((value) => !asked.includes(value));
}
