import { z } from 'zod';
import { COUNTRIES, isCountry } from '../countries/countries.ts';
import { parseInches, wholeGrams } from '../hair/read-measure.ts';
import { CUT_STATES, HAIR_COLOURS, HAIR_ETHNICITIES, TEXTURES, TREATMENTS } from '../hair/values.ts';
import { CURRENCIES } from '../money/money.ts';
import { staffReason, toldMessage } from '../moderation/decision-schema.ts';
import { idField, lines, withoutTags } from '../text/text-schema.ts';
import { WANTED_LIMITS, WANTED_SENTENCES as SAY } from './wanted-fields.ts';
import { WANTED_ORDERS } from './wanted-list.ts';

const wantedId = idField('Say which request you mean.');
const VERSION = 'Say which version of the request you saw.';
const version = z.int(VERSION).min(1, VERSION);
const until = z.iso.date(SAY.until);
/** After a refusal of the note: let a person of ours look at it instead. */
const sendForReview = z.boolean().default(false);

/** What somebody fills in: nothing about a person, no photo, no title. */
const wantedFields = {
  shortest: typed((text) => readHalves(text), SAY.length),
  longest: typed((text) => readHalves(text), SAY.length),
  colours: several(HAIR_COLOURS, SAY.colours),
  textures: several(TEXTURES, SAY.textures),
  treatments: several(TREATMENTS, SAY.treatments),
  ethnicities: z
    .array(z.enum(HAIR_ETHNICITIES, SAY.ethnicities), SAY.ethnicities)
    .max(HAIR_ETHNICITIES.length, SAY.ethnicities)
    .default([])
    .transform(once),
  grams: typed((text) => within(wholeGrams(text), WANTED_LIMITS.grams), SAY.grams),
  /** Null and 'any': either. */
  cutState: z.enum([...CUT_STATES, 'any'], SAY.cutState).nullish(),
  /** Minor units for each gram. */
  budgetPerGram: z
    .int(SAY.budget)
    .min(WANTED_LIMITS.budget.min, SAY.budget)
    .max(WANTED_LIMITS.budget.max, SAY.budget)
    .nullish(),
  currency: z.enum(CURRENCIES, SAY.currency).nullish(),
  country: z.string(SAY.country).refine(isCountry, SAY.country),
  until,
  note: withoutTags(lines({ name: 'note', min: 0, max: WANTED_LIMITS.note })).default(''),
  sendForReview,
};

const WantedFields = z.object(wantedFields);
type WantedFields = z.output<typeof WantedFields>;

export const PostWanted = z
  .strictObject(wantedFields)
  .superRefine(checkTogether, { when: ({ value }) => typeof value === 'object' && value !== null })
  .transform(settle);
export type PostWanted = z.output<typeof PostWanted>;

/** The whole request again, on the version that was seen. */
export const EditWanted = z
  .strictObject({ wantedId, version, ...wantedFields })
  .superRefine(checkTogether, { when: ({ value }) => typeof value === 'object' && value !== null })
  .transform(({ wantedId: id, version: seen, ...fields }) => ({
    wantedId: id,
    version: seen,
    ...settle(fields),
  }));
export type EditWanted = z.output<typeof EditWanted>;

export const ShowWanted = z.strictObject({ wantedId });
export const EndWanted = z.strictObject({ wantedId, version });
export type EndWanted = z.output<typeof EndWanted>;

export const RenewWanted = z.strictObject({ wantedId, version, until, sendForReview });
export type RenewWanted = z.output<typeof RenewWanted>;

/** Staff say why, and what its owner reads. */
export const DeleteWanted = z.strictObject({
  wantedId,
  version,
  reason: staffReason.optional(),
  message: toldMessage,
});
export type DeleteWanted = z.output<typeof DeleteWanted>;

export const ReviewWanted = z
  .strictObject({
    wantedId,
    version,
    decision: z.enum(['approve', 'reject'], 'Choose to approve or to reject.'),
    message: toldMessage,
    reason: staffReason,
  })
  .refine(({ decision, message }) => decision === 'approve' || message !== undefined, {
    error: 'Tell the person in at least 10 characters why.',
    path: ['message'],
  });
export type ReviewWanted = z.output<typeof ReviewWanted>;

export const AnswerWanted = z.strictObject({
  wantedId,
  adId: idField('Say which ad you mean.'),
  message: withoutTags(lines({ name: 'message', min: 20, max: 1000 })),
  sendForReview,
});
export type AnswerWanted = z.output<typeof AnswerWanted>;

export const WantedForAd = z.strictObject({ adId: idField('Say which ad you mean.') });

/** Which requests, as it stands in the address: what makes no sense is dropped and never an error. */
export const BrowseWanted = z.object({
  colour: filter(HAIR_COLOURS),
  texture: filter(TEXTURES),
  ethnicity: filter(HAIR_ETHNICITIES),
  treatment: filter(TREATMENTS),
  /** Hair of this length, in half inches, is asked for. */
  length: z
    .unknown()
    .optional()
    .transform((said) => readHalves(lastText(said))),
  country: z
    .unknown()
    .optional()
    .transform((said) => COUNTRIES.find((each) => each === lastText(said))),
  order: z
    .unknown()
    .optional()
    .transform((said) => WANTED_ORDERS.find((each) => each === lastText(said)) ?? 'newest'),
  after: z
    .unknown()
    .optional()
    .transform((said) => lastText(said).slice(0, 300) || undefined),
});
export type BrowseWanted = z.output<typeof BrowseWanted>;

export const MyWantedQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(24),
  after: z.string().max(300).optional(),
});
export type MyWantedQuery = z.output<typeof MyWantedQuery>;

/** Runs beside the fields' own checks, so that a person hears of everything at once. */
function checkTogether(fields: Partial<WantedFields>, ctx: z.core.$RefinementCtx): void {
  const wrong = new Set(ctx.issues.map((issue) => String(issue.path?.[0])));
  const { shortest, longest, budgetPerGram, currency } = fields;
  if (!wrong.has('shortest') && !wrong.has('longest') && (shortest ?? 0) > (longest ?? 0))
    ctx.addIssue({ code: 'custom', path: ['shortest'], message: SAY.order });
  if (typeof budgetPerGram === 'number' && (currency ?? null) === null && !wrong.has('currency'))
    ctx.addIssue({ code: 'custom', path: ['currency'], message: SAY.currency });
}

/** The same in the shape of the rules: without a budget no currency, and null where nothing is said. */
function settle({
  budgetPerGram,
  currency,
  cutState,
  until: day,
  note,
  sendForReview: isSent,
  ...hair
}: WantedFields) {
  return {
    facts: {
      ...hair,
      cutState: cutState === 'any' ? null : (cutState ?? null),
      budgetPerGram:
        typeof budgetPerGram === 'number' && currency ? { amount: budgetPerGram, currency } : null,
    },
    until: day,
    note,
    sendForReview: isSent,
  };
}

/** A number, or the same as people type it; what makes no sense gets its sentence. */
function typed(reader: (text: string) => number | undefined, sentence: string) {
  return z.union([z.string(), z.number()], sentence).transform((said, ctx): number => {
    const value = reader(String(said).trim());
    if (value !== undefined) return value;
    ctx.addIssue({ code: 'custom', message: sentence });
    return z.NEVER;
  });
}

function several<const Values extends readonly string[]>(values: Values, sentence: string) {
  return z
    .array(z.enum(values, sentence), sentence)
    .min(1, sentence)
    .max(values.length, sentence)
    .transform(once);
}

/** Both `colour=red&colour=black` and `colour=red,black`. */
function filter<const Values extends readonly string[]>(values: Values) {
  return z
    .unknown()
    .optional()
    .transform((said): Values[number][] => {
      const words = (Array.isArray(said) ? said : [said]).flatMap((each) =>
        typeof each === 'string' ? each.slice(0, 500).split(',') : [],
      );
      return values.filter((value) => words.includes(value));
    });
}

function once<Value>(list: Value[]): Value[] {
  return [...new Set(list)];
}

function readHalves(text: string): number | undefined {
  const inches = parseInches(text);
  return inches === undefined ? undefined : within(Math.round(inches * 2), WANTED_LIMITS.halfInches);
}

const within = (number: number | undefined, { min, max }: { min: number; max: number }) =>
  number !== undefined && number >= min && number <= max ? number : undefined;

function lastText(said: unknown): string {
  const last: unknown = Array.isArray(said) ? said.at(-1) : said;
  return typeof last === 'string' ? last.trim() : '';
}
