import { fingerprint, randomSecret } from '#platform/secrets.ts';
import { zip } from '#platform/zip.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { ensureAccountMay } from '../limits/ensure-within-limits.ts';
import { exportReadyMail } from './account-mails.ts';
import { findAccount } from './account-store.ts';
import { collectPersonalData, findExport, insertExport } from './export-store.ts';

const GOOD_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Somebody wants everything we keep about them. A job makes the file and mails where it is. */
export async function exportData(ctx: Context): Promise<void> {
  const me = ensure(ctx.viewer, 'manage your account');
  await ensureAccountMay(ctx, 'export', me.id);
  await ctx.write((unit) => unit.enqueue('make-export', { accountId: me.id }));
}

/** The job: a zip with one JSON and one CSV file for each kind of thing. */
export async function makeExport(ctx: Context, { accountId }: { accountId: string }): Promise<void> {
  const account = await findAccount(ctx.db, accountId);
  if (!account || account.deletedAt) return;
  const data = await collectPersonalData(ctx.db, accountId);
  const files = Object.entries(data).flatMap(([name, rows]) => [
    { name: `${name}.json`, text: JSON.stringify(rows, null, 2) },
    { name: `${name}.csv`, text: csvOf(rows) },
  ]);
  const now = ctx.now();
  const secret = randomSecret();
  await ctx.write(async (unit) => {
    await insertExport(unit.db, {
      accountId,
      linkHash: fingerprint(secret),
      bytes: zip(files, now),
      now,
      expiresAt: new Date(now.getTime() + GOOD_FOR_MS),
    });
    await unit.enqueue('send-mail', exportReadyMail(ctx, account, `${ctx.config.ORIGIN}/my-data/${secret}`));
  });
}

/** The file itself: only for its owner, and only by the link from the mail. */
export async function openExport(ctx: Context, secret: string): Promise<Buffer> {
  const me = ensure(ctx.viewer, 'manage your account');
  const file = { accountId: me.id, linkHash: fingerprint(secret), now: ctx.now() };
  const bytes = await findExport(ctx.db, file);
  if (!bytes) throw new Refusal('not-found', 'This link has run out. Ask for your data again.');
  return bytes;
}

function csvOf(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => cell((row as Record<string, unknown>)[column])));
  return [columns, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Quoted where it must be; what a spreadsheet would take for a formula is made text. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return quoted(JSON.stringify(value).replaceAll(/^"|"$/g, ''));
  return quoted(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
