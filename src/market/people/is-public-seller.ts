import { isId } from '#rules/id.ts';
import type { Context } from '../context.ts';
import { hasPublicAds } from './public-seller-store.ts';

/** Whether strangers may look at this person: a seller whose ads they have seen, who is neither blocked nor gone. */
export const isPublicSeller = async (ctx: Context, sellerId: string): Promise<boolean> =>
  isId(sellerId) && (await hasPublicAds(ctx.db, sellerId));
