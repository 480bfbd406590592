import type { Database } from '#platform/postgres/database.ts';

type Step = { event: string; from: string | null; to: string; isByClock: boolean; at: Date };
/** What happened in each sale, the oldest first. */
type History = ReadonlyMap<string, readonly Step[]>;

export async function readHistory(db: Database): Promise<History> {
  const rows = await db.selectFrom('sale_steps').selectAll().orderBy('sale_id').orderBy('id').execute();
  const decided = await db
    .selectFrom('sale_decisions')
    .innerJoin('sale_disputes as dispute', 'dispute.id', 'dispute_id')
    .select('dispute.sale_id')
    .where('decided_by', 'is not', null)
    .execute();
  const byStaff = new Set(decided.map(({ sale_id }) => sale_id));
  const history = new Map<string, Step[]>();
  for (const { sale_id, event, from_state, to_state, account_id, at } of rows) {
    const steps = history.get(sale_id) ?? [];
    const isByClock = account_id === null && !(event === 'settle' && byStaff.has(sale_id));
    steps.push({ event, from: from_state, to: to_state, isByClock, at });
    history.set(sale_id, steps);
  }
  return history;
}

const LEADS_OUT = ['releasing', 'refunding', 'refunded', 'reversed'];

type Sale = { id: string; settle_by: Date | null; end_reason: string | null };

/**
 * Where the money goes is settled by day 26, give or take the time that the test itself took, since its days are counted
 * from when each is led. A case at the provider has the provider's clock.
 */
export function findLateEnds(sales: readonly Sale[], history: History, lastedMs: number): string[] {
  return sales.flatMap(({ id, settle_by, end_reason }) => {
    const steps = history.get(id) ?? [];
    const isTheirs =
      end_reason === 'too-late' || steps.some(({ to }) => to === 'frozen' || to === 'reversed');
    const settled = steps.find(({ to }) => LEADS_OUT.includes(to))?.at;
    if (settle_by === null || isTheirs) return [];
    if (settled && settled.getTime() <= settle_by.getTime() + lastedMs) return [];
    return [`${id} was settled at ${settled?.toISOString() ?? 'no time'}, not by ${settle_by.toISOString()}`];
  });
}

/** A deadline neither pays for hair that was never posted, nor gives money back for hair that its buyer has. */
export function findHairAndMoney(history: History): string[] {
  return [...history].flatMap(([id, steps]) => {
    const has = (event: string) => steps.some((step) => step.event === event);
    const posted = has('ship');
    const isBack = has('post-return') || has('return-came');
    return steps.flatMap((step) => {
      const { from, to, isByClock, event } = step;
      if (to === 'releasing' && !posted) return [`${id} was paid for hair that was never posted`];
      const isDeadline = isByClock && ['settle', 'lapse'].includes(event) && to === 'refunding';
      // Whoever never says where her hair shall go gets none: her silence, and her loss.
      const isUnaddressed = from === 'returning' && !isBack;
      if (isDeadline && posted && !isBack && !isUnaddressed) return [`${id} was given back with the hair`];
      return [];
    });
  });
}
