import type { LightView } from '#market/sales/show/sale-view.ts';
import { hearNews } from '../../frame/me/listen-for-news.ts';
import { askForLight } from './ask-for-light.ts';

/** It is asked for this often, and without an answer it is trusted this long. */
const ASK_MS = 20_000;
const TRUST_MS = 45_000;
/** So soon is seen that it is too old, also after a sleep of the machine. */
const LOOK_MS = 1_000;

/** Tells how the light of a sale stands until somebody leaves; null once nothing was heard for too long. */
export function watchLight(
  saleId: string,
  tell: (light: LightView | null) => void,
  leaving: AbortSignal,
): void {
  if (leaving.aborted) return;
  let askedAt = 0;
  let toldAt = Date.now();
  const ask = async () => {
    const at = (askedAt = Date.now());
    const told = await askForLight(saleId, leaving);
    if (!told || leaving.aborted || at < toldAt) return;
    toldAt = at;
    tell(told);
  };
  const looking = setInterval(() => {
    const now = Date.now();
    if (now - toldAt > TRUST_MS) tell(null);
    if (now - askedAt > ASK_MS && document.visibilityState === 'visible') void ask();
  }, LOOK_MS);
  leaving.addEventListener('abort', () => clearInterval(looking));
  void ask();
  hearNews(() => void ask(), leaving);
}
