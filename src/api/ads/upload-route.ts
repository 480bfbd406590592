import type { IncomingMessage } from 'node:http';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Market } from '#market/market.ts';
import { ensure } from '#rules/permissions.ts';
import { ONE_PHOTO } from '#rules/ads/photos/upload-limits.ts';
import { readErrorCode } from '#rules/read-error-code.ts';
import { isRefusal, Refusal } from '#rules/refusal.ts';
import { RefusalAnswer } from '../refusals.ts';
import { ensureTokenIn, neverStore } from '../routes.ts';

type InPace = <Result>(request: IncomingMessage, work: () => Promise<Result>) => Promise<Result>;

const Uploaded = z.object({
  success: z.literal(1),
  photoId: z.string(),
  urls: z.object({ small: z.string(), medium: z.string(), large: z.string() }),
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
});

/** POST /api/upload: one photo in the field `image`, or `receipt` if it is one of the post. The one route that takes more than a form's worth of bytes. */
export function uploadRoute(findMarket: (request: FastifyRequest) => Market, inPace: InPace) {
  return async (app: FastifyInstance) => {
    await app.register(multipart, { limits: ONE_PHOTO.limits, throwFileSizeLimit: false });
    app.addHook('onSend', neverStore);
    app.route({
      method: 'POST',
      url: '/api/upload',
      bodyLimit: ONE_PHOTO.bodyMax,
      schema: {
        tags: ['upload'],
        summary: 'Sends one photo: multipart, field `image`.',
        description:
          'Access: upload a photo. JPEG, PNG, WebP or AVIF, at most 15 MB and 50 megapixels. In the field `receipt`: the receipt of a parcel, which may have a QR code and is for staff alone.',
        consumes: ['multipart/form-data'],
        response: { 200: Uploaded, '4xx': RefusalAnswer, '5xx': RefusalAnswer },
      },
      preValidation: async (request) => {
        const market = findMarket(request);
        ensure(market.viewer, 'upload a photo');
        ensureTokenIn(request, market);
      },
      handler: async (request) => {
        const { photos } = findMarket(request);
        const photo = await inPace(request.raw, () => receiveImage(request, photos).catch(broken));
        const { photoId, width, height, thumbhash } = photo;
        const file = (size: string) => `/photos/${photo.publicKey}/${size}.webp`;
        const urls = { small: file('small'), medium: file('medium'), large: file('large') };
        return { success: 1, photoId, urls, width, height, thumbhash };
      },
    });
  };
}

type Photos = Market['photos'];
type Stored = Awaited<ReturnType<Parameters<Parameters<Photos['receive']>[0]>[0]>>;

async function receiveImage(request: FastifyRequest, photos: Photos): Promise<Stored> {
  const { promise, resolve } = Promise.withResolvers<Stored>();
  await photos.receive(async (receive) => {
    const { file, fieldname } = await readImagePart(request);
    resolve(await receive(file, { isReceipt: fieldname === 'receipt' }));
  });
  return promise;
}

async function readImagePart(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) throw new Refusal('wrong-type', 'Send the photo as multipart/form-data.');
  const part = await request.file();
  if (part?.fieldname === 'image' || part?.fieldname === 'receipt') return part;
  throw new Refusal('invalid', 'Please check what you entered.', { image: ['Choose a photo.'] });
}

function broken(error: unknown): never {
  if (isRefusal(error)) throw error;
  const code = readErrorCode(error);
  const isCutOff =
    code.endsWith('PREMATURE_CLOSE') ||
    (error instanceof Error && /multipart|boundary|unexpected end of form/i.test(error.message));
  if (isCutOff) throw new Refusal('malformed', 'The photo did not arrive whole. Please send it again.');
  if (code.startsWith('FST_'))
    throw new Refusal('malformed', 'Send one photo at a time, in the field image.');
  throw error;
}
