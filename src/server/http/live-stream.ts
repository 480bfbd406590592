import type { FastifyInstance, FastifyReply } from 'fastify';

const SIGN_OF_LIFE_MS = 8_000;
/** A browser opens the stream again by itself; so a session that ended is noticed, too. */
const MAX_STREAM_MS = 5 * 60 * 1000;

type Subscriber = { notify: () => void; end: () => void };

/** Server-sent events that say no more than that there is something new: to read it, one is asked as for any page. */
export function openLiveStreams(app: FastifyInstance) {
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  return async (reply: FastifyReply, watch: (subscriber: Subscriber) => Promise<() => void>) => {
    const subscriber = { notify: () => {}, end: () => {} };
    const stop = await watch({ notify: () => subscriber.notify(), end: () => subscriber.end() });
    reply.hijack();
    const { raw } = reply;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 3000\n\n');
    subscriber.notify = () => void raw.write('event: news\ndata: 1\n\n');

    const beat = setInterval(() => void raw.write(': here\n\n'), SIGN_OF_LIFE_MS);
    const end = () => {
      clearInterval(beat);
      clearTimeout(late);
      if (!open.delete(end)) return;
      stop();
      raw.end();
    };
    subscriber.end = end;
    const late = setTimeout(end, MAX_STREAM_MS);
    open.add(end);
    raw.once('close', end);
    // Who left while we were asking has closed already.
    if (raw.destroyed) end();
  };
}
