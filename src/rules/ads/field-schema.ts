import { z } from 'zod';
import type { AdFacts } from './ad-facts.ts';
import { isCountry } from '../countries/countries.ts';
import {
  CONDITIONS,
  CUT_STATES,
  CUTTERS,
  HAIR_COLOURS,
  HAIR_ETHNICITIES,
  HEAT_USES,
  ROOTS_TIED,
  SOURCES,
  TEXTURES,
  TREATMENTS,
  WASHINGS,
} from '../hair/values.ts';
import { CIRCUMFERENCE_STEP, inchesToMm, LENGTH_STEP, parseInches, toStep } from '../hair/measure.ts';
import { CURRENCIES, PRICE_LIMITS } from '../money.ts';
import { PAYMENT_WAYS } from './payment-ways.ts';
import { PHOTO_SLOTS, type PhotoSlot, PHOTOS_MAX } from './photo.ts';
import { amountOr } from '../numbers/read-number.ts';
import { line, lines, publicText } from '../text/text-schema.ts';

const NOT_SOLD_HERE =
  'We do not sell temple or tonsure hair, combings or hair from the floor. Only hair that its donor agreed to sell is welcome.';
const isNotSoldHere = (source: unknown) =>
  typeof source === 'string' && /temple|tonsur|comb|floor|fallen|sweep/i.test(source.slice(0, 100));

const PRICE = 'Set a price between 1 and 20,000, in whole cents, pence or paise.';
const FLOOR = 'Enter the lowest offer you would consider, in whole cents, pence or paise.';
const WEIGHT = 'Enter the weight in whole grams, between 5 and 2,000.';
const SHIPS_TO = 'Say where you can send it: your own country, worldwide, or a list of countries.';

const shippingCountry = z
  .string('Choose a country from the list.')
  .refine(isCountry, 'Choose a country from the list.');

export const adId = z
  .string('Say which ad you mean.')
  .regex(/^[A-Za-z0-9_-]{1,100}$/, 'Say which ad you mean.');
export const version = z
  .int('Say which version of the ad you saw.')
  .min(1, 'Say which version of the ad you saw.');

/** The fields of an ad on the wire. Each may be left out of a draft; what a submitted ad needs is in ad-conditions. */
export const adFields = {
  title: publicText(line({ name: 'title', min: 10, max: 90 })).nullish(),
  description: publicText(lines({ name: 'description', min: 20, max: 2000 })).nullish(),
  price: z.int(amountOr(PRICE)).min(PRICE_LIMITS.USD.min, PRICE).max(PRICE_LIMITS.INR.max, PRICE).nullish(),
  currency: z.enum(CURRENCIES, 'Choose US dollars, pounds, euros or rupees.').nullish(),
  openToOffers: z.boolean('Say whether you are open to offers.').nullish(),
  offerFloor: z
    .int(amountOr(FLOOR))
    .min(PRICE_LIMITS.USD.min, FLOOR)
    .max(PRICE_LIMITS.INR.max, FLOOR)
    .nullish(),
  paymentWays: z
    .array(z.enum(PAYMENT_WAYS, 'Choose from the ways to be paid.'), 'Choose from the ways to be paid.')
    .max(PAYMENT_WAYS.length, 'Choose each way to be paid once.')
    .nullish(),
  length: size('length', 1, 80, LENGTH_STEP).nullish(),
  shortestLayer: size('shortest layer', 0.5, 80, LENGTH_STEP).nullish(),
  circumference: size('measure round the tied ponytail', 1, 8, CIRCUMFERENCE_STEP).nullish(),
  weight: z.int(WEIGHT).min(5, WEIGHT).max(2000, WEIGHT).nullish(),
  colour: z.enum(HAIR_COLOURS, 'Choose a colour from the list.').nullish(),
  ethnicity: z.enum(HAIR_ETHNICITIES, 'Choose a hair type from the list.').nullish(),
  ethnicityConsent: z.boolean('Say whether we may publish the hair type.').nullish(),
  texture: z.enum(TEXTURES, 'Choose straight, wavy, curly or coily.').nullish(),
  treatment: z.enum(TREATMENTS, 'Choose what was done to the hair.').nullish(),
  condition: z.enum(CONDITIONS, 'Choose excellent, good or fair.').nullish(),
  cutState: z.enum(CUT_STATES, 'Say whether the hair is cut.').nullish(),
  cutDate: z.iso.date('Enter the day it was cut, like 2026-10-01.').nullish(),
  toBeCutBy: z.enum(CUTTERS, 'Choose who will cut it: a salon, yourself, or a friend or relative.').nullish(),
  rootsTied: z.enum(ROOTS_TIED, 'Say whether the root ends are tied together.').nullish(),
  source: z
    .enum(SOURCES, {
      error: ({ input }) => (isNotSoldHere(input) ? NOT_SOLD_HERE : 'Say where the hair comes from.'),
    })
    .nullish(),
  declaration: z.boolean('Please confirm that you may sell this hair.').nullish(),
  country: shippingCountry.nullish(),
  town: publicText(line({ name: 'town', max: 80 }))
    .refine((town) => !/\p{Nd}/u.test(town), 'Name the town only, without street or postcode.')
    .nullish(),
  shipsTo: z
    .union([z.enum(['own-country', 'worldwide']), z.array(shippingCountry).min(1).max(249)], SHIPS_TO)
    .nullish(),
  heat: z.enum(HEAT_USES, 'Say how often it was styled with heat.').nullish(),
  smokeFree: z.boolean('Say whether the home is smoke-free.').nullish(),
  washing: z.enum(WASHINGS, 'Say how often it was washed.').nullish(),
  photos: z
    .array(
      z.strictObject({
        id: z.string('Choose a photo.').regex(/^[A-Za-z0-9_-]{1,100}$/, 'Choose a photo.'),
        tape: z.boolean('Say whether the photo shows a tape measure.').default(false),
        slot: z.enum(PHOTO_SLOTS, 'Choose what the photo shows.').nullish(),
      }),
      'Add your photos.',
    )
    .max(PHOTOS_MAX, `Choose at most ${PHOTOS_MAX} photos.`)
    .refine(
      (photos) => new Set(photos.map(({ id }) => id)).size === photos.length,
      'Use each photo only once.',
    )
    .nullish(),
};
const AdFields = z.object(adFields);
export type AdFields = z.output<typeof AdFields>;

/** The same in the units that are stored. A field that was left out is left out here too. */
export function toAdFacts(fields: AdFields): Partial<AdFacts> {
  const {
    length,
    shortestLayer,
    circumference,
    weight,
    shipsTo,
    openToOffers,
    paymentWays,
    ethnicityConsent,
    declaration,
    photos,
    ...same
  } = fields;
  const facts = {
    ...same,
    lengthMm: length,
    shortestLayerMm: shortestLayer,
    circumferenceMm: circumference,
    weightGrams: weight,
    openToOffers: openToOffers === null ? false : openToOffers,
    ethnicityConsent: ethnicityConsent === null ? false : ethnicityConsent,
    declaration: declaration === null ? false : declaration,
    paymentWays: paymentWays === null ? [] : paymentWays && [...new Set(paymentWays)],
    photos: photos === null ? [] : photos?.map(photoChoice),
    shipsTo: Array.isArray(shipsTo) ? ('countries' as const) : shipsTo,
    shipsToCountries: shipsTo === undefined ? undefined : Array.isArray(shipsTo) ? [...new Set(shipsTo)] : [],
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** A photo of the hair beside a tape shows a tape; no other photo is said to be that one. */
function photoChoice({
  id,
  tape,
  slot = null,
}: {
  id: string;
  tape: boolean;
  slot?: PhotoSlot | null | undefined;
}) {
  return { id, tape: tape || slot === 'tape', slot };
}

/** A length as people write it, to the nearest step, in millimetres. */
function size(name: string, min: number, max: number, step: number) {
  const sentence = `Enter the ${name} between ${min} and ${max} inches, like 28, 28 in or 71 cm.`;
  return z.string(sentence).transform((text, ctx) => {
    const inches = parseInches(text);
    if (inches !== undefined && inches >= min && inches <= max) return inchesToMm(toStep(inches, step));
    ctx.addIssue({ code: 'custom', message: sentence });
    return z.NEVER;
  });
}
