import type { OfferList } from '#rules/offers/offer-words.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { listOwnOffers } from '../../agreements/show/list-own-offers.ts';
import type { OfferView } from '../../agreements/show/offer-view.ts';
import type { Context } from '../../context.ts';
import { cutPage, readCursor, writeCursor } from '../../cursor.ts';

type Wish = { list: OfferList; after?: string | undefined; limit?: number };

/** One's offers on both sides, the newest first, in four parts: by whom they wait for, agreed, over. */
export async function listOffers(
  ctx: Context,
  { list, after, limit = 24 }: Wish,
): Promise<{ items: OfferView[]; next: string | null }> {
  const reader = ensure(ctx.viewer, 'answer this offer');
  const cursor = readCursor(after, list, 'timestamptz');
  if (after !== undefined && !cursor)
    throw new Refusal('invalid', 'This list has changed. Please start again from the top.', {
      after: ['Not a cursor of this list.'],
    });
  const found = await listOwnOffers(ctx, reader.id, { list, after: cursor, limit: limit + 1 });
  const { shown, next } = cutPage(found, limit, ({ id, createdAt }) =>
    writeCursor(list, { value: createdAt, id }),
  );
  return { items: shown, next };
}
