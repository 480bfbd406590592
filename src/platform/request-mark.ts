import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** The id of the request that is being answered, wherever in the code we are. */
export const requestMark = new AsyncLocalStorage<string>();

/** Begins each query with the request it belongs to (PostgreSQL cuts the end off where it shows one), so that a slow one in the database's log leads back to its page. */
export class MarkingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the ways to ask are many, and all pass through unchanged
  override query(question: any, ...rest: any[]): any {
    const id = requestMark.getStore();
    const marked =
      id !== undefined && typeof question === 'string' ? `/* request ${id} */ ${question}` : question;
    return super.query(marked, ...(rest as []));
  }
}
