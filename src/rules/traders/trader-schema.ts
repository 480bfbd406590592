import { z } from 'zod';
import { country, email } from '../accounts/account-schema.ts';
import { line, lines, withoutTags } from '../text/text-schema.ts';
import { isVatNumber, tidyVatNumber } from './vat-number.ts';

const PHONE = 'Enter a phone number with its country, like +44 20 7946 0018.';
const VAT = 'This is no VAT number of that country. Leave it empty if you have none.';

/** What somebody who trades says of themselves. The version is the one they saw; 0 where there was nothing yet. */
export const SaveTrader = z
  .strictObject({
    name: withoutTags(line({ name: 'name', max: 120 })),
    address: withoutTags(lines({ name: 'address', min: 10, max: 300 })),
    country,
    registerNumber: withoutTags(line({ name: 'register number', max: 60 })).nullish(),
    vatNumber: z.string(VAT).max(40, VAT).overwrite(tidyVatNumber).nullish(),
    email,
    phone: z
      .string(PHONE)
      .trim()
      .regex(/^\+?[\d\s()/.-]{6,30}$/, PHONE),
    version: z.coerce.number().int().min(0),
  })
  .superRefine(({ vatNumber, country: home }, ctx) => {
    if (vatNumber && !isVatNumber(vatNumber, home))
      ctx.addIssue({ code: 'custom', path: ['vatNumber'], message: VAT });
  });
export type SaveTrader = z.output<typeof SaveTrader>;
