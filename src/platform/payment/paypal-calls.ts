import { z } from 'zod';
import { type PaymentProvider, PaymentTrouble } from './payment-provider.ts';

export type PaypalAccess = {
  name: PaymentProvider['name'];
  baseUrl: string;
  clientId: string;
  secret: string;
  webhookId: string;
  brand: string;
  /** Where people approve, if not at PayPal itself. */
  approveOrigin?: string;
};
type Call = {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  requestId?: string;
  headers?: Record<string, string>;
};
export type PaypalAnswer = { status: number; body: unknown };
export type PaypalCalls = (call: Call) => Promise<PaypalAnswer>;

const TIMEOUT_MS = 15_000;
/** A token is renewed this long before it ends, so that none ends on its way. */
const RENEW_BEFORE_MS = 60_000;
const APPROVE_ORIGINS = ['https://www.paypal.com', 'https://www.sandbox.paypal.com'];

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const Problem = z.object({
  name: z.string().default('UNKNOWN'),
  details: z.array(z.object({ issue: z.string().default('') })).default([]),
});
type Problem = z.output<typeof Problem>;

/** The only places that people are ever sent to. */
export function readApproveOrigins({ baseUrl, approveOrigin }: PaypalAccess): readonly string[] {
  const base = new URL(baseUrl);
  return base.hostname.endsWith('.paypal.com') ? APPROVE_ORIGINS : [approveOrigin ?? base.origin];
}

/** A page of the provider's own, or nobody is sent anywhere. */
export function ensureOwnPage(origins: readonly string[], url: string | null): string {
  if (url !== null && URL.canParse(url) && origins.includes(new URL(url).origin)) return url;
  throw new PaymentTrouble('refused', 'the provider gave no page of its own to approve on');
}

/** Calls with a token that is fetched once and kept while it is good. `hear` is told what each answer said the time is. */
export function openCalls(access: PaypalAccess, hear: (date: string | null) => void = () => {}): PaypalCalls {
  let token: { value: string; until: number } | undefined;

  async function fetchToken(): Promise<string> {
    const keys = Buffer.from(`${access.clientId}:${access.secret}`).toString('base64');
    const answer = await send(
      `${access.baseUrl}/v1/oauth2/token`,
      {
        method: 'POST',
        headers: { authorization: `Basic ${keys}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      },
      hear,
    );
    const { access_token: value, expires_in: seconds } = understood(Token, answer);
    token = { value, until: Date.now() + seconds * 1000 - RENEW_BEFORE_MS };
    return value;
  }

  async function attempt({ method, path, body, requestId, headers: more }: Call): Promise<PaypalAnswer> {
    const value = token !== undefined && token.until > Date.now() ? token.value : await fetchToken();
    const headers: Record<string, string> = {
      authorization: `Bearer ${value}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...more,
    };
    if (requestId) headers['paypal-request-id'] = requestId;
    return send(`${access.baseUrl}${path}`, { method, headers, ...(body ? { body } : {}) }, hear);
  }

  return async (call) => {
    const answer = await attempt(call);
    if (answer.status !== 401) return answer;
    token = undefined;
    return attempt(call);
  };
}

async function send(
  url: string,
  init: RequestInit,
  hear: (date: string | null) => void,
): Promise<PaypalAnswer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    hear(answer.headers.get('date'));
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  } catch (error) {
    throw new PaymentTrouble('unknown', 'the payment provider did not answer', { cause: error });
  }
}

/** A good answer that we cannot read leaves open what happened. */
export function understood<T>(schema: { parse(value: unknown): T }, answer: PaypalAnswer): T {
  const body = okay(answer);
  try {
    return schema.parse(body);
  } catch (error) {
    throw new PaymentTrouble('unknown', 'the payment provider’s answer cannot be read', {
      cause: error,
      isUnreadable: true,
    });
  }
}

/** The body of a good answer; any other as the trouble it means. */
export function okay({ status, body }: PaypalAnswer): unknown {
  if (status >= 200 && status < 300) return body;
  const problem = Problem.safeParse(body).data;
  const issue = problem?.details.map((detail) => detail.issue).find(Boolean) ?? null;
  throw new PaymentTrouble(readTroubleKind(status, problem), describeProviderProblem(status, problem), {
    issue,
  });
}

const DECLINES = [
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
  'PAYER_ACCOUNT_RESTRICTED',
];

function readTroubleKind(status: number, problem: Problem | undefined): PaymentTrouble['kind'] {
  const issues = problem?.details.map(({ issue }) => issue) ?? [];
  if (issues.includes('ORDER_NOT_APPROVED')) return 'not-approved';
  if (issues.some((issue) => DECLINES.includes(issue))) return 'declined';
  // Taken already, or the same request is just being carried out: reading the order tells.
  if (issues.includes('ORDER_ALREADY_CAPTURED') || status === 409 || status === 429 || status >= 500)
    return 'unknown';
  return 'refused';
}

const describeProviderProblem = (status: number, problem: Problem | undefined): string =>
  [`the payment provider answered ${status}`, problem?.name, ...(problem?.details.map((d) => d.issue) ?? [])]
    .filter(Boolean)
    .join(' ');
