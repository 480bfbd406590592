import { z } from 'zod';

/** A press of a button says everything. */
export const NothingMore = z.strictObject({});
