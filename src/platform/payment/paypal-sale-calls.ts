import { openCalls, type PaypalAccess } from './paypal-calls.ts';
import { countProviderCall } from './sale-counts.ts';

export type PaypalSalesAccess = PaypalAccess & {
  /** Our own account there, and the code by which PayPal knows our calls. */
  partnerId: string;
  bnCode: string;
  now: () => Date;
};
type Write = { path: string; body: object; requestId: string; merchantId?: string; prefer?: string };

/** Each call carries our code; each that writes an id; each that acts for a seller, who that is. */
export function openSaleCalls(access: PaypalSalesAccess) {
  let aheadMs: number | null = null;
  const send = openCalls(access, (date) => {
    const theirs = Date.parse(date ?? '');
    if (!Number.isNaN(theirs)) aheadMs = theirs - access.now().getTime();
  });
  const call: typeof send = async (wish) => {
    const kind = `${wish.method}-${nameCall(wish.path)}`;
    try {
      const answer = await send(wish);
      countProviderCall(kind, String(answer.status));
      return answer;
    } catch (error) {
      countProviderCall(kind, 'none');
      throw error;
    }
  };
  const ours = { 'paypal-partner-attribution-id': access.bnCode };
  return {
    clockAheadMs: () => aheadMs,
    get: (path: string) => call({ method: 'GET', path, headers: ours }),
    post: ({ path, body, requestId, merchantId, prefer }: Write) => {
      const headers: Record<string, string> = { ...ours };
      if (merchantId !== undefined) headers['paypal-auth-assertion'] = assertFor(merchantId, access.clientId);
      if (prefer !== undefined) headers['prefer'] = prefer;
      return call({ method: 'POST', path, body: JSON.stringify(body), requestId, headers });
    },
  };
}

/** '/v2/payments/captures/8AB…/refund' is a call of 'captures-refund': no id is in it. */
const nameCall = (path: string): string =>
  /(partner-referrals|merchant-integrations|orders|captures|refunds|referenced-payouts-items|disputes)(?:\/[^/]+)?(?:\/(\w+))?/
    .exec(path.split('?')[0] ?? '')
    ?.slice(1)
    .filter(Boolean)
    .join('-') ?? 'other';

/** For whom we act, as PayPal wants it: a token without a signature, since our own token comes with it. */
function assertFor(merchantId: string, clientId: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode({ iss: clientId, payer_id: merchantId })}.`;
}
