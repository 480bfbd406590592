import { wholeGrams } from '#rules/hair/read-measure.ts';
import { parseMoney } from '#rules/money/read-money.ts';
import { PROOF_FIELD } from '../ui/form/proof.ts';
import { STAY_FIELD } from '../ui/form/stay.ts';

const OURS = new Set(['token', 'intent', PROOF_FIELD, STAY_FIELD]);
const SECRETS = new Set([...OURS, 'password', 'newPassword', 'otp', 'code']);

/** What was posted; whatever is no form is the sender's mistake. */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400 });
  }
}

/** Every field that was filled in; one that came several times is a list. */
export function readTexts(form: FormData): Record<string, string | string[]> {
  const texts: Record<string, string | string[]> = {};
  for (const name of new Set(form.keys())) {
    if (OURS.has(name)) continue;
    const filled = form
      .getAll(name)
      .filter((value): value is string => typeof value === 'string' && value !== '');
    const [first] = filled;
    if (first !== undefined) texts[name] = filled.length > 1 ? filled : first;
  }
  return texts;
}

/** What was typed or chosen; null where it was left empty. */
export const readText = (form: FormData, name: string): string | null => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

/** Whether its page stays and waits for what became of it. */
export const isToStay = (form: FormData): boolean => form.get(STAY_FIELD) === 'yes';

export const isTicked = (form: FormData, name: string): boolean => form.get(name) === 'yes';

/** Whole grams of '160', '160 g' or '5.6 oz'; what is no weight stays as it is, for the rules to refuse. */
export function readGrams(form: FormData, name: string): number | string | null {
  const text = readText(form, name);
  return text === null ? null : (wholeGrams(text) ?? text);
}

/** Minor units of '420' or '£1,200.50'; what is no amount stays as it is, for the rules to refuse. */
export function readAmount(form: FormData, name: string): number | string | null {
  const text = readText(form, name);
  return text === null ? null : (parseMoney(text) ?? text);
}

/** What was typed, but never a secret. */
export function listTyped(form: FormData): Record<string, string[]> {
  const names = [...new Set(form.keys())].filter((name) => !SECRETS.has(name));
  return Object.fromEntries(
    names.map((name) => [name, form.getAll(name).filter((value) => typeof value === 'string')]),
  );
}
