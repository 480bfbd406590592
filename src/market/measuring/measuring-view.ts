import { z } from 'zod';

/** Who found that an ad is as long as it says, and when. */
export const Measuring = z.object({ by: z.enum(['staff', 'sales']), at: z.iso.datetime() });
export type Measuring = z.infer<typeof Measuring>;
