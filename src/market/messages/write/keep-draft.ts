import { RETENTION } from '#rules/retention/retention.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { ensureAddressMay } from '../../rate-limits/ensure-within-limits.ts';
import { findAdToContact } from '../conversation-store.ts';
import { insertMessageDraft, removeDraftsBefore } from './draft-store.ts';
import { DAY_MS } from '#rules/time.ts';

const MAX_TEXT = 2000;
const MAX_OFFER = 40;

/** Keeps for a day what a visitor wrote to a seller, until they have signed in. Old ones go at the same time. */
export async function keepDraft(
  ctx: Context,
  draft: { adId: string; text: string; offer: string },
): Promise<string> {
  await ensureAddressMay(ctx, 'draft');
  return ctx.write(async ({ db }) => {
    const ad = await findAdToContact(db, draft.adId);
    if (!ad) throw new Refusal('not-found', 'There is no such ad.');
    await removeDraftsBefore(db, new Date(ctx.now().getTime() - RETENTION.unfinished * DAY_MS));
    const storable = (text: string, most: number) =>
      [...text.replaceAll('\u0000', '').toWellFormed()].slice(0, most).join('');
    return insertMessageDraft(db, {
      adId: ad.id,
      text: storable(draft.text, MAX_TEXT),
      offer: storable(draft.offer, MAX_OFFER),
      now: ctx.now(),
    });
  });
}
