// The review queue by keys. Everything here can be done by its buttons as well. A key acts only on the ad that is
// chosen and in sight; after a decision the page comes back with the next one chosen.
const cards = [...document.querySelectorAll('[data-review] > li')].filter(
  (card) => card instanceof HTMLElement,
);
const says = document.querySelector('[data-review-says]');
const undo = document.querySelector('[data-undo-seconds]');
const DECISIONS = { a: 'approve', c: 'ask-for-changes', r: 'reject' };
/** Nobody has seen an ad sooner than this: a key that was meant for the one before does nothing. */
const SEEN_AFTER_MS = 400;
let chosenAt = 0;
let isSent = false;

const chosen = () => cards.find((card) => card.getAttribute('aria-current') === 'true');

/** @param {HTMLElement} card */
function mark(card) {
  if (card === chosen()) return;
  for (const each of cards) each.removeAttribute('aria-current');
  card.setAttribute('aria-current', 'true');
  chosenAt = performance.now();
}

/** @param {HTMLElement | undefined} card */
function choose(card) {
  if (!card) return;
  mark(card);
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'start' });
  chosenAt = performance.now();
}

/** @param {string} sentence */
function say(sentence) {
  if (says) says.textContent = sentence;
}

/** @param {HTMLElement} card */
function isInSight(card) {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** @param {HTMLElement} card @param {string} decision */
function decide(card, decision) {
  const button = card.querySelector(`button[value="${decision}"]`);
  const message = card.querySelector('input[name="message"]');
  if (!(button instanceof HTMLButtonElement) || !(message instanceof HTMLInputElement)) return;
  const isWriting = document.activeElement === message;
  if (decision === 'approve' || message.value.trim() !== '') {
    // Whoever has typed to this seller has seen the ad.
    if (!isWriting && performance.now() - chosenAt < SEEN_AFTER_MS) return;
    isSent = true;
    button.click();
    return;
  }
  message.dataset['decision'] = decision;
  message.focus();
}

/** @param {string} decision */
function decideOnChosen(decision) {
  const card = chosen();
  if (!card) say('No ad is chosen. Press J for the first one.');
  else if (!isInSight(card)) {
    choose(card);
    say('The chosen ad was out of sight. Here it is: press the key again.');
  } else decide(card, decision);
}

/** @param {number} steps */
function go(steps) {
  const at = cards.indexOf(/** @type {HTMLElement} */ (chosen()));
  const to = at === -1 ? 0 : at + steps;
  choose(cards[Math.min(Math.max(to, 0), cards.length - 1)]);
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isSent) return;
  const { target } = event;
  if (target instanceof HTMLInputElement && target.name === 'message') {
    const decision = target.dataset['decision'];
    const card = target.closest('li');
    if (event.key === 'Enter' && card) {
      event.preventDefault();
      if (decision && target.value.trim() !== '') decide(card, decision);
    }
    if (event.key === 'Escape') card?.focus();
    return;
  }
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
  const key = event.key.toLowerCase();
  if (key === 'j') go(1);
  else if (key === 'k') go(-1);
  else if (key === 'u') undo?.querySelector('button')?.click();
  else if (key in DECISIONS) {
    event.preventDefault();
    decideOnChosen(DECISIONS[/** @type {keyof typeof DECISIONS} */ (key)]);
  }
});

if (undo instanceof HTMLElement) setTimeout(() => undo.remove(), Number(undo.dataset['undoSeconds']) * 1000);
// Whoever types or clicks in an ad has chosen it.
document.addEventListener('focusin', ({ target }) => {
  const card = target instanceof Element ? target.closest('[data-review] > li') : null;
  if (card instanceof HTMLElement) mark(card);
});
choose(chosen());
