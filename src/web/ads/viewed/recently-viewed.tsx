import { Suspense } from 'react';
import { lazyPart } from '../../ui/browser/lazy-part.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import { VIEWED_KEY } from './viewed-key.ts';

const ViewedRow = lazyPart(() => import('./viewed-row.tsx'));

/** What somebody looked at lately in this browser. Nothing without script: no server knows it. */
export function RecentlyViewed() {
  const isAlive = useIsAlive();
  if (!isAlive || !hasViewed()) return null;
  return (
    <Suspense>
      <ViewedRow />
    </Suspense>
  );
}

function hasViewed(): boolean {
  try {
    return localStorage.getItem(VIEWED_KEY) !== null;
  } catch {
    return false;
  }
}
