import type { Context } from '../../context.ts';
import { findMessageDraft } from './draft-store.ts';

/** What somebody wrote before signing in; its random id is the only way to it. */
export async function showDraft(ctx: Context, draftId: string) {
  const draft = await findMessageDraft(ctx.db, draftId);
  return draft && { adId: draft.ad_id, text: draft.text, offer: draft.offer };
}
