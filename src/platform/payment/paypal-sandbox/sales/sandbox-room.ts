import type { NotificationManner } from '../sandbox-notifications.ts';
import { problem, type SandboxAnswer } from '../sandbox-protocol.ts';
import type { SaleRecords } from './sandbox-sale-records.ts';

/** What every part of the sandbox's sales has at hand. */
export type SaleRoom = {
  records: SaleRecords;
  clientId: string;
  /** The address in the browser of whoever pays. */
  url: string;
  now: () => Date;
  tell: (kind: string, resource: object, manner?: NotificationManner) => void;
  /** How long what is pending stays so; null: until somebody at the desk decides. */
  pendingMs: () => number | null;
};

/** A call of the protocol with what marketplaces send along. */
export type SaleCall = {
  method: string;
  path: string;
  search: URLSearchParams;
  requestId: string | null;
  attribution: string;
  assertion: string;
  body: string;
};

export const unknown = (): SandboxAnswer => problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
export const malformed = (): SandboxAnswer => problem(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX');
export const impossible = (issue: string): SandboxAnswer => problem(422, 'UNPROCESSABLE_ENTITY', issue);
export const forbidden = (issue: string): SandboxAnswer => problem(403, 'NOT_AUTHORIZED', issue);

export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
