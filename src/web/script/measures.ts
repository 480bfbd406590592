import { estimateGrams, parseInches } from '#rules/hair/measure.ts';
import { otherLength, otherWeight } from '../hair/other-measure.ts';

/** Says a measure in the other unit as it is typed, and what a tied ponytail of that size may weigh. */
export function startMeasures(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-measure]')) {
    const form = place.closest('form');
    if (!form) continue;
    const show = () => {
      place.textContent = wordsFor(place.dataset['measure'] ?? '', (name) => readFieldValue(form, name));
    };
    form.addEventListener('input', show);
    show();
  }
}

function wordsFor(measure: string, value: (name: string) => string): string {
  if (measure === 'weight') return otherWeight(value('weight'));
  if (measure !== 'circumference') return otherLength(value(measure));
  const [length, girth] = [parseInches(value('length')), parseInches(value('circumference'))];
  const other = otherLength(value('circumference'));
  if (length === undefined || girth === undefined || value('cutState') === 'cut') return other;
  return `${other}, so it may weigh about ${estimateGrams(length, null, girth)} g`;
}

function readFieldValue(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof RadioNodeList ? field.value : '';
}
