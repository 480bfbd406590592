import { useFrameData } from '../frame-context.ts';

// Of a page without a frame, which tells no age: one that the server and the browser agree on.
const UNKNOWN = new Date(0);

/** The moment at which the server loaded this page: all its parts tell ages by one clock, in the browser too. */
export function usePageTime(): Date {
  const loadedAt = useFrameData()?.now;
  return loadedAt === undefined ? UNKNOWN : new Date(loadedAt);
}
