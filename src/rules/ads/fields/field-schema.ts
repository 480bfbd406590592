import { z } from 'zod';
import type { AdFacts } from '../ad-facts.ts';
import {
  type AdField,
  type FactsIn,
  type FieldTable,
  listFields,
  type OwnFactsIn,
  toUnsaid,
  toWireName,
  type WireFactsIn,
} from './field.ts';
import { AD_FIELDS } from '../fields.ts';
import { isCountry } from '../../countries/countries.ts';
import { inchesToMm, toStep } from '../../hair/measure.ts';
import { parseInches } from '../../hair/read-measure.ts';
import { PRICE_LIMITS } from '../../money/money.ts';
import { PHOTO_SLOTS, type PhotoSlot, PHOTOS_MAX } from '../photos/photo.ts';
import { amountOr } from '../../numbers/read-number.ts';
import { idField, line, lines, publicText } from '../../text/text-schema.ts';

const NOT_SOLD_HERE =
  'We do not sell temple or tonsure hair, combings or hair from the floor. Only hair that its donor agreed to sell is welcome.';
const isNotSoldHere = (source: unknown) =>
  typeof source === 'string' && /temple|tonsur|comb|floor|fallen|sweep/i.test(source.slice(0, 100));

export const adId = idField('Say which ad you mean.');
export const version = z
  .int('Say which version of the ad you saw.')
  .min(1, 'Say which version of the ad you saw.');

/** Null and left out are the same in a new ad; in a change, null takes away what was said. */
type Nullish<Value, Sent = Value> = z.ZodOptional<z.ZodNullable<z.ZodType<Value, Sent>>>;
type WireShape<T> = {
  [N in keyof WireFactsIn<T>]: Nullish<NonNullable<WireFactsIn<T>[N]>, NonNullable<OwnFactsIn<T>[N]>>;
};

/** The fields of a table as the API takes them. */
export function toWireShape<T extends FieldTable>(table: T): WireShape<T> {
  const fields = listFields(table).flatMap(([name, field]) => {
    const wire = toWireName(name, field);
    return wire === null ? [] : [[wire, toSchema(field).nullish()] as const];
  });
  return Object.fromEntries(fields) as WireShape<T>;
}

function toSchema(field: AdField): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return z.enum(field.of, field.sentence);
    case 'list':
      return z
        .array(z.enum(field.of, field.sentence), field.sentence)
        .max(field.of.length, 'Choose each way to be paid once.');
    case 'weight':
      return z.int(field.sentence).min(field.min, field.sentence).max(field.max, field.sentence);
    case 'number':
      return z
        .number(field.sentence)
        .min(field.min, field.sentence)
        .max(field.max, field.sentence)
        .multipleOf(field.every, field.sentence);
    case 'size':
      return size(field);
    case 'money':
      return z
        .int(amountOr(field.sentence))
        .min(field.min ?? PRICE_LIMITS.USD.min, field.sentence)
        .max(PRICE_LIMITS.INR.max, field.sentence);
    case 'text':
      return publicText(field.isLong ? lines(field) : line(field));
    case 'flag':
      return z.boolean(field.sentence);
    case 'day':
      return z.iso.date(field.sentence);
    case 'country':
      return z.string(field.sentence).refine(isCountry, field.sentence);
    case 'ratio':
    case 'countries':
      throw new Error(`${field.label} does not come from outside.`);
  }
}

const { source, shipsTo, country } = AD_FIELDS;
const shippingCountry = z.string(country.sentence).refine(isCountry, country.sentence);

/** The fields of an ad on the wire. Each may be left out of a draft; what a submitted ad needs is in conditions.ts. */
export const adFields = {
  ...toWireShape(AD_FIELDS),
  source: z
    .enum(source.of, {
      error: ({ input }) => (isNotSoldHere(input) ? NOT_SOLD_HERE : source.sentence),
    })
    .nullish(),
  town: publicText(line(AD_FIELDS.town))
    .refine((town) => !/\p{Nd}/u.test(town), 'Name the town only, without street or postcode.')
    .nullish(),
  /** Only its seller reads it: a number of their own may look like anything. */
  ref: line(AD_FIELDS.ref).nullish(),
  shipsTo: z
    .union([z.enum(['own-country', 'worldwide']), z.array(shippingCountry).min(1).max(249)], shipsTo.sentence)
    .nullish(),
  photos: z
    .array(
      z.strictObject({
        id: idField('Choose a photo.'),
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
export function toAdFacts({ photos, shipsTo: shipping, ...fields }: AdFields): Partial<AdFacts> {
  return {
    ...toFacts(fields, AD_FIELDS),
    ...(photos !== undefined && { photos: photos?.map(photoChoice) ?? [] }),
    ...(shipping !== undefined && {
      shipsTo: Array.isArray(shipping) ? 'countries' : shipping,
      shipsToCountries: Array.isArray(shipping) ? [...new Set(shipping)] : [],
    }),
  };
}

export function toFacts<T extends FieldTable>(
  fields: Readonly<Record<string, unknown>>,
  table: T,
): Partial<FactsIn<T>> {
  const facts = listFields(table).flatMap(([name, field]) => {
    const value = fields[toWireName(name, field) ?? ''];
    return value === undefined ? [] : [[name, toFact(field, value)] as const];
  });
  return Object.fromEntries(facts) as Partial<FactsIn<T>>;
}

function toFact(field: AdField, value: unknown): unknown {
  if (value === null) return toUnsaid(field);
  return Array.isArray(value) ? [...new Set(value)] : value;
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
function size({ name, min, max, inchStep }: Extract<AdField, { kind: 'size' }>) {
  const sentence = `Enter the ${name} between ${min} and ${max} inches, like 28, 28 in or 71 cm.`;
  return z.string(sentence).transform((text, ctx) => {
    const inches = parseInches(text);
    if (inches !== undefined && inches >= min && inches <= max) return inchesToMm(toStep(inches, inchStep));
    ctx.addIssue({ code: 'custom', message: sentence });
    return z.NEVER;
  });
}
