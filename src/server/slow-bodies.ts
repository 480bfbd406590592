import type { FastifyInstance } from 'fastify';

const BODY_WITHIN_MS = 10_000;
/** Photos from a phone on a slow line: the server's own limit of a minute holds for them. */
const TAKES_PHOTOS = /^\/(?:api\/upload|post-an-ad\/upload)/;
const TOO_LATE = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** A form of a few kilobytes that takes longer than this is somebody holding the door open. */
export function cutSlowBodies(app: FastifyInstance, within = BODY_WITHIN_MS): void {
  app.addHook('onRequest', async ({ raw, url }, reply) => {
    if (raw.method === 'GET' || raw.method === 'HEAD' || TAKES_PHOTOS.test(url)) return;
    const late = setTimeout(() => {
      if (!raw.complete) raw.socket.end(TOO_LATE, () => raw.destroy());
    }, within);
    const arrived = () => clearTimeout(late);
    raw.once('end', arrived).once('close', arrived);
    // Answered before all was read: the line may be in use for the next request by then.
    reply.raw.once('finish', arrived).once('close', arrived);
  });
}
