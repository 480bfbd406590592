/** Narrows the questions while somebody types; Enter asks the server for the same. */
export function startFaqSearch(): void {
  const box = document.querySelector<HTMLInputElement>('[data-faq-search]');
  const groups = [...document.querySelectorAll<HTMLElement>('[data-faq-group]')];
  const status = document.querySelector<HTMLElement>('[data-faq-status]');
  const ask = document.querySelector<HTMLAnchorElement>('[data-faq-ask]');
  openAsked();
  addEventListener('hashchange', openAsked);
  box?.addEventListener('input', () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const group of groups) {
      const questions = [...group.querySelectorAll('details')];
      const fits = questions.filter((each) => {
        const text = each.textContent.toLowerCase();
        each.hidden = !words.every((word) => text.includes(word));
        return !each.hidden;
      });
      group.hidden = fits.length === 0;
      found += fits.length;
    }
    if (ask) ask.href = `/contact-us?text=${encodeURIComponent(box.value)}`;
    if (status)
      status.textContent =
        found === 1 ? '1 question' : `${found || 'No'} questions${found ? '' : ' with these words'}`;
  });
}

/** A link to a question opens it. */
function openAsked(): void {
  const asked = location.hash && document.getElementById(location.hash.slice(1));
  if (asked instanceof HTMLDetailsElement) asked.open = true;
}
