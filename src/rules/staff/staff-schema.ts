import { z } from 'zod';
import { HireStaff, staffRole } from '../accounts/account-schema.ts';
import { staffReason, toldMessage } from '../moderation/decision-schema.ts';
import { pathWithinSite } from '../path-within-site.ts';
import { PLAN_TYPES } from '../payments/subscription.ts';
import { line } from '../text/text-schema.ts';
import { userId } from './person-schema.ts';
import { BULK_ACTS, type BulkAct, MAX_BULK_ROWS } from './bulk-acts.ts';

/** Shuts somebody out, lets them in again, ends their plan, or looks at their address. */
export const DecideOnUser = z.strictObject({ userId, message: toldMessage, reason: staffReason });
export type DecideOnUser = z.output<typeof DecideOnUser>;

/** Gives somebody of staff another role. The version is of the account as the admin saw it. */
export const ChangeRole = z.strictObject({
  userId,
  role: staffRole,
  version: z.coerce.number('Say which version you saw.').int('Say which version you saw.'),
  reason: staffReason,
});
export type ChangeRole = z.output<typeof ChangeRole>;

/** Gives somebody a plan, or switches on again what was switched off. */
export const GrantPlan = z.strictObject({
  userId,
  plan: z.literal(PLAN_TYPES, 'Choose one of the plans.').optional(),
  until: z.iso.date('Enter the last day, like 2026-12-31.').optional(),
  message: toldMessage,
  reason: staffReason,
});
export type GrantPlan = z.output<typeof GrantPlan>;

/** Invites somebody to work here. The page asks for the reason; a program may leave the usual one. */
export const InviteStaff = HireStaff.extend({
  reason: staffReason.default('Hired to work here.'),
});
export type InviteStaff = z.output<typeof InviteStaff>;

/** Of the sentence as it was read: whoever changes an older one hears who was first. */
const version = z.coerce
  .number('Say which version you read.')
  .int('Say which version you read.')
  .min(1, 'Say which version you read.');

/** A sentence of the top banner; with its id, one that is changed. Links stay within the site. */
export const SaveBannerText = z
  .strictObject({
    id: z.string().max(100).optional(),
    version: version.optional(),
    position: z.coerce.number('Enter a number from 1 to 99.').int().min(1).max(99).default(1),
    text: line({ name: 'text', min: 3, max: 200 }),
    linkUrl: z
      .string()
      .max(200)
      .refine((link) => pathWithinSite(link) !== undefined, 'Link to a page of this site, like /faq.')
      .optional(),
    linkText: line({ name: 'text of the link', max: 60 }).optional(),
    active: z.boolean().default(true),
    shownFrom: z.iso.date('Enter the first day, like 2026-12-01.').optional(),
    shownUntil: z.iso.date('Enter the last day, like 2026-12-31.').optional(),
    reason: staffReason,
  })
  .refine(({ shownFrom = '', shownUntil }) => shownUntil === undefined || shownFrom <= shownUntil, {
    error: 'The last day cannot be before the first.',
    path: ['shownUntil'],
  })
  .refine(({ linkUrl, linkText }) => (linkUrl === undefined) === (linkText === undefined), {
    error: 'Give both the page and its name, or neither.',
    path: ['linkText'],
  });
export type SaveBannerText = z.output<typeof SaveBannerText>;

export const DeleteBannerText = z.strictObject({
  id: z.string('Say which sentence.').min(1, 'Say which sentence.').max(100),
  version,
  reason: staffReason,
});
export type DeleteBannerText = z.output<typeof DeleteBannerText>;

/** The same act on many rows. A row is an id, and for ads the version that was seen: 'id:version'. */
export const Bulk = z.strictObject({
  act: z.enum(Object.keys(BULK_ACTS) as [BulkAct, ...BulkAct[]], 'Choose what to do.'),
  rows: z
    .array(z.string().min(1).max(120), 'Tick at least one row.')
    .min(1, 'Tick at least one row.')
    .max(MAX_BULK_ROWS, `Choose at most ${MAX_BULK_ROWS} rows.`),
  message: toldMessage,
  reason: staffReason,
});
export type Bulk = z.output<typeof Bulk>;
