import { AsyncLocalStorage } from 'node:async_hooks';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';

/** The id of the request that is being answered, wherever in the code we are. */
export const requestMark = new AsyncLocalStorage<string>();

const PREPARED = /\/\* prepared ([a-z0-9-]+) \*\//;

/**
 * Marks a query that is asked all the time and planned equally well whatever its values: each connection plans it
 * once and keeps the plan by this name. One name, one text. Such a query carries no request: its text is cached too.
 */
export const prepared = (name: string): RawBuilder<unknown> => sql.raw(`/* prepared ${name} */`);

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

/** The same, and queries that want it are prepared. Not for a pooler, behind which every query may meet another server. */
export class PreparingClient extends MarkingClient {
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  override query(question: any, ...rest: any[]): any {
    const [, name] = typeof question === 'string' ? (PREPARED.exec(question) ?? []) : [];
    if (name === undefined) return super.query(question, ...rest);
    const [values, ...others] = rest;
    return super.query({ name, text: question, values }, ...others);
  }
}
