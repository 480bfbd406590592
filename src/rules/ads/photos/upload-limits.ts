import { MESSAGE_PHOTOS_MAX } from '../../messages/message-words.ts';
import { PHOTO_BYTES_MAX, PHOTO_SLOTS, PHOTOS_MAX } from './photo.ts';

/** What a multipart body may hold: counted while it comes in, so that nobody fills memory with small parts. */
type UploadLimits = {
  limits: { fileSize: number; files: number; fields: number; fieldSize: number; parts: number };
  /** The photos themselves, and what surrounds them. */
  bodyMax: number;
};

const EACH = { fileSize: PHOTO_BYTES_MAX, fieldSize: 1000 };

export const ONE_PHOTO: UploadLimits = {
  limits: { ...EACH, files: 1, fields: 4, parts: 5 },
  bodyMax: PHOTO_BYTES_MAX + 64 * 1024,
};

/** A message without script: its words and what else its form says, then its photos. */
export const MESSAGE_FORM: UploadLimits = {
  limits: { ...EACH, fieldSize: 16 * 1024, files: MESSAGE_PHOTOS_MAX + 1, fields: 20, parts: 26 },
  bodyMax: MESSAGE_PHOTOS_MAX * (PHOTO_BYTES_MAX + 4096) + 64 * 1024,
};

/** Every field sends an empty file when nothing was chosen. */
export const PHOTO_FORM: UploadLimits = {
  limits: {
    ...EACH,
    files: PHOTOS_MAX + PHOTO_SLOTS.length + 2,
    fields: 6,
    parts: PHOTOS_MAX + PHOTO_SLOTS.length + 8,
  },
  bodyMax: PHOTOS_MAX * (PHOTO_BYTES_MAX + 4096),
};
