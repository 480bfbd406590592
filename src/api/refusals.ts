import { z } from 'zod';
import { REFUSAL_STATUS, type Refusal, type RefusalCode } from '#rules/refusal.ts';

const CODES = Object.keys(REFUSAL_STATUS) as [RefusalCode, ...RefusalCode[]];

/** How every 'no' looks on the wire. */
export const RefusalAnswer = z.object({
  success: z.literal(0),
  code: z.enum([...CODES, 'bug']),
  message: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  /** Staff confirm with user/confirmItIsYou that it is them, traders say with trade/saveTraderDetails who they are, and ask again. */
  needs: z.enum(['proof', 'trader-details']).optional(),
  current: z.object({ status: z.string().optional(), version: z.int().optional() }).optional(),
});

export function refusalAnswer({ code, message, fields, details }: Refusal) {
  return {
    success: 0,
    code,
    message,
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...(details.needs ? { needs: details.needs } : {}),
    ...(details.current ? { current: details.current } : {}),
  };
}

export const bugAnswer = {
  success: 0,
  code: 'bug',
  message: 'Something went wrong on our side. We have been told.',
};
