import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '#platform/config/config.ts';
import { isFromProxy } from './client-address.ts';

export type MakeRequestId = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/** One id from the proxy's log to ours, the database's and the error page. */
export function openRequestIds(config: Pick<Config, 'TRUST_PROXY'>): MakeRequestId {
  const isOurs = isFromProxy(config);
  return (request) => (isOurs(request) && readId(request.headers['x-request-id'])) || randomUUID();
}

/** It ends up in SQL: letters and digits only. */
function readId(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : undefined;
}
