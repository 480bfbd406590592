import type { IncomingMessage } from 'node:http';
import type { Front } from '../http/create-http-server.ts';
import { type ObserveAnswer, PAGE_ROUTE } from '../http/answers/observe-answer.ts';
import type { MakeRequestId } from '../http/request-id.ts';
import type { ViewCounter } from '../http/view-counter.ts';
import { isUnchanged, type PageCache } from './page-cache.ts';

type Needs = { views: ViewCounter; makeRequestId: MakeRequestId; observeAnswer: ObserveAnswer };

/** A cached page is answered before anything else looks at the request: most requests need nothing more. */
export function answerFromCache(cache: PageCache, { views, makeRequestId, observeAnswer }: Needs): Front {
  return (request, response) => {
    const begun = performance.now();
    const page = cache.find(request);
    if (!page) return false;
    const id = makeRequestId(request);
    const isKnown = isUnchanged(request, page);
    const status = isKnown ? 304 : 200;
    response.writeHead(status, [...(isKnown ? page.unchanged : page.headers), 'x-request-id', id]);
    response.end(isKnown ? undefined : page.body);
    views.note(request, findClaimedId(request));
    const ms = performance.now() - begun;
    observeAnswer({ id, method: 'GET', route: PAGE_ROUTE, status, ms, isCached: true });
    return true;
  };
}

/** Who the browser says is looking. Nobody is asked, so it counts for nothing but not to count their own ads' views. */
const findClaimedId = ({ headers: { cookie } }: IncomingMessage): string | null =>
  (cookie && CLAIMED_ID.exec(cookie)?.[1]) ?? null;

const CLAIMED_ID = /(?:^|; )id=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:;|$)/;
