import type { Location, NavigateFunction } from 'react-router';
import type { Route } from '../../+types/root.ts';
import { toast } from '../../ui/browser/toast.ts';
import type { Stayed } from '../../ui/hooks/use-entry-key.ts';
import { orPageFails } from './load-page-module.ts';

/** Somebody was sent back to where they are: it is here, and nothing is asked for. */
let isStaying = false;

export type Guard = ReturnType<typeof guardPage>;

/**
 * Keeps the page that somebody is on where the next one cannot be asked for: the router would put an error in its
 * place, and what they typed would be gone.
 */
export function guardPage(here: Location, navigate: NavigateFunction) {
  const place = readPlace();
  const stay: Route.ClientMiddlewareFunction = async ({ request, url, pattern }, next) => {
    // The script of what is shown is here.
    const isShown = url.pathname === here.pathname;
    if (request.method !== 'GET') return isShown ? next() : send(pattern, next);
    const isHere = url.pathname + url.search === here.pathname + here.search;
    const wasStaying = isStaying;
    isStaying = false;
    if (wasStaying && isHere) return {};
    // Another way to look at this page needs no file that is not here; what it asks for beside itself says so there.
    if (url.pathname.startsWith(BESIDE)) return next();
    if (navigator.onLine || isShown) {
      const results = await (isShown ? next() : orPageFails(pattern, next));
      if (request.signal.aborted) return {};
      if (results === true) return loadWhole(url);
      if (results !== false && !Object.values(results).some(({ result }) => result instanceof TypeError))
        return results;
    }
    // What is shown stays as it is.
    if (isHere) return {};
    sayUnreached();
    const left = new Promise((leave) => request.signal.addEventListener('abort', leave));
    // Back and Forward have left its address already.
    const off = place - readPlace();
    // To a place on a page the router goes without asking for anything.
    isStaying = off !== 0 || here.hash === '';
    const before = here.state as Stayed;
    const state: Stayed = { ...before, stayedFrom: before?.stayedFrom ?? here.key };
    if (off === 0) void navigate(here, { replace: true, preventScrollReset: true, state });
    else history.go(off);
    await left;
    return {};
  };
  return { stay, sayUnreached };
}

/** What takes it in may be a page whose script is not here: no other answer than any that is not reached. */
async function send(pattern: string, next: () => Promise<Results>): Promise<Results> {
  const results = await orPageFails(pattern, next);
  if (results === true) return loadWhole(new URL(location.href));
  if (results === false) throw new TypeError('The script of the page was not reached');
  return results;
}

type Results = Awaited<ReturnType<Parameters<Route.ClientMiddlewareFunction>[1]>>;

/** Back and Forward have gone to its address already. */
function loadWhole({ href }: URL): Promise<never> {
  if (href === location.href) location.reload();
  else location.assign(href);
  return new Promise(() => {});
}

/** One operation of the API, which its list loads where somebody opens it. */
const BESIDE = '/api/docs/';

function sayUnreached(): true {
  toast(UNREACHED, { kind: 'problem', ms: 8000 });
  return true;
}

const UNREACHED = 'We could not be reached. You are still on this page, with all that you typed.';

/** How many pages of this visit lie before this one, as the router notes it. */
const readPlace = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;
