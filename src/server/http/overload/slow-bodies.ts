import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const BODY_WITHIN_MS = 10_000;
/** Photos from a phone on a slow line take longer: see `inPace`. Once they are answered they are no exception. */
const TAKES_PHOTOS = /^\/(?:api\/upload|post-an-ad\/upload)/;
/** A message is a small form, unless photos come with it. */
const MESSAGE_WITH_PHOTOS = { url: /^\/messages\/[\w-]+(?:\?|$)/, type: /^multipart\/form-data/i };
const TOO_LATE = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** A form of a few kilobytes that takes longer than this is somebody holding the door open. */
export function cutSlowBodies(app: FastifyInstance, within = BODY_WITHIN_MS): void {
  app.addHook('onRequest', async ({ raw, url, headers }, reply) => {
    if (raw.method === 'GET' || raw.method === 'HEAD') return;
    const isMessage = MESSAGE_WITH_PHOTOS.url.test(url);
    const takesPhotos = isMessage
      ? MESSAGE_WITH_PHOTOS.type.test(headers['content-type'] ?? '')
      : TAKES_PHOTOS.test(url);
    if (takesPhotos) return void reply.raw.once('finish', () => cutLeftOver(raw, within));
    const late = setTimeout(() => {
      if (!raw.complete) raw.socket.end(TOO_LATE, () => raw.destroy());
    }, within);
    const arrived = () => clearTimeout(late);
    raw.once('end', arrived).once('close', arrived);
    // Answered before all was read: the line may be in use for the next request by then.
    reply.raw.once('finish', arrived).once('close', arrived);
  });
}

/** Whoever was answered before all was read may finish sending, so that they hear the answer, but not for ever. */
function cutLeftOver(raw: IncomingMessage, within: number): void {
  if (raw.complete) return;
  const late = setTimeout(() => raw.destroy(), within);
  raw.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late));
}
