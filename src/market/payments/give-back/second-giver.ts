import type { Database } from '#platform/postgres/database.ts';
import { formatMoney } from '#rules/money/money.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { type Deed, tellWhoDid, wasOwnDeed } from '../../deeds/tell-who-did.ts';
import type { Order } from '../orders/order-store.ts';
import type { Refund } from './refund-store.ts';

/** How much of an order has gone back, and how much had when its page was read. */
type Seen = { givenBack: number; seen: number };

/** Whether whoever asks gave it back from this very page: then they have pressed twice. */
export function isPressedAgain(ctx: Context, db: Database, { id }: Order, { seen }: Seen): Promise<boolean> {
  const isMeant = (deed: Deed) => readGivenBack(deed) === seen;
  return wasOwnDeed(ctx, db, { kind: 'order', id, action: 'refund order', isMeant });
}

/** More has gone back than the page said. One of us hears which of us it was. */
export async function changedMeanwhile(ctx: Context, db: Database, order: Order, { givenBack, seen }: Seen) {
  const sum = formatMoney({ amount: givenBack, currency: order.currency });
  const isWhy = (deed: Deed) => readGivenBack(deed) >= seen;
  const who = await tellWhoDid(ctx, db, { topic: 'order', kind: 'order', id: order.id, isWhy });
  return new Refusal('conflict', `Meanwhile ${sum} of this order has gone back.${who} Look at it again.`);
}

/** A refund that is on its way is gone on with, if it is the same; another one waits for its end. */
export async function goOnWith(ctx: Context, db: Database, open: Refund, isSame: boolean): Promise<Refund> {
  if (isSame) return open;
  const isWhy = () => !open.is_own;
  const who = await tellWhoDid(ctx, db, { topic: 'order', kind: 'order', id: open.order_id, isWhy });
  throw new Refusal(
    'conflict',
    `Another refund of this order is on its way.${who} Wait for its end, and look again.`,
  );
}

/** How much had gone back before one of us gave more. */
const readGivenBack = ({ before }: Deed): number =>
  typeof before === 'object' && before !== null && 'givenBack' in before ? Number(before.givenBack) : 0;
