import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Market, openMarket } from '#market/market.ts';
import {
  PHOTO_BYTES_MAX,
  PHOTO_SLOTS,
  type PhotoRefusal,
  type PhotoSlot,
  PHOTOS_MAX,
  type RefusedPhoto,
} from '#rules/photo.ts';
import { isRefusal, Refusal, type RefusalCode } from '#rules/refusal.ts';
import { contextOf } from './recognise-requests.ts';

const LIMITS = {
  fileSize: PHOTO_BYTES_MAX,
  // Every field sends an empty file when nothing was chosen.
  files: PHOTOS_MAX + PHOTO_SLOTS.length + 2,
  fields: 6,
  fieldSize: 1000,
  parts: PHOTOS_MAX + PHOTO_SLOTS.length + 8,
};
const BODY_MAX = PHOTOS_MAX * (PHOTO_BYTES_MAX + 4096);

type Problem = RefusedPhoto & { message: string };
type Sent = {
  fields: Map<string, string>;
  photos: { id: string; slot: PhotoSlot | null; name: string }[];
  problems: Problem[];
};

/** What a page says of a file by the code that it was refused with; whatever is not here is no fault of the file. */
const WHY: Partial<Record<RefusalCode, PhotoRefusal>> = {
  'too-large': 'too-large',
  'wrong-type': 'wrong-type',
  invalid: 'has-code',
  'too-many': 'too-many',
  unavailable: 'broken',
};

/**
 * The photo step of posting, as a plain form with several files. It is read as it comes in, one photo at a time,
 * so it has a route of its own; whatever has arrived is on the draft, even if the line breaks after it.
 */
export async function photoFormRoute(app: FastifyInstance) {
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: true });
  const schema = { hide: true };
  app.post('/post-an-ad/upload', { bodyLimit: BODY_MAX, schema }, async (request, reply) => {
    const market = openMarket(contextOf(request));
    if (market.viewer === null)
      return leave(request, reply, { path: '/login?next=/post-an-ad', status: 401 });
    const sent = await takeIn(request, market);
    const draft = await keep(market, sent);
    if (sent.problems.length > 0) await market.photos.noteRefused(sent.problems.map(withoutSentence));
    const path = pathAfter(sent, draft);
    return leave(request, reply, { path, status: sent.problems.length > 0 ? 422 : 200, draft, sent });
  });
}

async function takeIn(request: FastifyRequest, market: Market): Promise<Sent> {
  const sent: Sent = { fields: new Map(), photos: [], problems: [] };
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      sent.fields.set(part.fieldname, String(part.value));
      continue;
    }
    ensureToken(sent, market);
    const problem = await takePhoto(market, part, sent);
    if (problem) sent.problems.push(problemOf(part, problem));
  }
  ensureToken(sent, market);
  return sent;
}

type FilePart = { filename: string; fieldname: string; toBuffer(): Promise<Buffer> };

/** Files that are refused do not stop the others. */
async function takePhoto(market: Market, part: FilePart, sent: Sent): Promise<Refusal | undefined> {
  try {
    const bytes = await part.toBuffer();
    if (part.filename === '' && bytes.length === 0) return undefined;
    // The field says which of the photos that sell hair it is.
    const slot = PHOTO_SLOTS.find((each) => each === part.fieldname) ?? null;
    sent.photos.push({ id: (await market.photos.upload(bytes)).photoId, slot, name: part.filename });
    return undefined;
  } catch (error) {
    if (isRefusal(error) && WHY[error.code]) return error;
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    if (isTooLarge) return new Refusal('too-large', 'This photo is too large. Send one of at most 15 MB.');
    throw error;
  }
}

/** The token stands before the files, so nothing is taken in without it. */
function ensureToken({ fields }: Sent, { formToken }: Market) {
  if (formToken !== null && fields.get('token') === formToken) return;
  throw new Refusal('not-allowed', 'This page was open for too long. Reload it and send the photos again.');
}

const problemOf = ({ filename: name, fieldname }: FilePart, { code, message }: Refusal): Problem => ({
  name,
  field: PHOTO_SLOTS.find((each) => each === fieldname) ?? 'image',
  why: WHY[code] ?? 'broken',
  message,
});

const withoutSentence = ({ name, field, why }: Problem): RefusedPhoto => ({ name, field, why });

/** What was refused begins no draft; what the plan has no room for is not kept either. */
async function keep(market: Market, { fields, photos, problems }: Sent): Promise<string | null> {
  const draft = fields.get('draft') || null;
  if (photos.length === 0 && problems.length > 0) return draft;
  const { adId, leftOut, limit } = await market.myAds.addPhotos({ adId: draft, photos });
  for (const { id, slot, name } of photos.filter((photo) => leftOut.includes(photo.id))) {
    await market.photos.remove(id);
    problems.push({ name, field: slot ?? 'image', why: 'full', message: limit.sentence });
  }
  return adId;
}

function pathAfter({ fields, problems }: Sent, draft: string | null): string {
  const step = fields.get('then') === 'hair' && problems.length === 0 ? 'hair' : 'photos';
  return `/post-an-ad/${step}?${new URLSearchParams(draft ? { draft } : {})}`;
}

type Leaving = { path: string; status: number; draft?: string | null; sent?: Sent };

/** A browser goes on to the page; our script hears how it went. */
function leave(request: FastifyRequest, reply: FastifyReply, { path, status, draft, sent }: Leaving) {
  reply.header('cache-control', 'no-store');
  if (!request.headers.accept?.includes('application/json')) return reply.redirect(path, 303);
  const message = sent?.problems[0]?.message;
  return reply.status(status).send({ success: status === 200 ? 1 : 0, draft: draft ?? null, path, message });
}
