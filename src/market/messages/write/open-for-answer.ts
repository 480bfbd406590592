import type { Unit } from '#platform/unit-of-work.ts';
import type { Account } from '#rules/accounts/account.ts';
import { Refusal } from '#rules/refusal.ts';
import {
  type ConversationRow,
  findConversation,
  findConversationAbout,
  lockWriter,
  startConversation,
} from '../conversation-store.ts';
import { ensureNotBlocked } from './ensure-not-blocked.ts';

type Answer = {
  adId: string;
  buyerId: string;
  /** The very moment the answer is kept under: by it one knows who spoke first. */
  now: Date;
  /** What speaks against it elsewhere, asked while the seller can do nothing else. */
  ensureMay: () => Promise<void>;
};

/** A seller speaks first, to somebody who asked for such hair: the conversation of their ad and that buyer, or a new one. */
export async function openForAnswer(
  { db }: Unit,
  seller: Account,
  { adId, buyerId, now, ensureMay }: Answer,
): Promise<ConversationRow> {
  const { verified_at } = await lockWriter(db, seller.id);
  if (verified_at === null) throw new Refusal('not-allowed', 'Please confirm your e-mail address first.');
  await ensureMay();
  await ensureNotBlocked(db, seller.id, buyerId);
  const known = await findConversationAbout(db, adId, buyerId);
  const id = known ?? (await startConversation(db, { adId, buyerId, sellerId: seller.id, now }));
  const conversation = await findConversation(db, id, seller.id);
  if (!conversation) throw new Error(`the conversation ${id} is missing`);
  return conversation;
}
