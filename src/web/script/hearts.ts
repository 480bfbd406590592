import { post } from './api.ts';
import { toast } from './toast.ts';

/** A heart fills where it stands; without script its form goes to the server and comes back. */
export function startHearts(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-heart]')) return;
    event.preventDefault();
    void toggle(form);
  });
}

async function toggle(form: HTMLFormElement): Promise<void> {
  const saved = fieldOf(form, 'saved').value === '1';
  const adId = fieldOf(form, 'adId').value;
  const answer = await post('saved/toggle', { adId, saved }).catch(() => undefined);
  // What cannot be done here, the form does with a page that says why.
  if (!answer?.ok) return form.submit();
  for (const heart of document.querySelectorAll<HTMLFormElement>('form[data-heart]'))
    if (fieldOf(heart, 'adId').value === adId) show(heart, saved);
  toast(saved ? 'Saved. You find it under Saved ads.' : 'Taken off your saved ads.', 4000);
}

/** An ad may have several hearts on a page: they beat together. */
function show(heart: HTMLFormElement, saved: boolean): void {
  fieldOf(heart, 'saved').value = saved ? '0' : '1';
  const button = heart.querySelector('button');
  if (button) button.ariaPressed = String(saved);
  const word = heart.querySelector<HTMLElement>('[data-on]');
  if (word) word.textContent = (saved ? word.dataset['on'] : word.dataset['off']) ?? '';
}

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;
