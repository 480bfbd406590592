/**
 * Of those who ask for the same at once, one does the work; but not for whoever came after a change, who must not be
 * given what was begun before it.
 */
export class SingleFlight<Result> {
  readonly #inFlight = new Map<string, { changes: number; result: Promise<Result> }>();

  share(key: string, changes: number, work: () => Promise<Result>): Promise<Result> {
    const known = this.#inFlight.get(key);
    if (known?.changes === changes) return known.result;
    const result = work().finally(() => {
      if (this.#inFlight.get(key)?.result === result) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, { changes, result });
    return result;
  }
}
