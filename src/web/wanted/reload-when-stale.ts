import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Somebody else changed it, or whoever looks is signed out by now. */
const STALE: ReadonlySet<number | undefined> = new Set([409, 401]);

/**
 * After a refusal the router loads nothing anew. What another tab changed must be shown as it is now, so that the next
 * press is meant for it.
 */
export const reloadWhenStale = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  STALE.has(actionStatus) || defaultShouldRevalidate;
