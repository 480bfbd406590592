import { keepInTab, readInTab } from '../../session/tab-memory.ts';

type Kept = { isSent: boolean; fields: [name: string, value: string][] };
type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_TYPED = new Set(['hidden', 'file', 'password', 'submit', 'button']);
const isChosen = (box: Box): box is HTMLInputElement => box.type === 'radio' || box.type === 'checkbox';
const isBox = (element: Element): element is Box =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isTouched = (box: Box): boolean => {
  if (box instanceof HTMLSelectElement) return false;
  return isChosen(box) ? box.checked !== box.defaultChecked : box.value !== box.defaultValue;
};

const listBoxes = (form: HTMLFormElement): Box[] =>
  [...form.elements].filter(isBox).filter(({ name, type }) => name !== '' && !NOT_TYPED.has(type));

/** Fills in what was typed here before, if it was not sent, and keeps what is typed from now on. */
export function keepTyped(form: HTMLFormElement, name: string, signal: AbortSignal): void {
  const kept = read(name);
  // What was sent has arrived, or came back with the page.
  if (kept?.isSent) keepInTab(name, null);
  else if (kept) fillIn(form, kept.fields);
  // Whoever was quicker than this script loses nothing either.
  if (listBoxes(form).some(isTouched)) keep(form, name, false);
  form.addEventListener('input', () => keep(form, name, false), { signal });
  form.addEventListener('submit', () => keep(form, name, true), { signal });
}

/** What was sent and came back refused stands there as before. */
export const keepUnsent = (form: HTMLFormElement, name: string): void => keep(form, name, false);

const keep = (form: HTMLFormElement, name: string, isSent: boolean) =>
  keepInTab(name, JSON.stringify({ isSent, fields: readFields(form) } satisfies Kept));

const readFields = (form: HTMLFormElement): Kept['fields'] =>
  listBoxes(form)
    .filter((box) => !isChosen(box) || box.checked)
    .map(({ name, value }) => [name, value]);

/** What came back with the page, or was typed before this script was there, is newer. */
function fillIn(form: HTMLFormElement, fields: Kept['fields']): void {
  for (const box of listBoxes(form)) {
    if (isChosen(box))
      box.checked ||= fields.some(([name, value]) => name === box.name && value === box.value);
    else if (box instanceof HTMLSelectElement || box.value === box.defaultValue)
      box.value = fields.find(([name]) => name === box.name)?.[1] ?? box.value;
  }
}

function read(name: string): Kept | null {
  try {
    return JSON.parse(readInTab(name) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
