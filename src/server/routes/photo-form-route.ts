import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Market, openMarket } from '#market/market.ts';
import { ensureTokenRepeated } from '#rules/accounts/sign-in/session-token.ts';
import { PHOTO_SLOTS, type PhotoRefusal, type PhotoSlot } from '#rules/ads/photos/photo.ts';
import type { RefusedPhoto } from '#rules/ads/photos/photo-schema.ts';
import { PHOTO_FORM } from '#rules/ads/photos/upload-limits.ts';
import { isRefusal, type Refusal, type RefusalCode } from '#rules/refusal.ts';
import { inPace } from '../http/overload/in-pace.ts';
import { requireContext } from '../http/recognise-requests.ts';

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
  await app.register(multipart, { limits: PHOTO_FORM.limits, throwFileSizeLimit: false });
  const schema = { hide: true };
  app.post('/post-an-ad/upload', { bodyLimit: PHOTO_FORM.bodyMax, schema }, async (request, reply) => {
    const market = openMarket(requireContext(request));
    if (market.viewer === null) {
      reply.header('cache-control', 'no-store');
      if (isScript(request)) return reply.status(401).send({ success: 0, draft: null, path: LOGIN });
      return reply.redirect(LOGIN, 303);
    }
    const sent: Sent = { fields: new Map(), photos: [], problems: [] };
    await inPace(request.raw, () =>
      market.photos.receive((receive) => takeIn(request, market, receive, sent)),
    );
    const draft = await addToDraft(market, sent);
    const path = pathAfter(sent, draft);
    if (isScript(request)) return answerScript(reply, market, { path, draft, sent });
    if (sent.problems.length > 0) await market.photos.noteRefused(sent.problems.map(withoutSentence));
    return reply.header('cache-control', 'no-store').redirect(path, 303);
  });
}

type Receive = Parameters<Parameters<Market['photos']['receive']>[0]>[0];

async function takeIn(request: FastifyRequest, market: Market, receive: Receive, sent: Sent): Promise<void> {
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      sent.fields.set(part.fieldname, String(part.value));
      continue;
    }
    ensureToken(sent, market);
    const problem = await takePhoto(receive, part, sent);
    if (problem) sent.problems.push(toPhotoProblem(part, problem));
  }
  ensureToken(sent, market);
}

/** Files that are refused do not stop the others. */
async function takePhoto(receive: Receive, part: MultipartFile, sent: Sent): Promise<Refusal | undefined> {
  try {
    if (part.filename === '') return void part.file.resume();
    // The field says which of the photos that sell hair it is.
    const slot = PHOTO_SLOTS.find((each) => each === part.fieldname) ?? null;
    sent.photos.push({ id: (await receive(part.file)).photoId, slot, name: part.filename });
    return undefined;
  } catch (error) {
    // What was not read of it stands before the next one.
    part.file.resume();
    if (isRefusal(error) && WHY[error.code]) return error;
    throw error;
  }
}

/** The token stands before the files, so nothing is taken in without it. */
const ensureToken = ({ fields }: Sent, { formToken }: Market) =>
  ensureTokenRepeated(
    formToken,
    fields.get('token'),
    'This page was open for too long. Reload it and send the photos again.',
  );

const toPhotoProblem = (
  { filename: name, fieldname }: MultipartFile,
  { code, message }: Refusal,
): Problem => ({
  name,
  field: PHOTO_SLOTS.find((each) => each === fieldname) ?? 'image',
  why: WHY[code] ?? 'broken',
  message,
});

const withoutSentence = ({ name, field, why }: Problem): RefusedPhoto => ({ name, field, why });

/** What was refused begins no draft; what the plan has no room for is not kept either. */
async function addToDraft(market: Market, { fields, photos, problems }: Sent): Promise<string | null> {
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

const LOGIN = '/login?next=/post-an-ad';

const isScript = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('application/json') ?? false;

type Answered = { path: string; draft: string | null; sent: Sent };

/** The page stays: it hears how it went, and which photos the draft has now. */
async function answerScript(reply: FastifyReply, market: Market, { path, draft, sent }: Answered) {
  const [problem] = sent.problems;
  const ad = draft === null || problem ? null : (await market.myAds.show(draft)).ad;
  const album = ad && { draft: ad.id, version: ad.version, photos: ad.photos };
  return reply
    .header('cache-control', 'no-store')
    .status(problem ? 422 : 200)
    .send({ success: problem ? 0 : 1, draft, path, album, message: problem?.message });
}
