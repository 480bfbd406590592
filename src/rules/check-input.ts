import type { z } from 'zod';
import { type Problems, Refusal } from './refusal.ts';

/** The value as the schema understands it, or a refusal that names every wrong field. */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid', 'Please check what you entered.', toProblems(parsed.error));
}

/** An answer is never much longer than the question, whatever is wrong with it. */
const MAX_FIELDS = 300;
const MAX_SENTENCES = 20;
const UNKNOWN = 'There is no such field.';

/** Sentences by the name of the field that a person filled in; a nested problem counts for its outermost field. */
export function toProblems(error: z.ZodError): Problems {
  // Without a prototype, so that an unknown field called 'constructor' is a name like any other.
  const problems: Problems = Object.create(null);
  let fields = 0;
  for (const [field, sentence] of error.issues.flatMap(toSentences)) {
    if (!(field in problems)) {
      if (fields === MAX_FIELDS) break;
      fields += 1;
      problems[field] = [];
    }
    const sentences = problems[field];
    if (sentences && sentences.length < MAX_SENTENCES) sentences.push(sentence);
  }
  return problems;
}

/** Each unknown field by itself: a sentence that names them all, once for each, would grow with their square. */
function toSentences(issue: z.core.$ZodIssue): [field: string, sentence: string][] {
  const isUnknown = issue.code === 'unrecognized_keys';
  if (issue.path.length > 0) return [[String(issue.path[0]), isUnknown ? UNKNOWN : issue.message]];
  return isUnknown ? issue.keys.map((key) => [key, UNKNOWN]) : [['form', issue.message]];
}
