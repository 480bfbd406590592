import type { AdEvent } from '#rules/ads/state.ts';

const TOGETHER = ['put-live', 'pause', 'delete'] as const satisfies readonly AdEvent[];
type TogetherStep = (typeof TOGETHER)[number];
type Movable = { allowed: readonly AdEvent[] };

/**
 * What can be done to several ads at once and none of them would refuse. While nobody has ticked anything, as without
 * script, what at least one ad of the page would do.
 */
export const findCommonSteps = (ticked: readonly Movable[], page: readonly Movable[]): TogetherStep[] =>
  TOGETHER.filter((event) =>
    ticked.length > 0
      ? ticked.every(({ allowed }) => allowed.includes(event))
      : page.some(({ allowed }) => allowed.includes(event)),
  );
