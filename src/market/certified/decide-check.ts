import type { Unit } from '#platform/unit-of-work.ts';
import { readUntil } from '#rules/certified/buyer-check.ts';
import type { CertifyBuyer, RefuseBuyer } from '#rules/certified/buyer-check-schema.ts';
import { isId } from '#rules/id.ts';
import { tellOr, type Told } from '#rules/moderation/decision-texts.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { tellDecision } from '../statements/tell-decision.ts';
import { type CheckRow, lockCheck, setDecided } from './check-store.ts';

/** Staff looked at what a buyer sent, and found it so. */
export async function certifyBuyer(ctx: Context, asked: CertifyBuyer): Promise<void> {
  const until = readUntil(asked.until, ctx.now());
  if (!until)
    throw new Refusal('invalid', 'Please check what you entered.', {
      until: ['Choose a day from today on, a year ahead at most.'],
    });
  const looked = { lookedAt: asked.lookedAt, lookedWords: asked.lookedWords ?? null, until };
  await decide(ctx, asked, { from: 'asked', to: 'granted', act: 'buyer-certified', looked });
}

/** What a buyer sent is not enough. They read why, and may send it anew. */
export const refuseBuyer = (ctx: Context, asked: RefuseBuyer): Promise<void> =>
  decide(ctx, asked, { from: 'asked', to: 'refused', act: 'buyer-refused' });

/** The badge is taken back before its time. */
export const withdrawBuyer = (ctx: Context, asked: RefuseBuyer): Promise<void> =>
  decide(ctx, asked, { from: 'granted', to: 'ended', act: 'buyer-withdrawn' });

type Step = {
  from: 'asked' | 'granted';
  to: 'granted' | 'refused' | 'ended';
  act: Extract<Told, `buyer-${string}`>;
  looked?: Parameters<typeof setDecided>[1]['looked'];
};

async function decide(ctx: Context, asked: RefuseBuyer, { from, to, act, looked }: Step): Promise<void> {
  const { id: by } = ensure(ctx.viewer, 'check buyers');
  const { accountId, message, reason } = asked;
  const now = ctx.now();
  await ctx.write(async (unit: Unit) => {
    const check = isId(accountId) ? await lockCheck(unit.db, accountId, now) : undefined;
    if (!check) throw new Refusal('not-found', 'This person has not asked to be certified.');
    ensureStill(check, from, asked.version);
    await setDecided(unit.db, {
      accountId,
      state: to,
      by,
      told: tellOr(act, message),
      now,
      ...(looked && { looked }),
    });
    await unit.audit({
      action: `buyer.${to}`,
      objectKind: 'account',
      objectId: accountId,
      before: { check: check.state },
      after: {
        check: to,
        ...(looked && { lookedAt: looked.lookedAt.join(', '), until: asUntil(looked.until) }),
      },
      reason,
    });
    await tellDecision(ctx, unit, { accountId, act, message });
  });
}

const asUntil = (until: Date) => until.toISOString().slice(0, 10);

const DONE = {
  asked: 'sent their details anew',
  granted: 'certified',
  refused: 'refused',
  ended: 'ended',
} as const;

/** Whoever comes second hears who did what. */
function ensureStill(check: CheckRow, from: Step['from'], version: number): void {
  if (check.state === from && check.version === version) return;
  const { username, decider, state } = check;
  throw new Refusal(
    'conflict',
    state === 'asked'
      ? `${username} has ${DONE.asked} meanwhile. Look at it again.`
      : `${decider ?? 'The clock'} has decided this already: ${DONE[state]}.`,
    {},
    { current: { status: state, version: check.version } },
  );
}
