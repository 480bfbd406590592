import { declareJob, type DeclaredJob } from '../declare-job.ts';
import { SEND_PUSH } from './notify.ts';
import { sendPush } from './push/send-push.ts';

/** What goes to browsers that are not looking. */
export const notificationJobs: readonly DeclaredJob[] = [
  declareJob(SEND_PUSH, (ctx, { notificationId }) => sendPush(ctx, notificationId)),
];
