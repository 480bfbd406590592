import { data } from 'react-router';
import { isRefusal, REFUSAL_STATUS } from '#rules/refusal.ts';

/** What an error page knows of a refusal. */
export type RefusedPage = { message: string };

/** What was ordered from the market or asked of a rule; a refusal becomes the error page of its status, with its sentence. */
export async function orRefusedPage<Result>(order: Promise<Result> | (() => Result)): Promise<Result> {
  try {
    return await (typeof order === 'function' ? order() : order);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const wait = error.details.retryAfterSeconds;
    throw data({ message: error.message } satisfies RefusedPage, {
      status: REFUSAL_STATUS[error.code],
      headers: wait === undefined ? {} : { 'Retry-After': String(wait) },
    });
  }
}
