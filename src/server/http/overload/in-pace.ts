import type { IncomingMessage } from 'node:http';
import { PHOTO_PACE } from '#rules/limits.ts';
import { Refusal } from '#rules/refusal.ts';

/**
 * Does what takes in a long body, as long as it comes in at a fair pace. Only time in which we waited for the sender
 * counts: while a photo is worked on, the rest of the form lies unread. What is given up is cut off by
 * `cutSlowBodies`, once it is answered.
 */
export async function inPace<Result>(
  request: IncomingMessage,
  work: () => Promise<Result>,
  { everyMs, bytes } = PHOTO_PACE,
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let before = request.socket.bytesRead;
  let wasWaiting = true;
  const clock = setInterval(() => {
    const now = request.socket.bytesRead;
    const isWaiting = !request.complete && request.readableLength === 0;
    if (isWaiting && wasWaiting && now - before < bytes) reject(tooSlow());
    before = now;
    wasWaiting = isWaiting;
  }, everyMs);
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearInterval(clock);
  }
}

const tooSlow = () =>
  new Refusal(
    'malformed',
    'The photo came in too slowly, so we stopped waiting. Try again where the signal is better, or send a smaller one.',
  );
