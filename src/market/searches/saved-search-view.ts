import { z } from 'zod';
import { ALERT_PACES } from '#rules/search/saved/alert-paces.ts';

/** A search that somebody saved, as they see it. */
export const SavedSearchView = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  alert: z.enum(ALERT_PACES),
  createdAt: z.iso.datetime(),
});
export type SavedSearchView = z.infer<typeof SavedSearchView>;
