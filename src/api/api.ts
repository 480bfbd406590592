import { adOperations } from './ad.ts';
import type { OperationTable } from './operation.ts';
import { priceOperations } from './price.ts';
import { reportOperations } from './report.ts';

/** Every operation by group and name: `/api/<group>/<name>`. */
export const api = {
  ad: adOperations,
  price: priceOperations,
  report: reportOperations,
} satisfies Record<string, OperationTable>;
export type Api = typeof api;
