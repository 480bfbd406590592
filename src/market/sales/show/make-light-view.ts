import { findTimeZone, formatSoonIn } from '#rules/countries/time-zones.ts';
import { formatMoney } from '#rules/money/money.ts';
import { freshUntil, RED_SENTENCES, type RedReason } from '#rules/sales/light.ts';
import {
  HOW_SAFE_GREEN,
  HOW_SAFE_RED,
  sayWhereMoneyIs,
  waitingSentence,
} from '#rules/sales/words/sale-words.ts';
import { saleStateAt } from '#rules/sales/life/sale-state.ts';
import { isNotPosted } from '#rules/sales/life/sale-states.ts';
import { readLight, toSaleLife } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import type { LightView } from './sale-view.ts';

/** The light in words. The seller's clock: she is the one who waits. */
export function makeLightView(sale: SaleRow, now: Date): LightView {
  const light = readLight(sale, now);
  if (light.colour === 'none') {
    const why = sayWhereMoneyIs(saleStateAt(toSaleLife(sale), now));
    return { colour: 'none', words: '', why, checkedAt: null, since: null, howSafe: '' };
  }
  const checkedAt = light.checkedAt?.toISOString() ?? null;
  if (light.colour === 'green')
    return {
      colour: 'green',
      words: light.words,
      why: `PayPal holds ${formatMoney({ amount: sale.total - sale.back, currency: sale.currency })} for you.`,
      checkedAt,
      since: null,
      howSafe: HOW_SAFE_GREEN,
    };
  const why =
    light.why === 'waiting' && sale.light_from
      ? waitingSentence(formatSoonIn(sale.light_from, findTimeZone(sale.from_country)))
      : RED_SENTENCES[light.why === 'waiting' ? 'not-asked' : light.why];
  const howSafe = HOW_SAFE_RED[light.why](sale);
  const since = redSince(sale, light.why).toISOString();
  return { colour: 'red', words: light.words, why, checkedAt, since, howSafe };
}

/** Since when this reason holds, which may be later than how the sale stands. */
function redSince(sale: SaleRow, why: RedReason): Date {
  // Also before the clock has been there to say so.
  if (why === 'too-late' || (why === 'over' && isNotPosted(sale.state)))
    return sale.ship_by ?? sale.state_since;
  if (why !== 'not-asked') return sale.state_since;
  if (sale.checked_at) return freshUntil(sale.state, sale.checked_at);
  return sale.unchecked_at ?? sale.state_since;
}
