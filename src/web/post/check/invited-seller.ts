import type { Market } from '#market/market.ts';
import type { OpenInvitation } from '#market/invitations/invitation-view.ts';
import { can } from '#rules/permissions.ts';

export const INVITED_PATH = '/super-admin-user/enter-ad';

/** For staff: the invitation of the person whose ad this will be, while it waits for an answer. */
export async function findInvitation(
  { viewer, invitations }: Market,
  adId: string,
): Promise<OpenInvitation | null> {
  if (!can(viewer, 'invite somebody to sell')) return null;
  const [open] = await invitations.list({ adId });
  return open ?? null;
}

/** Mails it: what was entered is theirs to look at. */
export async function sendInvitation(market: Market, adId: string): Promise<void> {
  const open = await findInvitation(market, adId);
  // One that was taken up or withdrawn meanwhile is refused as any that is not there.
  await market.invitations.send({ userId: open?.userId ?? '' });
}
