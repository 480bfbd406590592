import { readGrams, isTicked, readText, readNamedTexts } from '../../request/form-fields.ts';

const TEXTS = [
  'length',
  'shortestLayer',
  'circumference',
  'colour',
  'ethnicity',
  'texture',
  'treatment',
  'condition',
  'cutState',
  'cutDate',
  'toBeCutBy',
  'rootsTied',
  'source',
  'heat',
  'washing',
] as const;

/** The hair step as the API takes it. What belongs to the other answer about cutting is left out. */
export function readHair(form: FormData): Record<string, unknown> {
  const fields = { ...readNamedTexts(form, TEXTS), weight: readGrams(form, 'weight') };
  const isUncut = readText(form, 'cutState') === 'uncut';
  return {
    ...fields,
    ...(isUncut ? { weight: null, cutDate: null, rootsTied: null } : { toBeCutBy: null }),
    ethnicityConsent: isTicked(form, 'ethnicityConsent'),
    smokeFree: isTicked(form, 'smokeFree') ? true : null,
  };
}
