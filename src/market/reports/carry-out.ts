import type { Database } from '#platform/database.ts';
import { blockAccount } from '../accounts/block-account.ts';
import { putAdBack } from '../ads/put-ad-back.ts';
import { takeDownAd } from '../ads/take-down-ad.ts';
import { removeMessage } from '../messages/remove-message.ts';

type Target = {
  ad_id: string | null;
  message_id: string | null;
  account_id: string | null;
  case_number: string;
};

/** Takes away what a report is about: the ad, the message, or the person's way in. */
export async function removeTarget(db: Database, target: Target, now: Date): Promise<void> {
  const reason = `Report ${target.case_number}`;
  if (target.ad_id !== null) await takeDownAd(db, { adId: target.ad_id, reason, now });
  if (target.message_id !== null) await removeMessage(db, target.message_id, now);
  if (target.account_id !== null) await blockAccount(db, target.account_id, now);
}

/** Gives it back. */
export async function restoreTarget(db: Database, target: Target, now: Date): Promise<void> {
  const reason = `Report ${target.case_number} did not hold`;
  if (target.ad_id !== null) await putAdBack(db, { adId: target.ad_id, reason, now });
  if (target.message_id !== null) await removeMessage(db, target.message_id, null);
  if (target.account_id !== null) await blockAccount(db, target.account_id, null);
}
