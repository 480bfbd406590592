import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in HTML from the server and while React takes it over, true from then on: for what only works with script. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
