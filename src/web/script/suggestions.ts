import { makeCombobox } from './combobox.ts';

const LEAST_LETTERS = 2;
const REST_MS = 150;
const SKELETON_MS = 300;

type Suggestion = { text: string; count: number };

/**
 * Under the words of the search overlay: ways to end them, with how many ads each finds. Where an answer fails nothing
 * is offered, and the form works as ever.
 */
export function startSuggestions(): void {
  const overlay = document.querySelector<HTMLElement>('dialog#search');
  const box = overlay?.querySelector('input');
  const panel = overlay?.querySelector<HTMLElement>('[data-suggestions]');
  const list = panel?.querySelector('ul');
  const template = panel?.querySelector('template')?.content.firstElementChild;
  if (!overlay || !box || !panel || !list || !template) return;
  const combobox = makeCombobox(box, list, (text) => {
    box.value = text;
    box.form?.requestSubmit();
  });
  const offer = (found: readonly Suggestion[]) => {
    combobox.offer(found.map((each) => drawn(template, each)));
    panel.hidden = found.length === 0;
    panel.removeAttribute('data-waiting');
    say(overlay, found.length);
  };
  const showWaiting = () => {
    if (combobox.isOpen()) return;
    panel.hidden = false;
    panel.dataset['waiting'] = '';
  };
  const ask = asker(offer, showWaiting);
  box.addEventListener('input', () => ask(box.value));
  // The first Esc closes the list, the second the overlay.
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !combobox.isOpen()) return;
    event.preventDefault();
    offer([]);
  });
}

/** Asks once the hand rests, and forgets an answer that comes too late. */
function asker(offer: (found: Suggestion[]) => void, showWaiting: () => void): (words: string) => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let asked = new AbortController();
  const ask = async (words: string, { signal }: AbortController) => {
    timers.push(setTimeout(showWaiting, SKELETON_MS));
    const found = await fetchSuggestions(words, signal);
    if (signal.aborted) return;
    timers.forEach(clearTimeout);
    offer(found);
  };
  return (words) => {
    timers.forEach(clearTimeout);
    asked.abort();
    asked = new AbortController();
    if (words.trim().length < LEAST_LETTERS) return offer([]);
    timers = [setTimeout(() => void ask(words, asked), REST_MS)];
  };
}

async function fetchSuggestions(words: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const answer = await fetch(`/api/search/suggest?q=${encodeURIComponent(words)}`, { signal });
    return answer.ok ? ((await answer.json()) as { items: Suggestion[] }).items : [];
  } catch {
    return [];
  }
}

function drawn(template: Element, { text, count }: Suggestion): HTMLElement {
  const row = template.cloneNode(true) as HTMLElement;
  const [words, figure] = row.children;
  if (words) words.textContent = text;
  if (figure) figure.textContent = count === 1 ? '1 ad' : `${count.toLocaleString('en-GB')} ads`;
  return row;
}

function say(overlay: HTMLElement, found: number): void {
  const status = overlay.querySelector('[data-suggestions-status]');
  if (status) status.textContent = found === 0 ? '' : `${found} suggestion${found === 1 ? '' : 's'}`;
}
