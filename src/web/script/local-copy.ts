import { DAY_MS } from '#rules/time.ts';

/** What is typed into a form, saved in this browser until the server has it. */
export type LocalCopy = {
  fields: [name: string, value: string][];
  /** The version of the ad that it was typed upon. */
  version: string;
  at: number;
  /** It was sent with the form itself; the next page tells whether it arrived. */
  isSent?: boolean;
};

const NOT_KEPT = new Set(['token', 'version', 'draft', 'then']);
const OLDEST_MS = 30 * DAY_MS;

export const readFormFields = (form: HTMLFormElement): LocalCopy['fields'] =>
  [...new FormData(form)].flatMap(([name, value]): LocalCopy['fields'] =>
    typeof value === 'string' && !NOT_KEPT.has(name) ? [[name, value]] : [],
  );

export const hasSameFields = (one: LocalCopy['fields'], other: LocalCopy['fields']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Ticks and choices that are not among the fields were not ticked or chosen. */
export function fillIn(form: HTMLFormElement, fields: LocalCopy['fields']): void {
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
