import { z } from 'zod';

export const PageVotes = z.object({ path: z.string(), yes: z.int(), no: z.int() });
export type PageVotes = z.infer<typeof PageVotes>;
