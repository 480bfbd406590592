import { expect, type Locator, type Page } from '@playwright/test';

type Place = readonly [x: number, y: number];

/** Fingers on the glass, as the browser feels them. */
export async function touchScreen(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ x, y, id })),
    });
  return {
    tap: async (place: Place) => {
      await send('touchStart', [place]);
      await send('touchEnd', []);
    },
    down: (...places: Place[]) => send('touchStart', places),
    move: (...places: Place[]) => send('touchMove', places),
    up: () => send('touchEnd', []),
  };
}

/** A finger goes across something that scrolls, towards the next. */
export async function swipe(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over.');
  const finger = await touchScreen(page);
  const at = (part: number): Place => [box.x + box.width * part, box.y + box.height / 2];
  await finger.down(at(0.85));
  for (const part of [0.8, 0.7, 0.5, 0.3, 0.2, 0.15, 0.15, 0.15]) {
    // A screen feels a finger once a frame; many places in no time would be a throw.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await finger.move(at(part));
  }
  // What is under a finger has followed it before it leaves.
  await expect
    .poll(() => over.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth))
    .toBeGreaterThan(0.5);
  await finger.up();
}
