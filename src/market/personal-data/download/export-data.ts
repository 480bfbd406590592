import { RETENTION } from '#rules/retention/retention.ts';
import type { Job } from '#platform/jobs/job.ts';
import { fingerprint, randomSecret } from '#platform/secrets/secrets.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Context, PhotoContext } from '../../context.ts';
import { ensureAccountMay } from '../../rate-limits/ensure-within-limits.ts';
import { packData } from './pack-data.ts';
import { exportReadyMail } from './download-mails.ts';
import { findExport, findOwner, findPart, insertExport, insertPart, setReady } from './export-store.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { DAY_MS } from '#rules/time.ts';

/** The file of everything about somebody. */
export const MAKE_EXPORT: Job<{ accountId: string }> = { name: 'make-export' };

const PART_BYTES = 512 * 1024;

/** Somebody wants everything we keep about them. A job makes the file and mails where it is. */
export async function exportData(ctx: PhotoContext): Promise<void> {
  const me = ensure(ctx.viewer, 'manage your account');
  await orderExport(ctx, me.id);
}

/** The same by whoever may: the file goes to the person alone. What is done beside it is done with it or not at all. */
export async function orderExport(
  ctx: Context,
  accountId: string,
  alsoDo: (unit: Unit) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await ensureAccountMay(ctx, 'export', accountId);
  await ctx.write(async (unit) => {
    await alsoDo(unit);
    await unit.enqueue(MAKE_EXPORT, { accountId });
  });
}

/** The job: packs and stores the file part by part, then tells its owner. */
export async function makeExport(ctx: PhotoContext, { accountId }: { accountId: string }): Promise<void> {
  const owner = await findOwner(ctx.db, accountId);
  if (!owner) return;
  const now = ctx.now();
  const secret = randomSecret();
  const expiresAt = new Date(now.getTime() + RETENTION.download * DAY_MS);
  const file = { accountId, linkHash: fingerprint(secret), now, expiresAt };
  const exportId = await ctx.write(({ db }) => insertExport(db, file));
  let position = 0;
  for await (const bytes of joinPieces(packData(ctx, owner))) {
    await ctx.write(({ db }) => insertPart(db, { exportId, position, bytes }));
    position += 1;
  }
  await ctx.write(async (unit) => {
    if (!(await setReady(unit.db, exportId, now))) return;
    await unit.enqueue(SEND_MAIL, exportReadyMail(ctx, owner, `${ctx.config.ORIGIN}/my-data/${secret}`));
  });
}

/** The file itself: only for its owner, and only by the link from the mail. */
export async function openExport(ctx: PhotoContext, secret: string): Promise<AsyncIterable<Uint8Array>> {
  const me = ensure(ctx.viewer, 'manage your account');
  const file = { accountId: me.id, linkHash: fingerprint(secret), now: ctx.now() };
  const exportId = await findExport(ctx.db, file);
  if (exportId === undefined)
    throw new Refusal('not-found', 'This link has run out. Ask for your data again.');
  return readParts(ctx, exportId);
}

async function* readParts(ctx: PhotoContext, exportId: string): AsyncIterable<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const bytes = await findPart(ctx.db, exportId, position);
    if (!bytes) return;
    yield bytes;
  }
}

/** Small pieces together, so that there are few rows. */
async function* joinPieces(pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    size += piece.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(waiting);
}
