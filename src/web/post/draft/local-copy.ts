import { DAY_MS } from '#rules/time.ts';

/** What stands in a form, in the order of its controls. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** What is typed into a form, saved in this browser until the server has it. */
export type LocalCopy = {
  fields: Fields;
  /** The version of the ad that it was typed upon. */
  version: number;
  at: number;
  /** It was sent with the form itself; the next page tells whether it arrived. */
  isSent?: boolean;
  /** What the address of its page had filled in before it was typed, where an address does that. */
  from?: string;
};

const NOT_KEPT = new Set(['token', 'version', 'draft', 'then']);
const OLDEST_MS = 30 * DAY_MS;

export const readFormFields = (form: HTMLFormElement): Fields =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !NOT_KEPT.has(name) ? [[name, value] as const] : [],
  );

export const hasSameFields = (one: Fields, other: Fields): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Somebody typed before React took the page over, or the browser filled in what it remembers. */
export const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => {
    if (control instanceof HTMLInputElement)
      return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
    return control instanceof HTMLTextAreaElement && control.value !== withPlainLines(control.defaultValue);
  });

/** Forms are sent with other line ends than boxes hold. */
const withPlainLines = (text: string) => text.replaceAll('\r\n', '\n');

/** Ticks and choices that are not among the fields were not ticked or chosen. */
export function fillIn(form: HTMLFormElement, fields: Fields): void {
  const values = new Map<string, string[]>();
  for (const [name, value] of fields) values.set(name, [...(values.get(name) ?? []), value]);
  for (const control of form.elements) {
    const isTick = control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);
    const isText =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (!isText || NOT_KEPT.has(control.name)) continue;
    const [first] = values.get(control.name) ?? [];
    if (isTick) control.checked = values.get(control.name)?.includes(control.value) ?? false;
    else if (first !== undefined) control.value = first;
  }
}

/** A browser that keeps nothing (a private window, a full store) only loses the second net. */
export function openLocalCopy(key: string) {
  return {
    read(): LocalCopy | undefined {
      try {
        const copy = JSON.parse(localStorage.getItem(key) ?? 'null') as LocalCopy | null;
        return copy && Date.now() - copy.at < OLDEST_MS ? copy : undefined;
      } catch {
        return undefined;
      }
    },
    write(copy: LocalCopy): void {
      try {
        localStorage.setItem(key, JSON.stringify(copy));
      } catch {}
    },
    remove(): void {
      try {
        localStorage.removeItem(key);
      } catch {}
    },
  };
}
