import { z } from 'zod';
import { change } from '../operation.ts';

const photoId = z
  .string('Say which photo you mean.')
  .regex(/^[A-Za-z0-9_-]{1,100}$/, 'Say which photo you mean.');

/** Taking an upload back; sending one is multipart and has its own route in upload-route.ts. */
export const uploadOperations = {
  delete: change({
    about: 'Removes a photo of yours that is not on any ad.',
    access: 'upload a photo',
    input: z.strictObject({ photoId }),
    output: {},
    order: async (market, input) => {
      await market.photos.remove(input.photoId);
      return {};
    },
  }),
};
