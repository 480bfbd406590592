import { adOperations } from './ad.ts';
import type { OperationTable } from './operation.ts';
import { reportOperations } from './report.ts';
import { sellerAdOperations } from './seller-ads.ts';
import { staffAdOperations } from './staff-ads.ts';
import { uploadOperations } from './upload.ts';

/** Every operation by group and name: `/api/<group>/<name>`. */
export const api = {
  ad: adOperations,
  report: reportOperations,
  seller: { ...sellerAdOperations },
  'super-admin-user': { ...staffAdOperations },
  upload: uploadOperations,
} satisfies Record<string, OperationTable>;
export type Api = typeof api;
