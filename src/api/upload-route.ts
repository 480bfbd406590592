import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ensure } from '#rules/permissions.ts';
import { PHOTO_BYTES_MAX } from '#rules/photo.ts';
import { Refusal } from '#rules/refusal.ts';
import { RefusalAnswer } from './refusals.ts';
import { ensureTokenRepeated, type MarketOfRequest, neverStore } from './routes.ts';

/** The photo itself, and what surrounds it in a multipart body. */
const BODY_MAX = PHOTO_BYTES_MAX + 64 * 1024;

const Uploaded = z.object({
  success: z.literal(1),
  photoId: z.string(),
  urls: z.object({ small: z.string(), medium: z.string(), large: z.string() }),
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
});

/** POST /api/upload: one photo in the field `image`. The one route that takes more than a form's worth of bytes. */
export function uploadRoute(marketOf: (request: FastifyRequest) => MarketOfRequest) {
  return async (app: FastifyInstance) => {
    const limits = { fileSize: PHOTO_BYTES_MAX, files: 1, fields: 4, fieldSize: 1000, parts: 5 };
    await app.register(multipart, { limits, throwFileSizeLimit: true });
    app.addHook('onSend', neverStore);
    app.route({
      method: 'POST',
      url: '/api/upload',
      bodyLimit: BODY_MAX,
      schema: {
        tags: ['upload'],
        summary: 'Sends one photo: multipart, field `image`.',
        description: 'Access: upload a photo. JPEG, PNG, WebP or AVIF, at most 15 MB and 50 megapixels.',
        consumes: ['multipart/form-data'],
        response: { 200: Uploaded, '4xx': RefusalAnswer, '5xx': RefusalAnswer },
      },
      preValidation: async (request) => {
        ensure(marketOf(request).market.viewer, 'upload a photo');
        ensureTokenRepeated(request);
      },
      handler: async (request) => {
        const photo = await marketOf(request).market.photos.upload(await imageOf(request));
        const { photoId, width, height, thumbhash } = photo;
        const file = (size: string) => `/photos/${photo.publicKey}/${size}.webp`;
        const urls = { small: file('small'), medium: file('medium'), large: file('large') };
        return { success: 1, photoId, urls, width, height, thumbhash };
      },
    });
  };
}

async function imageOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal('wrong-type', 'Send the photo as multipart/form-data.');
  try {
    const part = await request.file();
    if (part?.fieldname === 'image') return await part.toBuffer();
  } catch (error) {
    throw asRefusal(error);
  }
  throw new Refusal('invalid', 'Please check what you entered.', { image: ['Choose a photo.'] });
}

function asRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new Refusal('too-large', 'This photo is too large. Send one of at most 15 MB.');
  if (code.startsWith('FST_'))
    return new Refusal('malformed', 'Send one photo at a time, in the field image.');
  const isBroken = error instanceof Error && /multipart|boundary|unexpected end of form/i.test(error.message);
  return isBroken ? new Refusal('malformed', 'The photo did not arrive whole. Please send it again.') : error;
}
