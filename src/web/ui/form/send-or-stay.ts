import { data, isRouteErrorResponse } from 'react-router';
import type { FormState } from './form-state.ts';

type Sending<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/**
 * The client action of a page with forms: what could not be sent comes back as a refused form does, with a sentence.
 * Otherwise the router would put an error page in place of everything that was typed.
 */
export async function sendOrStay<Answer>({ request, serverAction }: Sending<Answer>) {
  const intent = (await request.clone().formData()).get('intent');
  try {
    return await serverAction();
  } catch (error) {
    // The way to another page.
    if (error instanceof Response) throw error;
    const state: FormState = {
      message: describeFailure(error),
      problems: {},
      typed: {},
      intent: typeof intent === 'string' ? intent : undefined,
    };
    return data(state, { status: isRouteErrorResponse(error) ? error.status : UNREACHABLE });
  }
}

const UNREACHABLE = 503;
const NOT_REACHED =
  'We could not be reached, so this was not sent. Nothing is lost: please check your connection and try again.';
const OUR_FAULT = 'Something went wrong on our side, so this was not done. Please try again.';

function describeFailure(error: unknown): string {
  if (!isRouteErrorResponse(error)) return error instanceof TypeError ? NOT_REACHED : OUR_FAULT;
  const said = (error.data as { message?: unknown } | null)?.message;
  return typeof said === 'string' ? said : OUR_FAULT;
}
