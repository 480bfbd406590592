import type { InvitationLink } from '#rules/staff/invitation-schema.ts';
import type { PhotoContext } from '../../context.ts';
import { openPhoto } from '../../photos/open-photo.ts';
import { findInvited } from './find-invited.ts';

/** The file of a photo on the ad that we entered for somebody, for whoever came by the link of our e-mail. */
export async function openInvitedPhoto(
  ctx: PhotoContext,
  { file, ...link }: InvitationLink & { file: string },
) {
  const { seller } = await findInvited(ctx, link);
  return openPhoto({ ...ctx, viewer: seller }, file);
}
