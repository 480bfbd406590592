import { openPhoto } from './open-photo.ts';
import { noteRefusedPhotos, showRefusedPhotos } from './refused-photos.ts';
import { removePhoto } from './remove-photo.ts';
import { uploadPhoto } from './upload-photo.ts';

/** What can be done with photos before they are on an ad. */
export const photoMenu = {
  open: openPhoto,
  upload: uploadPhoto,
  remove: removePhoto,
  noteRefused: noteRefusedPhotos,
  showRefused: showRefusedPhotos,
};
