import { adOperations } from './ad.ts';
import type { OperationTable } from './operation.ts';
import { reportOperations } from './report.ts';
import { savedOperations } from './saved.ts';
import { searchOperations } from './search.ts';

/** Every operation by group and name: `/api/<group>/<name>`. */
export const api = {
  ad: adOperations,
  report: reportOperations,
  saved: savedOperations,
  search: searchOperations,
} satisfies Record<string, OperationTable>;
export type Api = typeof api;
