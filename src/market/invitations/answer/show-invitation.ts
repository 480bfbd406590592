import { toDay } from '#rules/time.ts';
import type { InvitationLink } from '#rules/staff/invitation-schema.ts';
import type { AlbumPhoto } from '../../ads/ad-view.ts';
import { showMyAd } from '../../ads/mine/show-my-ad.ts';
import type { Context } from '../../context.ts';
import { toInvitationPath } from '../invitation-link.ts';
import type { InvitationView } from '../invitation-view.ts';
import { findInvited } from './find-invited.ts';

/** What we entered for somebody, for whoever came by the link of our e-mail. Reading it changes nothing. */
export async function showInvitation(ctx: Context, link: InvitationLink): Promise<InvitationView> {
  const { row, seller } = await findInvited(ctx, link);
  const ad = row.adId === null ? null : (await showMyAd(ctx.as(seller), row.adId)).ad;
  return {
    username: row.username,
    email: row.email,
    invitedBy: row.invitedBy,
    consentOn: toDay(row.consentAt.toISOString()),
    consentHow: row.how,
    until: row.until.toISOString(),
    ad: ad && { ...ad, photos: ad.photos.map((photo) => atLink(photo, toInvitationPath(ctx, row.id))) },
  };
}

/** Photos of a draft are for its seller and staff; whoever has the link sees these by the link. */
function atLink(photo: AlbumPhoto, path: string): AlbumPhoto {
  const { urls, avif } = photo;
  const move = (sizes: AlbumPhoto['urls']) => ({
    small: path + sizes.small,
    medium: path + sizes.medium,
    large: path + sizes.large,
  });
  return { ...photo, urls: move(urls), avif: avif && move(avif) };
}
