import { declareJob, declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { forgetOldMails } from './forget-old-mails.ts';
import { SEND_MAIL, sendMail } from './send-mail.ts';

/** Every e-mail is sent by a job: once what it tells of is true. */
export const mailJobs: readonly DeclaredJob[] = [
  declareJob(SEND_MAIL, sendMail),
  declareScheduledJob('forget-old-mails', '53 * * * *', forgetOldMails),
];
