import { z } from 'zod';
import { email } from '../accounts/account-schema.ts';
import { readShortNumber } from '../numbers/short-number.ts';
import { line, lines } from '../text/text-schema.ts';
import { CASE_TOPICS, CASE_NUMBER } from './case-words.ts';

const NO_CASE_NUMBER = 'Enter the number from our e-mail, like FH-26-ABC234.';
const ID_IN_LINK = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** A message to us, from the contact page or customer service. */
export const OpenCase = z.strictObject({
  topic: z.enum(CASE_TOPICS, 'Choose what it is about.'),
  email,
  ad: line({ name: 'ad', max: 300 })
    .refine(
      (typed) => readAd(typed) !== undefined,
      'Enter the ad’s number, like FH-7K3M2QE, or the address of its page; or leave this empty.',
    )
    .transform(readAd)
    .optional(),
  text: lines({ name: 'message', min: 20, max: 4000 }),
  /** No person sees this field, so whoever fills it in is none. */
  website: z.undefined('Please leave the hidden field empty.').optional(),
  /** When the form was handed out, signed by us. */
  stamp: z.string('Please send it once more.').max(200, 'Please send it once more.'),
});
export type OpenCase = z.infer<typeof OpenCase>;

/** The ad's number, or its id from the address of its page. */
function readAd(typed: string): string | undefined {
  return readShortNumber(typed, 'ad') ?? ID_IN_LINK.exec(typed)?.[0]?.toLowerCase();
}

/** Asking how a case stands: only whoever knows both hears anything. */
export const FindCase = z.strictObject({
  caseNumber: z
    .string(NO_CASE_NUMBER)
    .overwrite((text) => text.trim().toUpperCase())
    .regex(CASE_NUMBER, NO_CASE_NUMBER),
  caseEmail: email,
});
export type FindCase = z.infer<typeof FindCase>;
