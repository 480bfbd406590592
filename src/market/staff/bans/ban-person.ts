import { DAY_MS, toDay } from '#rules/time.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { BanPerson } from '#rules/staff/person-schema.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { toAddressMark } from '../../bans/ban-mark.ts';
import type { Context } from '../../context.ts';
import { formatDay } from '../../mails/format-day.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { tellDecision } from '../../statements/tell-decision.ts';
import { insertBan, listBanRows, listDeviceMarks } from './ban-file-store.ts';

type Person = Awaited<ReturnType<typeof findPerson>>;

/** Keeps somebody's address or devices from opening other accounts, and the devices from writing, for a while. */
export async function banPerson(ctx: Context, ban: BanPerson): Promise<{ banId: string }> {
  ensure(ctx.viewer, 'ban this person');
  return ctx.write(async (unit) => {
    const person = await findPerson(unit.db, ban.userId);
    const me = ensure(ctx.viewer, 'ban this person', { accountId: person.id, accountRole: person.role });
    await lockPerson(unit.db, person.id);
    const inside = { ...ctx, db: unit.db };
    const marks = await findMarks(inside, person, ban.kind);
    await ensureNew(inside, person, { ...ban, marks });
    const now = ctx.now();
    const endsAt = new Date(now.getTime() + ban.days * DAY_MS);
    const { kind, reason } = ban;
    const row = { accountId: person.id, kind, marks, reason, by: me.id, now, endsAt };
    const banId = await insertBan(unit.db, row);
    await unit.audit({
      action: `user.ban-${kind}`,
      objectKind: 'account',
      objectId: person.id,
      before: null,
      after: { until: toDay(endsAt.toISOString()), ...(kind === 'device' ? { devices: marks.length } : {}) },
      reason,
    });
    await tellDecision(ctx, unit, {
      accountId: person.id,
      act: kind === 'device' ? 'ban-devices' : 'ban-address',
      subject: formatDay(endsAt, person),
      message: ban.message,
    });
    return { banId };
  });
}

async function findMarks(ctx: Context, person: Person, kind: BanPerson['kind']): Promise<string[]> {
  if (kind === 'address') return [toAddressMark(ctx, person.email)];
  const marks = await listDeviceMarks(ctx.db, person.id);
  if (marks.length === 0) throw new Refusal('conflict', `We know no device of ${person.username}.`);
  return marks;
}

/** The second to decide hears who did it. A device that came since the first ban is worth another one. */
async function ensureNew(ctx: Context, person: Person, { kind, marks }: { kind: string; marks: string[] }) {
  const standing = (await listBanRows(ctx.db, person.id, ctx.now())).filter((ban) => ban.kind === kind);
  const [newest] = standing;
  const known = new Set(standing.flatMap((ban) => ban.marks));
  if (!newest || !marks.every((mark) => known.has(mark))) return;
  const what = kind === 'device' ? 'devices' : 'address';
  throw new Refusal(
    'conflict',
    `${newest.by} banned the ${what} of ${person.username} already, until ${formatDay(newest.ends_at, {})}.`,
  );
}
