import { type AdField, type FieldTable, listFields, toWireName } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { readUnitNumber } from '#rules/numbers/read-unit-number.ts';
import { isTicked, readAmount, readGrams, readText } from '../../request/form-fields.ts';

/** The fields of a step as the API takes them. */
export type StepReader = (form: FormData) => Record<string, unknown>;

/** The hair step. What belongs to the other answer about cutting is left out. */
export const readHair: StepReader = (form) => readFields(form, 'hair');

export const readPrice: StepReader = (form) => ({
  ...readFields(form, 'price'),
  priceConfirmed: isTicked(form, 'priceConfirmed'),
  ...(!isTicked(form, 'openToOffers') && { offerFloor: null }),
});

export const readCheck: StepReader = (form) => ({
  ...readFields(form, 'check'),
  priceConfirmed: isTicked(form, 'priceConfirmed'),
});

/** By the name of the step; photos have a way of their own. */
export const STEP_READERS: Record<string, StepReader> = {
  hair: readHair,
  price: readPrice,
  check: readCheck,
};

/** Every field of a step; what cannot be read stays as it was typed, for the rules to refuse. */
export function readFields(
  form: FormData,
  step: AdField['step'],
  table: FieldTable = AD_FIELDS,
): Record<string, unknown> {
  const cutState = readText(form, 'cutState') === 'uncut' ? 'uncut' : 'cut';
  const fields = listFields(table).flatMap(([name, field]) => {
    const wire = toWireName(name, field);
    if (field.step !== step || wire === null) return [];
    const isOfOther = field.only !== undefined && field.only !== cutState;
    return [[wire, isOfOther ? null : readField(form, wire, field)] as const];
  });
  return Object.fromEntries(fields);
}

function readField(form: FormData, name: string, field: AdField): unknown {
  if (field.kind === 'flag') return isTicked(form, name) || field.unsaid;
  if (field.kind === 'list') return form.getAll(name);
  if (field.kind === 'weight') return readGrams(form, name);
  if (field.kind === 'money') return readAmount(form, name);
  const text = readText(form, name);
  return field.kind === 'number' && text !== null ? (readUnitNumber(text, field.unit) ?? text) : text;
}
