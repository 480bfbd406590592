import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Route } from '../../+types/root.ts';
import type { Guard } from './guard-page.ts';

let guard: Guard | undefined;

/** A page that cannot be asked for does not take the place of the one in front of somebody. */
export const stayWhenUnreached: Route.ClientMiddlewareFunction = (args, next) =>
  guard ? guard.stay(args, next) : next();

/** Without a connection no link is even tried: where files of its page are missing, the router loads this one anew. */
export const isUnreachable = (): boolean => !navigator.onLine && guard?.sayUnreached() === true;

/** Fetched after everything else, while there is a connection: what is needed once there is none. */
export function useStay(): void {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    void import('./guard-page.ts').then(
      ({ guardPage }) => (guard = guardPage(location, navigate)),
      () => {},
    );
  }, [location, navigate]);
}
