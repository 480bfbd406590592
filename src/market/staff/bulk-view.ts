import { z } from 'zod';

/** What became of one row. `undo` is the row as the undoing act takes it; null where nothing undoes it. */
export const BulkResult = z.object({
  row: z.string(),
  label: z.string(),
  isDone: z.boolean(),
  message: z.string(),
  undo: z.string().nullable(),
});
export type BulkResult = z.infer<typeof BulkResult>;
