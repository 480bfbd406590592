import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { isPushEndpoint } from '#rules/messages/push-endpoint.ts';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { type BrowserKeys, encryptPush } from './encrypt-push.ts';
import { publicLookup } from './public-lookup.ts';
import { openVapidKeys, vapidHeader } from './vapid.ts';

type PushTarget = BrowserKeys & { endpoint: string; serverKey: string };
/** `gone`: this browser takes no more, and never will under this address. */
type PushResult = 'sent' | 'gone' | 'failed';

/** Pushes to browsers by the standard: RFC 8030, 8291 and 8292. */
export type Pusher = {
  /** What a browser is given when it subscribes. */
  readonly publicKey: string;
  canSendTo(endpoint: string): boolean;
  send(target: PushTarget, message: object): Promise<PushResult>;
};

const TIMEOUT_MS = 10_000;
const KEPT_FOR_SECONDS = 24 * 60 * 60;
/** What push services answer where an address is no longer, or was never, ours to send to. */
const GONE = [400, 401, 403, 404, 410];

type PushConfig = Pick<Config, 'PUSH_ANYWHERE' | 'SUPPORT_EMAIL'>;

export function openPusher(
  { PUSH_ANYWHERE, SUPPORT_EMAIL }: PushConfig,
  secrets: Secrets,
  now: () => Date,
): Pusher {
  const keys = openVapidKeys(secrets);
  const isAnywhere = PUSH_ANYWHERE === 'on';
  const canSendTo = (endpoint: string) => (isAnywhere ? URL.canParse(endpoint) : isPushEndpoint(endpoint));
  return {
    publicKey: keys[0]?.publicKey ?? '',
    canSendTo,
    async send({ endpoint, serverKey, ...browser }, message) {
      const key = keys.find(({ publicKey }) => publicKey === serverKey);
      if (!key || !canSendTo(endpoint)) return 'gone';
      const url = new URL(endpoint);
      const claim = { audience: url.origin, subject: `mailto:${SUPPORT_EMAIL}`, now: now() };
      const headers = {
        authorization: vapidHeader(key, claim),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_FOR_SECONDS),
        urgency: 'normal',
      };
      const status = await post(url, headers, encryptPush(JSON.stringify(message), browser), isAnywhere);
      return status >= 200 && status < 300 ? 'sent' : GONE.includes(status) ? 'gone' : 'failed';
    },
  };
}

/** Follows no redirect, reads no answer, and calls on nothing private: the address was named by a stranger. */
function post(url: URL, headers: Record<string, string>, body: Buffer, isAnywhere: boolean): Promise<number> {
  const send = url.protocol === 'http:' ? requestPlainly : request;
  const guard = isAnywhere ? {} : { lookup: publicLookup };
  return new Promise((resolve, reject) => {
    const asked = send(url, { method: 'POST', headers, timeout: TIMEOUT_MS, ...guard }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.once('timeout', () => asked.destroy(new Error('the push service does not answer')));
    asked.once('error', reject);
    asked.end(body);
  });
}
