import { ensureSignedIn } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { findLight, RED_SENTENCES } from '#rules/sales/light.ts';
import { NOT_PROTECTED_SENTENCES, protectionFor } from '#rules/sales/protection.ts';
import { HOW_SAFE_RED } from '#rules/sales/words/sale-words.ts';
import type { Context } from '../../context.ts';
import { listSalesById } from '../sale-store.ts';
import { readStanding } from '../standing/read-standing.ts';
import { makeLightView } from './make-light-view.ts';
import { makeSaleCard } from './make-sale-view.ts';
import { listSteps } from './show-store.ts';
import { findTalk, type Talk } from './talk-store.ts';
import type { LightView, TalkSale } from './sale-view.ts';

/** The light of a conversation: that of its newest sale, or red for ever where there is none. */
export async function showTalkSale(ctx: Context, conversationId: string): Promise<TalkSale> {
  const account = ensureSignedIn(ctx.viewer);
  const talk = await findTalk(ctx.db, conversationId, account.id);
  if (!talk) throw new Refusal('not-found', 'There is no such conversation.');
  const [sale] = talk.sale_id === null ? [] : await listSalesById(ctx.db, [talk.sale_id], ctx.now());
  if (!sale) return { light: lightWithoutSale(ctx, talk), sale: null, steps: [] };
  const standing = await readStanding(ctx, ctx.db, sale, account.id);
  return {
    light: makeLightView(sale, ctx.now()),
    sale: makeSaleCard(sale, standing, { reader: account.id, now: ctx.now() }),
    steps: await listSteps(ctx.db, sale.id),
  };
}

/** Whoever cannot have a protected sale reads why, and what counts instead. */
function lightWithoutSale(ctx: Context, talk: Talk): LightView {
  const { words } = { words: '', ...findLight(null, talk.is_cut, ctx.now()) };
  const seller = { country: talk.ad_country ?? talk.seller_country };
  const protection = protectionFor(
    { currency: talk.currency ?? 'USD' },
    { country: talk.buyer_country },
    seller,
    ctx.saleSettings,
  );
  const isInIndia = !protection.isPossible && protection.why === 'inside-india';
  const why = isInIndia ? NOT_PROTECTED_SENTENCES['inside-india'] : RED_SENTENCES['no-sale'];
  const howSafe = HOW_SAFE_RED['no-sale']({ buyer: '', seller: '' });
  return { colour: 'red', words, why, checkedAt: null, since: null, howSafe };
}
