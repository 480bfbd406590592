import { z } from 'zod';
import { staffReason, toldMessage } from '../moderation/decision-schema.ts';
import { idField, line, lines, withoutTags } from '../text/text-schema.ts';
import { LOOKED_AT, type LookedAt } from './buyer-check.ts';

const WEBSITE = 'Enter the address of the website, like https://example.com.';
const version = z.coerce.number('Say which version you saw.').int('Say which version you saw.').min(0);

/** What somebody sends who wants to be certified. The version is the one they saw; 0 where there was nothing yet. */
export const AskBuyerCheck = z.strictObject({
  businessName: withoutTags(line({ name: 'name', min: 2, max: 120 })),
  registerNumber: withoutTags(line({ name: 'register number', max: 60 })).nullish(),
  website: z
    .url({ protocol: /^https?$/, error: WEBSITE })
    .max(200, WEBSITE)
    .nullish(),
  shopAddress: withoutTags(lines({ name: 'address', min: 10, max: 300 })),
  words: withoutTags(lines({ name: 'text', max: 1000 })).nullish(),
  version,
});
export type AskBuyerCheck = z.output<typeof AskBuyerCheck>;

const about = { accountId: idField('Say which buyer.'), version, message: toldMessage, reason: staffReason };
const LOOKED = 'Tick what you looked at.';

/** What staff looked at, and until when it holds. */
export const CertifyBuyer = z.strictObject({
  ...about,
  lookedAt: z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.enum(Object.keys(LOOKED_AT) as [LookedAt, ...LookedAt[]], LOOKED), LOOKED).min(1, LOOKED),
  ),
  lookedWords: line({ name: 'note', max: 500 }).optional(),
  until: z.iso.date('Enter the last day, like 2026-12-31.'),
});
export type CertifyBuyer = z.output<typeof CertifyBuyer>;

/** No, or no longer. */
export const RefuseBuyer = z.strictObject(about);
export type RefuseBuyer = z.output<typeof RefuseBuyer>;
