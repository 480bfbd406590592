import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { DiskSpace } from './disk-space.ts';
import { readAlarms } from './logger.ts';
import { watchJobs } from './jobs/job-metrics.ts';
import { watchSales } from './payment/sale-metrics.ts';
import { type Observed, openRequestTimes } from './request-times.ts';
import { findMark } from './site-marks.ts';

/** Figures for the operator, in Prometheus' format. */
export type Metrics = {
  observeRequest(request: Observed, seconds: number): void;
  /** What a page may not do and a browser stopped, by the part of the policy. */
  observeCspReport(directive: string, times?: number): void;
  /** Asked whenever somebody looks. */
  observePages(look: () => PageFigures): void;
  text(): Promise<string>;
  contentType: string;
};

export function openMetrics(pool: pg.Pool, readDisk: () => Promise<DiskSpace>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = openRequestTimes(registry);
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database: open, idle, and requests waiting for one.',
    labelNames: ['state'],
    registers: [registry],
  });
  const cspReports = new Counter({
    name: 'csp_reports_total',
    help: 'What browsers stopped because the policy of a page forbids it, by directive.',
    labelNames: ['directive'],
    registers: [registry],
  });
  const jobs = watchJobs(registry, pool);
  const sales = watchSales(registry, pool);
  const upkeep = watchUpkeep(registry, pool, readDisk);
  return {
    observeRequest: (request, seconds) => requests.observe(request, seconds),
    observeCspReport: (directive, times = 1) => cspReports.inc({ directive }, times),
    observePages: (look) => observePages(registry, look),
    async text() {
      connections.set({ state: 'open' }, pool.totalCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
      await jobs.look();
      await sales.look();
      await upkeep.look();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** What runs out or is forgotten while nobody looks: room on the disk, and backups. */
function watchUpkeep(registry: Registry, pool: pg.Pool, readDisk: () => Promise<DiskSpace>) {
  const free = new Gauge({
    name: 'disk_free_ratio',
    help: 'Which part of the disk under DATA_DIR is free.',
    registers: [registry],
  });
  const backup = new Gauge({
    name: 'last_backup_timestamp_seconds',
    help: 'When the last backup was made by npm run backup; 0 where there was none.',
    registers: [registry],
  });
  const ready = new Gauge({
    name: 'database_ready',
    help: 'Whether the database answers this process: 1 or 0.',
    registers: [registry],
  });
  const alarms = new Counter({
    name: 'alarms_total',
    help: 'What the log says and somebody must hear of, by its sentence.',
    labelNames: ['alarm'],
    registers: [registry],
  });
  return {
    async look() {
      alarms.reset();
      for (const [alarm, times] of readAlarms()) alarms.inc({ alarm }, times);
      const { freeBytes, totalBytes } = await readDisk();
      free.set(totalBytes > 0 ? freeBytes / totalBytes : 0);
      backup.reset();
      const mark = await findMark(pool, 'last-backup').catch(() => null);
      ready.set(mark === null ? 0 : 1);
      if (mark !== null) backup.set((mark?.markedAt.getTime() ?? 0) / 1000);
    },
  };
}

type PageFigures = { hits: number; pages: number; bytes: number };

function observePages(registry: Registry, look: () => PageFigures) {
  const hits = new Counter({
    name: 'page_cache_hits_total',
    help: 'Requests that were answered with a cached page.',
    registers: [],
    collect() {
      this.reset();
      this.inc(look().hits);
    },
  });
  const gauge = (name: 'pages' | 'bytes', help: string) =>
    new Gauge({
      name: `page_cache_${name}`,
      help,
      registers: [],
      collect() {
        this.set(look()[name]);
      },
    });
  for (const metric of [hits, gauge('pages', 'Cached pages.'), gauge('bytes', 'Their size in bytes.')])
    registry.registerMetric(metric);
}
