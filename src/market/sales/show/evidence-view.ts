import { z } from 'zod';
import { SaleView } from './sale-view.ts';

/** What somebody sends to the provider when there is a case: agreed, paid, proved, posted, said and decided. */
export const EvidenceFile = z.object({
  sale: SaleView,
  /** The hair as the ad described it when both said yes. */
  hair: z.record(z.string(), z.unknown()),
  /** And its photos of then, by their ids. */
  photos: z.array(z.string()),
  /** The provider's own number of the payment. */
  payment: z.object({ id: z.string(), takenAt: z.iso.datetime() }).nullable(),
  madeAt: z.iso.datetime(),
});
export type EvidenceFile = z.infer<typeof EvidenceFile>;
