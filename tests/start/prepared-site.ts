import { execFileSync } from 'node:child_process';
import { inject } from 'vitest';

/** A data folder of one's own, as a site's first start leaves it: for tests to which that start is none of their matter. */
export function copyPreparedSite(to: string): string {
  execFileSync('cp', ['-a', inject('preparedSite'), to]);
  return to;
}
