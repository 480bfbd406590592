import { findTimeZone, formatSoonIn } from '#rules/countries/time-zones.ts';
import { formatMoney } from '#rules/money.ts';
import { RED_SENTENCES } from '#rules/sales/light.ts';
import { HELD_SENTENCE, HOW_SAFE_GREEN, HOW_SAFE_RED, waitingSentence } from '#rules/sales/sale-words.ts';
import { readLight } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import type { LightView } from './sale-view.ts';

/** The light in words. The seller's clock: she is the one who waits. */
export function makeLightView(sale: SaleRow, now: Date): LightView {
  const light = readLight(sale, now);
  const total = formatMoney({ amount: sale.total, currency: sale.currency });
  if (light.colour === 'none')
    return { colour: 'none', words: '', why: HELD_SENTENCE, checkedAt: null, howSafe: '' };
  const checkedAt = light.checkedAt?.toISOString() ?? null;
  if (light.colour === 'green')
    return {
      colour: 'green',
      words: light.words,
      why: `PayPal holds ${total} for you.`,
      checkedAt,
      howSafe: HOW_SAFE_GREEN,
    };
  const why =
    light.why === 'waiting' && sale.light_from
      ? waitingSentence(formatSoonIn(sale.light_from, findTimeZone(sale.from_country)))
      : RED_SENTENCES[light.why === 'waiting' ? 'not-asked' : light.why];
  const howSafe = HOW_SAFE_RED[light.why](sale);
  return { colour: 'red', words: light.words, why, checkedAt, howSafe };
}
