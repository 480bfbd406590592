import { adOperations } from './ad.ts';
import { contactOperations } from './contact.ts';
import { messageOperations } from './message.ts';
import { moderationOperations } from './moderation.ts';
import { notificationOperations } from './notification.ts';
import type { OperationTable } from './operation.ts';
import { reportOperations } from './report.ts';

/** Every operation by group and name: `/api/<group>/<name>`. */
export const api = {
  ad: { ...adOperations, ...contactOperations },
  message: messageOperations,
  notification: notificationOperations,
  report: reportOperations,
  'super-admin-user': { ...moderationOperations },
} satisfies Record<string, OperationTable>;
export type Api = typeof api;
