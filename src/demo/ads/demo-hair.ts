import {
  type Condition,
  type CutState,
  HAIR_COLOURS,
  HAIR_ETHNICITIES,
  HAIR_LENGTHS,
  type HairColour,
  type HairEthnicity,
  type Texture,
  type Treatment,
} from '#rules/hair/values.ts';
import { bandLimits, toLengthBand } from '#rules/hair/measure.ts';
import { dealNormal, dealOut, shareOut } from '../quotas.ts';
import type { Random } from '../random.ts';

/** The hair of one demo ad, in inches. */
export type DemoHair = {
  ethnicity: HairEthnicity;
  colour: HairColour;
  texture: Texture;
  treatment: Treatment;
  condition: Condition;
  cutState: CutState;
  longest: number;
  shortest: number | null;
  circumference: number;
};

/** In per cent. */
export const ETHNICITY_SHARES = {
  indian: 58,
  caucasian: 18,
  asian: 12,
  'middle-eastern': 7,
  african: 5,
} as const;
export const TREATMENT_SHARES = {
  virgin: 88,
  dyed: 8,
  'bleached-or-highlighted': 2,
  'permed-or-relaxed': 2,
} as const;
export const CONDITION_SHARES = { good: 55, excellent: 33, fair: 12 } as const;
export const CUT_SHARES = { uncut: 62, cut: 38 } as const;
const TEXTURE_SHARES = { straight: 55, wavy: 32, curly: 11, coily: 2 } as const;
const AFRICAN_TEXTURE_SHARES = { coily: 50, curly: 40, wavy: 10 } as const;
export const COLOUR_SHARES: Record<HairEthnicity, Partial<Record<HairColour, number>>> = {
  indian: { black: 74, brown: 17, 'white-and-grey': 6, chestnut: 3 },
  asian: { black: 82, brown: 13, 'white-and-grey': 5 },
  caucasian: { brown: 38, blonde: 27, chestnut: 13, auburn: 9, red: 8, 'white-and-grey': 3, black: 2 },
  'middle-eastern': { black: 52, brown: 36, chestnut: 9, 'white-and-grey': 3 },
  african: { black: 82, brown: 15, 'white-and-grey': 3 },
};

const LENGTH = { deviation: 6, least: 6, most: 44, indian: 21, others: 18 };
const GIRTH = { mean: 3.4, deviation: 0.5, least: 2, most: 5 };
const LAYERED_SHARE = 0.16;

/** Hair nobody grows for sale, made by hand so that the shortest category is not empty. */
const SHORT_HAIR: readonly DemoHair[] = [
  {
    ethnicity: 'caucasian',
    colour: 'blonde',
    texture: 'straight',
    treatment: 'virgin',
    condition: 'good',
    cutState: 'cut',
    longest: 4,
    shortest: null,
    circumference: 3,
  },
  {
    ethnicity: 'african',
    colour: 'black',
    texture: 'coily',
    treatment: 'virgin',
    condition: 'excellent',
    cutState: 'cut',
    longest: 4.5,
    shortest: null,
    circumference: 3.5,
  },
  {
    ethnicity: 'indian',
    colour: 'white-and-grey',
    texture: 'wavy',
    treatment: 'virgin',
    condition: 'good',
    cutState: 'cut',
    longest: 3.5,
    shortest: null,
    circumference: 2.75,
  },
];

/** The hair of so many ads, in the shares of the real trade, with something in every category. */
export function makeDemoHair(total: number, random: Random): DemoHair[] {
  const short = SHORT_HAIR.slice(0, total < 60 ? 2 : 3);
  const grown = total - short.length;
  const treatments = dealOut(grown, TREATMENT_SHARES, random);
  const conditions = dealOut(grown, CONDITION_SHARES, random);
  const cuts = dealOut(grown, CUT_SHARES, random);
  const girths = dealNormal(grown, random);
  const counts = shareOut(grown, ETHNICITY_SHARES);
  const heads = HAIR_ETHNICITIES.flatMap((ethnicity) => growHeads(ethnicity, counts[ethnicity], random));
  const hair = heads.map((head, place): DemoHair => ({
    ...head,
    treatment: treatments[place] ?? 'virgin',
    condition: conditions[place] ?? 'good',
    cutState: cuts[place] ?? 'uncut',
    circumference: toStep(GIRTH.mean + GIRTH.deviation * (girths[place] ?? 0), 0.25, GIRTH),
  }));
  fillCategories(hair);
  return random.shuffle([...short.map((each) => ({ ...each })), ...hair]);
}

type Head = Pick<DemoHair, 'ethnicity' | 'colour' | 'texture' | 'longest' | 'shortest'>;

function growHeads(ethnicity: HairEthnicity, total: number, random: Random): Head[] {
  const colours = dealOut(total, COLOUR_SHARES[ethnicity], random);
  const textures = dealOut<Texture>(
    total,
    ethnicity === 'african' ? AFRICAN_TEXTURE_SHARES : TEXTURE_SHARES,
    random,
  );
  const mean = ethnicity === 'indian' ? LENGTH.indian : LENGTH.others;
  return dealNormal(total, random).map((deviation, place) => {
    const longest = toStep(mean + LENGTH.deviation * deviation, 0.5, LENGTH);
    const isLayered = longest >= 12 && random.chance(LAYERED_SHARE);
    const shortest = isLayered ? Math.round(longest * random.uniform(0.55, 0.82) * 2) / 2 : null;
    return {
      ethnicity,
      colour: colours[place] ?? 'black',
      texture: textures[place] ?? 'straight',
      longest,
      shortest,
    };
  });
}

const toStep = (value: number, step: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, Math.round(value / step) * step));

/** With few ads a rare kind can round down to none: then somebody of the commonest kind becomes it. */
function fillCategories(hair: DemoHair[]): void {
  for (const ethnicity of HAIR_ETHNICITIES) {
    if (!hair.some((each) => each.ethnicity === ethnicity))
      spare(hair, (each) => each.ethnicity).ethnicity = ethnicity;
  }
  for (const colour of HAIR_COLOURS) {
    if (hair.some((each) => each.colour === colour)) continue;
    const changed = spare(hair, (each) => each.colour);
    changed.colour = colour;
    if (changed.ethnicity !== 'caucasian') changed.treatment = 'dyed';
  }
  for (const band of HAIR_LENGTHS.slice(1)) {
    if (hair.some((each) => toLengthBand(each.longest) === band)) continue;
    const changed = spare(hair, (each) => toLengthBand(each.longest));
    changed.longest = bandLimits(band).from + 2.5;
    changed.shortest = null;
  }
}

function spare(hair: DemoHair[], kindOf: (each: DemoHair) => string): DemoHair {
  const commonest = [...Map.groupBy(hair, kindOf).values()].toSorted(
    (one, other) => other.length - one.length,
  )[0];
  const last = commonest?.at(-1);
  if (last === undefined) throw new Error('Too few ads to fill every category.');
  return last;
}
