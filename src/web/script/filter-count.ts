const REST_MS = 250;

type Answer = { total: number; totalAbout: boolean };

/** While boxes are ticked, the button under the filters says how many ads it would show. */
export function startFilterCount(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-counts]');
  const button = form?.querySelector('[data-shows]');
  if (!form || !button) return;
  let rest: ReturnType<typeof setTimeout>;
  let asked = new AbortController();
  form.addEventListener('input', () => {
    clearTimeout(rest);
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    rest = setTimeout(() => void count(form, signal).then((words) => (button.textContent = words)), REST_MS);
  });
}

/** Where nobody can say, the button says what it said before anybody counted. */
async function count(form: HTMLFormElement, signal: AbortSignal): Promise<string> {
  try {
    const query = new URLSearchParams(form.dataset['counts']);
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value !== '') query.append(name, value);
    query.set('limit', '1');
    const answer = await fetch(`/api/ad/getAllHairListings?${query}`, { signal });
    const { total, totalAbout } = (await answer.json()) as Answer;
    if (!answer.ok) return 'Show ads';
    return `Show ${totalAbout ? 'about ' : ''}${total.toLocaleString('en-GB')} ${total === 1 ? 'ad' : 'ads'}`;
  } catch {
    return 'Show ads';
  }
}
