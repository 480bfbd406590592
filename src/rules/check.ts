import type { z } from 'zod';
import { type Problems, Refusal } from './refusal.ts';

/** The value as the schema understands it, or a refusal that names every wrong field. */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid', 'Please check what you entered.', problemsOf(parsed.error));
}

/** Sentences by the name of the field that a person filled in; a nested problem counts for its outermost field. */
export function problemsOf(error: z.ZodError): Problems {
  // Without a prototype, so that an unknown field called 'constructor' is a name like any other.
  const problems: Problems = Object.create(null);
  for (const issue of error.issues) {
    for (const field of fieldsOf(issue)) (problems[field] ??= []).push(issue.message);
  }
  return problems;
}

function fieldsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.path.length > 0) return [String(issue.path[0])];
  return issue.code === 'unrecognized_keys' ? issue.keys : ['form'];
}
