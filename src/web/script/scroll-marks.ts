import { wantsStillness } from './motion.ts';

/** The navigation sticks once more than this has been scrolled, and the way to the top shows. */
const STICKY_AFTER = 170;
const TO_TOP_AFTER = 100;

export function startScrollMarks(): void {
  const header = document.querySelector<HTMLElement>('[data-main-nav]');
  const toTop = document.querySelector<HTMLElement>('[data-to-top]');
  const mark = () => {
    header?.toggleAttribute('data-stuck', scrollY > STICKY_AFTER);
    if (toTop) toTop.hidden = scrollY <= TO_TOP_AFTER;
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
  toTop?.addEventListener('click', (event) => {
    event.preventDefault();
    scrollTo({ top: 0, behavior: wantsStillness() ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
