const NOTIFIED_WITHIN_MS = 1_000;
const MAX_WRITERS = 10_000;

/**
 * Which sessions wrote here a moment ago: the caches may not have heard of it yet, and whoever wrote looks for it. By
 * the text of their cookie, so that a page from the cache is refused to them before anybody is asked who they are.
 */
export class RecentWriters {
  readonly #at = new Map<string, number>();

  add(session: string | undefined): void {
    if (session === undefined) return;
    if (this.#at.size >= MAX_WRITERS) this.#at.clear();
    this.#at.set(session, performance.now());
  }

  has(session: string | undefined): boolean {
    const at = session === undefined ? undefined : this.#at.get(session);
    return at !== undefined && performance.now() - at < NOTIFIED_WITHIN_MS;
  }
}
