import type { Platform } from '#platform/platform.ts';

/** An answer that has left, whoever gave it: a route, the page cache, or load shedding. */
type Answered = {
  id: string;
  method: string;
  /** As it was declared, never the address itself: that may hold a secret. */
  route: string;
  status: number;
  ms: number;
  isCached?: boolean;
};
export type ObserveAnswer = (answered: Answered) => void;

/** The route of every page: React Router knows them apart, Fastify does not. */
export const PAGE_ROUTE = '/*';

/** The one place that writes an answer down, in the figures and in the log. */
export function openAnswerObserver({ metrics, log }: Pick<Platform, 'metrics' | 'log'>): ObserveAnswer {
  return ({ id, method, route, status, ms, isCached = false }) => {
    metrics.observeRequest({ route, method, status, cached: isCached ? 'yes' : 'no' }, ms / 1000);
    // Asked first: of a cached page the line would be half the work.
    if (!log.isLevelEnabled('info')) return;
    log.info({ reqId: id, method, route, status, ms: Math.round(ms), cached: isCached }, 'answered');
  };
}
