import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type Market, openMarket } from '#market/market.ts';
import { isTokenRepeated } from '#rules/accounts/sign-in/session-token.ts';
import { PHOTO_PROBLEM_FIELD } from '#rules/messages/message-words.ts';
import { isRefusal } from '#rules/refusal.ts';
import { inPace } from '../http/overload/in-pace.ts';
import { requireContext } from '../http/recognise-requests.ts';

type Receive = Parameters<Parameters<Market['photos']['receive']>[0]>[0];

/** Of a message it does not matter from which field a photo came. */
export const takeInMessagePhotos = (request: FastifyRequest) => takeInPhotos(request, () => 'photos');

/** In a sale the field says what a photo shows; a receipt of the post is for staff alone. */
export const takeInSalePhotos = (request: FastifyRequest) => takeInPhotos(request, (field) => field);

/**
 * A form with photos that is sent plainly: the photos are taken in one after the other as they arrive, and its page is
 * given the same form with their ids in their place. Undefined: no photos came with it, and the page reads it itself.
 */
async function takeInPhotos(
  request: FastifyRequest,
  toName: (field: string) => string,
): Promise<URLSearchParams | undefined> {
  if (!request.isMultipart()) return undefined;
  const market = openMarket(requireContext(request));
  const form = new URLSearchParams();
  // The page leads a visitor to the login; what they sent is not read.
  if (market.viewer === null) return form;
  await inPace(request.raw, () =>
    market.photos.receive((receive) => takeIn(request, market, { receive, toName }, form)),
  );
  return form;
}

type TakingIn = { receive: Receive; toName: (field: string) => string };

async function takeIn(request: FastifyRequest, market: Market, taking: TakingIn, form: URLSearchParams) {
  for await (const part of request.parts()) {
    if (part.type === 'field') form.append(part.fieldname, String(part.value));
    // A field in which nothing was chosen has no name. The token stands before the files: without it nothing is taken
    // in, and the page says why.
    else if (!part.filename || !isTokenRepeated(market.formToken, form.get('token'))) part.file.resume();
    else await takePhoto(taking, part, form);
  }
}

/** A file that is refused does not stop the others; the page says which and why, and sends nothing yet. */
async function takePhoto(
  { receive, toName }: TakingIn,
  part: MultipartFile,
  form: URLSearchParams,
): Promise<void> {
  try {
    const name = toName(part.fieldname);
    form.append(name, (await receive(part.file, { isReceipt: name === 'receipt' })).photoId);
  } catch (error) {
    // What was not read of it stands before the next one.
    part.file.resume();
    if (!isRefusal(error)) throw error;
    form.append(PHOTO_PROBLEM_FIELD, `${part.filename}: ${error.message}`);
  }
}
