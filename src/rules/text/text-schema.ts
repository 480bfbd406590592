import { z } from 'zod';
import { formatNumber } from '../numbers/format-number.ts';
import { contactDetailsProblem } from './contact-details.ts';
import { asWritten, seenLength } from './plain-text.ts';

type Words = {
  /** The field as it is called in a sentence: 'title', 'description'. */
  name: string;
  min?: number;
  max: number;
};

/** One line that a person wrote: spaces made tidy, nothing invisible. */
export function line({ name, min = 1, max }: Words) {
  return written(name, min, max, (text) => text.replaceAll(/\s+/gu, ' ').trim());
}

/** Several lines that a person wrote. */
export function lines({ name, min = 1, max }: Words) {
  return written(name, min, max, (text) =>
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  );
}

/** Words that strangers will read: plain, and without a way past the site. */
export function publicText<Schema extends ReturnType<typeof line>>(schema: Schema) {
  return withoutTags(schema).superRefine((text, ctx) => {
    const problem = contactDetailsProblem(text);
    if (problem !== undefined) ctx.addIssue({ code: 'custom', message: problem });
  });
}

/** Words that strangers will read and that may say how to reach somebody, as the law asks of traders. */
export function withoutTags<Schema extends ReturnType<typeof line>>(schema: Schema) {
  return schema.refine(
    (text) => !/<\/?[a-z!][^<>]{0,200}>/i.test(text),
    'Write plain text, without HTML tags.',
  );
}

/** The id of something, of which only this is sure: it may not be there. */
export const idField = (sentence: string) => z.string(sentence).regex(/^[A-Za-z0-9_-]{1,100}$/, sentence);

/** A code as people type it, with blanks and dashes, in small or capital letters. */
export const typedCode = (pattern: RegExp, sentence: string) =>
  z
    .string(sentence)
    .overwrite((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
    .regex(pattern, sentence);

function written(name: string, min: number, max: number, tidy: (text: string) => string) {
  const short = min > 1 ? `Write a ${name} of at least ${min} characters.` : `Please fill in the ${name}.`;
  return z
    .string(short)
    .refine(isStorable, { error: 'Please remove characters that cannot be shown.', abort: true })
    .overwrite((text) => tidy(asWritten(text)))
    .min(min, { error: short, abort: true })
    .max(max, { error: `Keep the ${name} to ${formatNumber(max)} characters.`, abort: true })
    .refine((text) => seenLength(text) >= min, short);
}

/** NUL and lone surrogates cannot be stored; U+FFFD stands where a program could not read what was meant. */
const isStorable = (text: string): boolean => text.isWellFormed() && !/[\0\uFFFD]/.test(text);
