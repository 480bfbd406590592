import { fingerprint, randomSecret } from '#platform/secrets/secrets.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { ensureAccountMay } from '../../rate-limits/ensure-within-limits.ts';
import { packData } from './pack-data.ts';
import { exportReadyMail } from '../../accounts/account-mails.ts';
import { findAccount } from '../../accounts/account-store.ts';
import { findExport, findPart, insertExport, insertPart, setReady } from './export-store.ts';
import { DAY_MS } from '#rules/time.ts';

const GOOD_FOR_MS = 7 * DAY_MS;
const PART_BYTES = 512 * 1024;

/** Somebody wants everything we keep about them. A job makes the file and mails where it is. */
export async function exportData(ctx: Context): Promise<void> {
  const me = ensure(ctx.viewer, 'manage your account');
  await ensureAccountMay(ctx, 'export', me.id);
  await ctx.write((unit) => unit.enqueue('make-export', { accountId: me.id }));
}

/** The job: packs and stores the file part by part, then tells its owner. */
export async function makeExport(ctx: Context, { accountId }: { accountId: string }): Promise<void> {
  const account = await findAccount(ctx.db, accountId);
  if (!account || account.deletedAt) return;
  const now = ctx.now();
  const secret = randomSecret();
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  const file = { accountId, linkHash: fingerprint(secret), now, expiresAt };
  const exportId = await ctx.write(({ db }) => insertExport(db, file));
  let position = 0;
  for await (const bytes of joinPieces(packData(ctx, account))) {
    await ctx.write(({ db }) => insertPart(db, { exportId, position, bytes }));
    position += 1;
  }
  await ctx.write(async (unit) => {
    if (!(await setReady(unit.db, exportId, now))) return;
    await unit.enqueue('send-mail', exportReadyMail(ctx, account, `${ctx.config.ORIGIN}/my-data/${secret}`));
  });
}

/** The file itself: only for its owner, and only by the link from the mail. */
export async function openExport(ctx: Context, secret: string): Promise<AsyncIterable<Uint8Array>> {
  const me = ensure(ctx.viewer, 'manage your account');
  const file = { accountId: me.id, linkHash: fingerprint(secret), now: ctx.now() };
  const exportId = await findExport(ctx.db, file);
  if (exportId === undefined)
    throw new Refusal('not-found', 'This link has run out. Ask for your data again.');
  return readParts(ctx, exportId);
}

async function* readParts(ctx: Context, exportId: string): AsyncIterable<Uint8Array> {
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
