import type { IncomingMessage } from 'node:http';
import { toPagePath } from '../page-path.ts';

const SESSION = /(?:^|; )(?:__Host-)?sid=/;
const STAFF = /^\/(?:api\/)?super-admin-user\//;
const BUNDLES_AND_SUGGESTIONS = /^\/(?:bundles|api\/bundle|api\/search\/suggest)(?:\/|$)/;
/** The words that somebody looks for. */
const WORDS = /(?:^|&)q=[^&]/;
/** Where money moves or is waited for, an offer becomes a sale, and whoever decides about one looks. */
const MONEY = new RegExp(
  `^/(?:${[
    '(?:api/)?payment',
    'sales',
    'api/sale',
    'offers',
    'api/offer',
    'ad/[^/]+/[^/]+/buy',
    'seller/seller-profile/payout',
    'api/seller/[a-z]+Payout',
    'super-admin-user/(?:sales?|disputes|order|ledger)',
    'api/super-admin-user/[a-z]*sale[a-z]*',
  ].join('|')})(?:/|$)`,
  'i',
);
/** Getting in, getting out, and getting back in. */
const KEYS =
  /^\/(?:login|logout|verify|forgot-password|api\/user\/(?:login|logout|verifyOtp\w*|resendOtp|forgetPassword|confirmItIsYou|endSession))$/;
/**
 * Machines that watch; files of the build, of which a dozen belong to a page that was served already; and what is open
 * as long as somebody reads, which is no work.
 */
const ALWAYS_ANSWERED = /^\/(?:livez|readyz|metrics|assets\/.*|me\/live|messages\/[^/]+\/live)$/;

/**
 * What is given up first when there is too much to do, and what last; a request has the last rank that takes it. The
 * data that a client navigation asks for belong with their page. Whoever makes up a session comes no further than the
 * pages of members.
 */
export const RANKS = [
  { name: 'search and bundles', fullAt: 0.5, takes: isSearch },
  { name: 'visitors', fullAt: 0.7, takes: (asked) => !isSearch(asked) && !asked.hasSession },
  { name: 'members', fullAt: 0.85, takes: (asked) => !isSearch(asked) && asked.hasSession },
  { name: 'writes', fullAt: 1, takes: ({ isWrite }) => isWrite },
  {
    name: 'sales, payments and keys',
    fullAt: 1.25,
    takes: ({ path }) => MONEY.test(path) || KEYS.test(path),
  },
  { name: 'always answered', fullAt: Infinity, takes: ({ address }) => ALWAYS_ANSWERED.test(address) },
] as const satisfies Rank[];

export type Rank = {
  name: string;
  /** How busy the process may be, as a share of its concurrency limit, until requests of this rank are rejected. */
  fullAt: number;
  takes: (asked: Asked) => boolean;
};
type Asked = { address: string; path: string; query: string; isWrite: boolean; hasSession: boolean };

export function rankRequest({
  method,
  url = '',
  headers: { cookie },
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Rank {
  const end = url.indexOf('?');
  const asked = {
    address: end < 0 ? url : url.slice(0, end),
    path: toPagePath(url),
    query: end < 0 ? '' : url.slice(end + 1),
    isWrite: method !== 'GET' && method !== 'HEAD',
    hasSession: cookie !== undefined && SESSION.test(cookie),
  };
  return RANKS.findLast(({ takes }) => takes(asked)) ?? RANKS[0];
}

/** Staff who look for a person or a case do not look through the market. */
function isSearch({ path, query }: Asked): boolean {
  return BUNDLES_AND_SUGGESTIONS.test(path) || (WORDS.test(query) && !STAFF.test(path));
}
