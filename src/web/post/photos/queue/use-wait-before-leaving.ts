import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

type Waiting = { isBusy: boolean; hasFailed: boolean };

/**
 * Whoever goes on goes as soon as everything has arrived: the next step is made upon it. Where something failed, the page
 * stays, and with it the file. True while somebody waits.
 */
export function useWaitBeforeLeaving({ isBusy, hasFailed }: Waiting): boolean {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isBusy && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked' || isBusy) return;
    if (hasFailed) blocker.reset();
    else blocker.proceed();
  }, [blocker, isBusy, hasFailed]);
  useBeforeUnload((event) => {
    if (isBusy) event.preventDefault();
  });
  return blocker.state === 'blocked';
}
