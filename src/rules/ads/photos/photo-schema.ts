import { z } from 'zod';
import { PHOTO_REFUSALS, PHOTO_SLOTS } from './photo.ts';

/** A file that was refused: its name, and the field it was chosen in. */
const RefusedPhoto = z.object({
  name: z.string().max(300),
  field: z.enum([...PHOTO_SLOTS, 'image']),
  why: z.enum(PHOTO_REFUSALS),
});
export type RefusedPhoto = z.infer<typeof RefusedPhoto>;
export const RefusedPhotos = z.array(RefusedPhoto).max(40);
