import { post } from './api.ts';
import { toast } from './toast.ts';

/** A heart fills where it stands; without script its form goes to the server and comes back. */
export function startHearts(): void {
  document.addEventListener('submit', (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || !submitter.matches('[data-heart]')) return;
    // The second time it is sent as a form.
    if (submitter.dataset['heart'] === 'plain') return;
    event.preventDefault();
    void toggle(submitter);
  });
}

async function toggle(heart: HTMLButtonElement): Promise<void> {
  const saved = heart.name === 'keep';
  const adId = heart.value;
  const answer = await post('saved/toggle', { adId, saved }).catch(() => undefined);
  if (!answer?.ok) return sendPlainly(heart);
  for (const each of document.querySelectorAll<HTMLButtonElement>('button[data-heart]'))
    if (each.value === adId) show(each, saved);
  toast(saved ? 'Saved. Find it under Saved ads.' : 'Removed from your saved ads.', 4000);
}

/** What cannot be done here, the form does with a page that says why. */
function sendPlainly(heart: HTMLButtonElement): void {
  heart.dataset['heart'] = 'plain';
  heart.form?.requestSubmit(heart);
}

/** An ad may have several hearts on a page: they beat together. */
function show(heart: HTMLButtonElement, saved: boolean): void {
  heart.name = saved ? 'drop' : 'keep';
  heart.ariaPressed = String(saved);
  const word = heart.querySelector<HTMLElement>('[data-on]');
  if (word) word.textContent = (saved ? word.dataset['on'] : word.dataset['off']) ?? '';
}
