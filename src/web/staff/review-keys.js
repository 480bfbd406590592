// The review queue by keys. Everything here can be done by its buttons as well.
const cards = [...document.querySelectorAll('[data-review] > li')];
const DECISIONS = { a: 'approve', c: 'ask-for-changes', r: 'reject' };
let at = -1;

/** @param {number} to */
function go(to) {
  at = Math.min(Math.max(to, 0), cards.length - 1);
  const card = cards[at];
  if (!(card instanceof HTMLElement)) return;
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'start' });
}

/** @param {Element} card @param {string} decision */
function choose(card, decision) {
  const button = card.querySelector(`button[value="${decision}"]`);
  const reason = card.querySelector('input[name="reason"]');
  if (!(button instanceof HTMLButtonElement) || !(reason instanceof HTMLInputElement)) return;
  if (decision === 'approve' || reason.value.trim() !== '') {
    button.click();
    return;
  }
  reason.dataset['decision'] = decision;
  reason.focus();
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (target instanceof HTMLInputElement && target.name === 'reason') {
    const decision = target.dataset['decision'];
    const card = target.closest('li');
    if (event.key === 'Enter' && card) {
      event.preventDefault();
      if (decision) choose(card, decision);
    }
    if (event.key === 'Escape') card?.focus();
    return;
  }
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
  const key = event.key.toLowerCase();
  if (key === 'j') go(at + 1);
  else if (key === 'k') go(at - 1);
  else if (key in DECISIONS) {
    const card = cards[Math.max(at, 0)];
    if (!card) return;
    event.preventDefault();
    choose(card, DECISIONS[/** @type {keyof typeof DECISIONS} */ (key)]);
  }
});
