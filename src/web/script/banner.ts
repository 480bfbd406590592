import { wantsStillness } from './motion.ts';

const TURN_MS = 5000;

/** Turns the messages of the banner. A hand or the focus on it holds it, and it goes on when they leave. */
export function startBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-banner]');
  const messages = [...(banner?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
  if (!banner || messages.length < 2) return;
  let place = 0;
  let isPaused = false;
  const show = (next: number) => {
    place = (next + messages.length) % messages.length;
    messages.forEach((message, each) => message.toggleAttribute('data-current', each === place));
  };
  const isHeld = () => banner.matches(':hover') || banner.querySelector(':focus-visible') !== null;
  setInterval(() => {
    if (!isPaused && !isHeld() && !wantsStillness()) show(place + 1);
  }, TURN_MS);

  const list = banner.querySelector<HTMLElement>('[data-messages]');
  const step = (by: number) => {
    // Stepped by hand it is read out; turning by itself it is not.
    list?.setAttribute('aria-live', 'polite');
    show(place + by);
  };
  onClick(banner, '[data-previous]', () => step(-1));
  onClick(banner, '[data-next]', () => step(1));
  onClick(banner, '[data-pause]', (button) => {
    isPaused = !isPaused;
    button.setAttribute('aria-pressed', String(isPaused));
    if (!isPaused) list?.setAttribute('aria-live', 'off');
  });
}

function onClick(within: HTMLElement, selector: string, act: (button: HTMLElement) => void): void {
  const button = within.querySelector<HTMLElement>(selector);
  button?.addEventListener('click', () => act(button));
}
