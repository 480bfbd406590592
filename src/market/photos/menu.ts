import { openPhoto } from './open-photo.ts';
import { receivePhotos } from './upload/receive-photos.ts';
import { noteRefusedPhotos, showRefusedPhotos } from './upload/refused-photos.ts';
import { removePhoto } from './remove-photo.ts';

/** What can be done with photos. */
export const photoMenus = {
  photos: {
    open: openPhoto,
    receive: receivePhotos,
    remove: removePhoto,
    noteRefused: noteRefusedPhotos,
    showRefused: showRefusedPhotos,
  },
};
