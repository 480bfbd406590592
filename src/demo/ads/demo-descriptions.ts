import type { HeatUse, RootsTied, Source, Washing } from '#rules/hair/values.ts';
import { inchesToMm } from '#rules/hair/measure.ts';
import type { DemoHair } from './demo-hair.ts';
import {
  CARE,
  CLOSINGS,
  COLOURING,
  CUTTING,
  ENDS,
  HEAT,
  LAYERS,
  OPENINGS,
  REASONS,
  TEXTURES,
  WASHING,
} from './description-sentences.ts';
import { fill } from '../demo-words.ts';
import type { Random } from '../random.ts';

/** What a description can speak of. */
export type Described = DemoHair & {
  grams: number;
  source: Source;
  rootsTied: RootsTied | null;
  heat: HeatUse | null;
  washing: Washing | null;
  smokeFree: boolean | null;
  isMan: boolean;
  isTrade: boolean;
  shipsAbroad: boolean;
};

/** How somebody writes: in what order, how much, and how carefully. */
const VOICES = {
  warm: {
    weight: 30,
    order: [
      'opening',
      'texture',
      'colouring',
      'care',
      'washing',
      'ends',
      'layers',
      'cutting',
      'reason',
      'closing',
    ],
    skips: 0.12,
  },
  plain: {
    weight: 24,
    order: ['opening', 'layers', 'colouring', 'texture', 'ends', 'cutting', 'closing'],
    skips: 0.2,
  },
  short: { weight: 18, order: ['opening', 'colouring', 'cutting'], skips: 0 },
  careful: {
    weight: 16,
    order: ['opening', 'colouring', 'heat', 'washing', 'ends', 'layers', 'texture', 'cutting', 'closing'],
    skips: 0.08,
  },
  thorough: {
    weight: 12,
    order: [
      'opening',
      'texture',
      'layers',
      'colouring',
      'heat',
      'washing',
      'care',
      'ends',
      'reason',
      'cutting',
      'care',
      'closing',
      'cutting',
    ],
    skips: 0,
  },
  story: {
    weight: 12,
    order: ['reason', 'opening', 'care', 'texture', 'colouring', 'heat', 'cutting', 'closing'],
    skips: 0.1,
  },
} as const;
type Slot = (typeof VOICES)[keyof typeof VOICES]['order'][number];

/** Whoever writes for somebody else does not speak of their own habits. */
const ONLY_ONES_OWN: readonly Slot[] = ['care', 'heat', 'washing', 'reason'];

/** Describes hair the way its seller might: nobody's words but made from the facts of the ad. */
export function describeHair(hair: Described, random: Random): string {
  const voice =
    VOICES[hair.isTrade ? random.pickByWeight({ plain: 3, short: 2, careful: 3 }) : pickVoice(random)];
  const sentences = voice.order
    .filter((slot) => !(hair.source === 'family' && ONLY_ONES_OWN.includes(slot)))
    .filter((slot) => slot === 'opening' || slot === 'colouring' || !random.chance(voice.skips))
    .map((slot) => sentenceFor(slot, hair, random))
    .filter((sentence) => sentence !== '');
  const values = toSentenceValues(hair, random);
  return setOut(
    [...new Set(sentences)].map((sentence) => fill(sentence, values)),
    random,
  );
}

function pickVoice(random: Random): keyof typeof VOICES {
  const weights = Object.fromEntries(Object.entries(VOICES).map(([name, { weight }]) => [name, weight]));
  return random.pickByWeight<keyof typeof VOICES>(weights);
}

function sentenceFor(slot: Slot, hair: Described, random: Random): string {
  const pick = (list: readonly string[]) => (list.length === 0 ? '' : random.pick(list));
  switch (slot) {
    case 'opening':
      return pick(
        OPENINGS[
          hair.isTrade ? 'trade' : hair.source === 'family' ? 'family' : hair.isMan ? 'man' : hair.cutState
        ],
      );
    case 'texture':
      return pick(TEXTURES[hair.texture]);
    case 'colouring':
      return pick(
        COLOURING[hair.colour === 'white-and-grey' && hair.treatment === 'virgin' ? 'grey' : hair.treatment],
      );
    case 'care':
      return pick(CARE);
    case 'heat':
      return hair.heat === null ? '' : pick(HEAT[hair.heat]);
    case 'washing':
      return hair.washing === null ? '' : pick(WASHING[hair.washing]);
    case 'ends':
      return pick(ENDS[hair.condition]);
    case 'layers':
      return pick(hair.shortest === null ? LAYERS.none : LAYERS.some);
    case 'cutting':
      return pick(CUTTING[findCuttingKind(hair)]);
    case 'reason':
      return hair.isTrade || hair.source === 'family' ? '' : pick(REASONS[hair.cutState]);
    case 'closing':
      return pick(hair.shipsAbroad ? CLOSINGS.abroad : CLOSINGS.home);
  }
}

function findCuttingKind({ cutState, rootsTied, isTrade }: Described): keyof typeof CUTTING {
  if (cutState === 'cut' && rootsTied !== 'yes') return 'mixed';
  return isTrade ? 'trade' : cutState;
}

function toSentenceValues(hair: Described, random: Random): Record<string, string> {
  return {
    in: String(hair.longest),
    cm: String(Math.round(inchesToMm(hair.longest) / 10)),
    shortest: String(hair.shortest ?? hair.longest),
    girth: String(hair.circumference),
    g: String(hair.grams),
    texture: hair.texture,
    colour: hair.colour === 'white-and-grey' ? 'grey' : hair.colour,
    years: random.pick(['three', 'four', 'five', 'six', 'seven', 'nearly eight']),
    months: random.pick(['six', 'eight', 'ten', 'fourteen']),
    day: random.pick(['Sunday', 'Saturday', 'Friday']),
  };
}

/** Some write in one block, some leave a line between thoughts. */
function setOut(sentences: readonly string[], random: Random): string {
  if (sentences.length < 5 || random.chance(0.55)) return sentences.join(' ');
  const half = random.integer(2, sentences.length - 2);
  return `${sentences.slice(0, half).join(' ')}\n\n${sentences.slice(half).join(' ')}`;
}
