import { describeRoom, isNearlyFull } from '#rules/operator/disk-space.ts';
import { DAY_MS } from '#rules/time.ts';
import type { DiskContext } from '../context.ts';
import { SEND_MAIL } from '../mails/send-mail.ts';
import { fullDiskMail } from './operator-mails.ts';
import { noteDiskWarning } from './operator-store.ts';

/** Tells whoever runs the site that the disk is nearly full: once a day, and before writes are refused. */
export async function warnOfFullDisk(ctx: DiskContext): Promise<void> {
  const disk = await ctx.readDisk();
  if (!isNearlyFull(disk)) return;
  const room = describeRoom(disk);
  const now = ctx.now();
  const isFirst = await ctx.write(async (unit) => {
    if (!(await noteDiskWarning(unit.db, { room, now, notSince: new Date(now.getTime() - DAY_MS) })))
      return false;
    await unit.enqueue(SEND_MAIL, fullDiskMail(ctx.config, room));
    return true;
  });
  if (isFirst) ctx.log.warn({ room }, 'the disk is nearly full');
}
