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
  const wish = form.elements.namedItem('saved') as HTMLInputElement;
  const saved = wish.value === '1';
  const adId = (form.elements.namedItem('adId') as HTMLInputElement).value;
  const answer = await post('saved/toggle', { adId, saved }).catch(() => undefined);
  // What cannot be done here, the form does with a page that says why.
  if (!answer?.ok) return form.submit();
  wish.value = saved ? '0' : '1';
  const button = form.querySelector('button');
  if (button) button.ariaPressed = String(saved);
  const word = form.querySelector<HTMLElement>('[data-on]');
  if (word) word.textContent = (saved ? word.dataset['on'] : word.dataset['off']) ?? '';
  toast(saved ? 'Saved. You find it under Saved ads.' : 'Taken off your saved ads.', 4000);
}
