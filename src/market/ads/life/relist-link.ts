import type { Context } from '../../context.ts';
import { DAY_MS } from '#rules/time.ts';

const PURPOSE = 'relist-ad';
const GOOD_DAYS = 14;

type Ending = { id: string; expires_at: Date };

/** A link that keeps an ad without signing in. It is bound to the end it was written about, so it works once. */
export function relistLink({ config, secrets }: Context, { id, expires_at }: Ending): string {
  const end = String(expires_at.getTime());
  return `${config.ORIGIN}/relist/${id}?end=${end}&s=${secrets.sign(PURPOSE, `${id}:${end}`)}`;
}

export type RelistTicket = { adId: string; end: string; signature: string };

/** Whether we wrote this link, and not too long ago. */
export function isRelistLinkGood({ secrets, now }: Context, { adId, end, signature }: RelistTicket): boolean {
  if (!secrets.isSigned(PURPOSE, `${adId}:${end}`, signature)) return false;
  return now().getTime() <= Number(end) + GOOD_DAYS * DAY_MS;
}
