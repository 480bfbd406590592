import { leastToLeaveIndia } from '#rules/prices/export-floor.ts';
import { formatMoney } from '#rules/money/money.ts';
import { Refusal } from '#rules/refusal.ts';
import type { ProveHair } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import { attachToSale } from '../../photos/attach-to-sale.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import type { SaleRow } from '../sale-store.ts';
import type { SaleView } from '../show/sale-view.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { insertSalePhoto } from './proof-store.ts';
import { takeSaleStep } from './take-sale-step.ts';

/** The cut hair beside a tape and on a scale, each with the code word on paper: the buyer sees it before it is posted. */
export const proveHair = (ctx: Context, wish: ProveHair): Promise<SaleView> =>
  takeSaleStep(ctx, wish, 'seller', async (unit, { account, sale }) => {
    const after = await stepSale(ctx, unit, sale, {
      as: 'seller',
      by: account.id,
      event: 'prove',
      change: { grams: wish.grams, length_mm: wish.length },
    });
    ensureBothShown(wish);
    await ensureMayLeaveIndia(unit.db, sale, wish.grams);
    for (const { id, kind } of wish.photos) {
      const { isSeenBefore } = await attachToSale(unit.db, { photoId: id, senderId: account.id });
      await insertSalePhoto(unit.db, {
        photo_id: id,
        sale_id: sale.id,
        sent_by: account.id,
        kind,
        word: sale.code_word,
        seen_before: isSeenBefore,
        sent_at: ctx.now(),
      });
    }
    await tellOfSale(ctx, unit, after, 'prove');
  });

const refuse = (field: string, problem: string) =>
  new Refusal('invalid', 'Please check what you entered.', { [field]: [problem] });

function ensureBothShown({ photos }: ProveHair): void {
  const has = (kind: string) => photos.some((photo) => photo.kind === kind);
  if (photos.length < 2) throw refuse('photos', 'Send two photos: beside a tape, and on a scale.');
  if (!has('tape')) throw refuse('photos', 'A photo beside a tape, with the paper, is missing.');
  if (!has('scale')) throw refuse('photos', 'A photo on a scale, with the paper, is missing.');
  if (new Set(photos.map(({ id }) => id)).size < photos.length)
    throw refuse('photos', 'Each photo once, please.');
}

/** The law of India asks it of what is really sent. */
async function ensureMayLeaveIndia(db: Context['db'], sale: SaleRow, grams: number): Promise<void> {
  if (sale.from_country !== 'IN' || sale.country === 'IN') return;
  const least = leastToLeaveIndia(grams, sale.currency, await readRatesInside(db));
  if (sale.price >= least) return;
  throw refuse(
    'grams',
    `So much hair may not leave India for less than ${formatMoney({ amount: least, currency: sale.currency })}.`,
  );
}
