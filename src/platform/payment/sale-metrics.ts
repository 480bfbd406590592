import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { readSaleCounts } from './sale-counts.ts';

type Figures = {
  open: { state: string; sales: number }[] | null;
  held: { currency: string; amount: number }[] | null;
  wall: number | null;
  differences: number;
  stuck: number;
  disputes: number;
  byClock: number;
};

/** Protected sales: what is open, what is held, and what somebody has to look at. */
export function watchSales(registry: Registry, pool: pg.Pool): { look(): Promise<void> } {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const open = gauge('sales_open', 'Protected sales that are not over, by state.', ['state']);
  const held = gauge('sale_money_held', 'What the provider holds for sales, in minor units.', ['currency']);
  const wall = gauge(
    'sale_nearest_wall_seconds',
    'Until the provider pays out the next open sale by itself.',
  );
  const differences = gauge('sale_ledger_differences', 'Sales whose books differ from the provider’s.');
  const stuck = gauge('sale_money_stuck', 'Sums of sales that have not moved for six hours.');
  const disputes = gauge('sale_disputes_open', 'Disputes that nobody has closed.');
  const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const byClock = counter('sale_decided_by_clock_total', 'Sales that the clock decided, because nobody did.');
  const lights = counter('sale_light_checks_total', 'Questions whether a sum is still held, by answer.', [
    'answer',
  ]);
  const calls = counter('provider_calls_total', 'Calls to the provider for sales, by kind and answer.', [
    'call',
    'answer',
  ]);
  const all = [open, held, wall, differences, stuck, disputes, byClock, lights, calls];
  return {
    /** Without a database there are no figures: an old one would look like good news. */
    async look() {
      for (const metric of all) metric.reset();
      for (const { call, answer, times } of readSaleCounts().calls) calls.inc({ call, answer }, times);
      for (const { answer, times } of readSaleCounts().lights) lights.inc({ answer }, times);
      const figures = await readFigures(pool).catch(() => undefined);
      if (!figures) return;
      for (const { state, sales } of figures.open ?? []) open.set({ state }, sales);
      for (const { currency, amount } of figures.held ?? []) held.set({ currency }, amount);
      if (figures.wall !== null) wall.set(figures.wall);
      differences.set(figures.differences);
      stuck.set(figures.stuck);
      disputes.set(figures.disputes);
      byClock.inc(figures.byClock);
    },
  };
}

async function readFigures(pool: pg.Pool): Promise<Figures | undefined> {
  const { rows } = await pool.query<Figures>(`
    with open_sales as (
      select id, state, currency, total, captured_at, wall_at from protected_sales where ended_at is null
    )
    select
      (select json_agg(row_to_json(each)) from
        (select state, count(*)::int as sales from open_sales group by state) as each) as open,
      (select json_agg(row_to_json(each)) from (
        select currency, sum(amount)::float as amount from sale_ledger
        where account = 'held' and sale_id in (select id from open_sales where captured_at is not null)
        group by currency) as each) as held,
      (select extract(epoch from min(wall_at) - now())::float from open_sales) as wall,
      (select count(*)::int from sale_comparisons where differs_since is not null) as differences,
      (select count(*)::int from sale_refunds where state = 'asked' and asked_at < now() - interval '6 hours')
        + (select count(*)::int from sale_releases where state = 'asked' and asked_at < now() - interval '6 hours')
        as stuck,
      (select count(*)::int from sale_disputes where closed_at is null) as disputes,
      (select count(*)::int from sale_decisions where decided_by is null) as "byClock"`);
  return rows[0];
}
