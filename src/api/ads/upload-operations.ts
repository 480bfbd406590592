import { z } from 'zod';
import { idField } from '#rules/text/text-schema.ts';
import { change } from '../operation.ts';

const photoId = idField('Say which photo you mean.');

/** Taking an upload back; sending one is multipart and has its own route in upload-route.ts. */
export const uploadOperations = {
  delete: change({
    about: 'Removes a photo of yours that is not on any ad.',
    access: 'upload a photo',
    input: z.strictObject({ photoId }),
    order: (market, input) => market.photos.remove(input.photoId),
  }),
};
