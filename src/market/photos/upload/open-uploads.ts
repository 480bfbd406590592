import type { Queue } from '#platform/jobs/queue.ts';
import { addressGroup, DEMO_FACTOR, OPEN_UPLOADS } from '#rules/limits.ts';
import { Refusal } from '#rules/refusal.ts';
import type { ProcessContext } from '../../context.ts';
import { isPlaceFree } from '../../rate-limits/is-place-free.ts';

type Sender = { personId: string; address: string };

const ofProcess = new WeakMap<Queue, Set<Sender>>();

/**
 * Does something that takes in photos while its sender holds one of the places for it, and refuses it when too many
 * are held. Counted for each process: what is spared is its lines and its disk.
 */
export async function whileSending<Result>(
  ctx: ProcessContext,
  personId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const open = ofProcess.get(ctx.queue) ?? new Set<Sender>();
  ofProcess.set(ctx.queue, open);
  const sender = { personId, address: addressGroup(ctx.browser.address) };
  // In a demo everybody has one address.
  const perAddress = OPEN_UPLOADS.perAddress * (ctx.config.MODE === 'demo' ? DEMO_FACTOR : 1);
  if (!isPlaceFree(sender, open, { ...OPEN_UPLOADS, perAddress })) throw tooManyAtOnce();
  open.add(sender);
  try {
    return await work();
  } finally {
    open.delete(sender);
  }
}

const tooManyAtOnce = () =>
  new Refusal(
    'too-many',
    'You are sending several photos already. Wait until one has arrived, then send this one.',
    {},
    { retryAfterSeconds: 10 },
  );
