/** Every kind of expected 'no', and the HTTP status it is answered with. No code is ever made for one feature. */
export const REFUSAL_STATUS = {
  malformed: 400,
  'not-signed-in': 401,
  'payment-required': 402,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
} as const;
export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** Sentences by field name; under 'form', what concerns a form as a whole. */
export type Problems = { [field: string]: string[] | undefined };

/** What a caller may need to go on: when to try again, what the thing looks like now, a fresh proof of who they are, or their trader details. */
type RefusalDetails = {
  retryAfterSeconds?: number;
  current?: { status?: string; version?: number };
  needs?: 'proof' | 'trader-details';
};

/** An expected 'no', with a sentence for the reader. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: Problems;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, message: string, fields: Problems = {}, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

/** We cannot do this now, and nobody is to blame: come back in so many seconds. */
export const unavailable = (sentence: string, retryAfterSeconds: number): Refusal =>
  new Refusal('unavailable', sentence, {}, { retryAfterSeconds });

/** By name, not instanceof: the web build carries a copy of this file of its own. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === 'Refusal';
