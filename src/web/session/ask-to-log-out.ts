import { toast } from '../ui/browser/toast.ts';

const STILL_HERE = 'We could not be reached: you are still logged in.';

/** Fetched while there is a connection: where there is none, somebody can leave all the same. */
export const fetchLogOut = () => import('./log-out.ts');

/** All of it or nothing. */
export const askToLogOut = (): Promise<void> =>
  fetchLogOut().then(
    ({ logOut }) => logOut(),
    () => toast(STILL_HERE, { kind: 'problem' }),
  );
