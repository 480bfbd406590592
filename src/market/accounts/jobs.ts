import { declareJob, declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import {
  answerCodeRequest,
  SEND_CODE,
  SEND_REGISTRATION_CODE,
  sendWaitingCode,
} from './codes/ask-for-code.ts';
import { forgetOldLogins } from './forget-old-logins.ts';
import { TELL_OF_TERMS, tellOfTerms } from './terms/announce-terms.ts';
import { resealSecondFactors } from './second-factor/reseal-second-factors.ts';

/** Codes that are mailed, and what is forgotten of logins. */
export const accountJobs: readonly DeclaredJob[] = [
  declareJob(SEND_CODE, answerCodeRequest),
  declareJob(SEND_REGISTRATION_CODE, (ctx, { registrationId }) => sendWaitingCode(ctx, registrationId)),
  declareJob(TELL_OF_TERMS, tellOfTerms),
  declareScheduledJob('forget-old-logins', '53 * * * *', forgetOldLogins),
  declareScheduledJob('reseal-second-factors', '37 3 * * *', resealSecondFactors),
];
