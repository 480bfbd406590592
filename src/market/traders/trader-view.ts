import { z } from 'zod';

/** Who somebody is who trades, as everybody may read it beside their ads. */
export const TraderView = z.object({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  registerNumber: z.string().nullable(),
  vatNumber: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
});
export type TraderView = z.infer<typeof TraderView>;

/** The same as its owner sees it. */
export const OwnTrader = TraderView.extend({ version: z.int() });
export type OwnTrader = z.infer<typeof OwnTrader>;
