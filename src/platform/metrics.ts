import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Figures for the operator, in Prometheus' format. */
export type Metrics = {
  observeRequest(route: string, method: string, status: number, seconds: number): void;
  /** Asked whenever somebody looks. */
  observePages(look: () => { hits: number; pages: number; bytes: number }): void;
  text(): Promise<string>;
  contentType: string;
};

export function openMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'How long requests took, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database: open, idle, and requests waiting for one.',
    labelNames: ['state'],
    registers: [registry],
  });
  return {
    observeRequest: (route, method, status, seconds) => requests.observe({ route, method, status }, seconds),
    observePages: (look) => observePages(registry, look),
    async text() {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function observePages(registry: Registry, look: () => { hits: number; pages: number; bytes: number }) {
  new Counter({
    name: 'page_cache_hits_total',
    help: 'Requests that were answered with a kept page.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(look().hits);
    },
  });
  const figures = { pages: 'Pages that are kept.', bytes: 'What the kept pages weigh.' } as const;
  for (const name of ['pages', 'bytes'] as const)
    new Gauge({
      name: `page_cache_${name}`,
      help: figures[name],
      registers: [registry],
      collect() {
        this.set(look()[name]);
      },
    });
}
