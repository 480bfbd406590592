import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerWorker } from '../offline/register-worker.ts';
import { reportProblem } from './report-problem.ts';
import type { StartData } from './start-data.ts';
import { allowKnownScripts } from './trusted-types.ts';

/** A page that somebody only passes through need not ask for more. */
const WORKER_AFTER_MS = 3000;

/** The names under which the router's own `<Scripts>` leaves what a page starts with; a test holds them. */
type RouterGlobals = {
  __reactRouterContext: object;
  __reactRouterRouteModules: Record<string, unknown>;
};

/** React takes the page over. What goes wrong on the way is told to our log, and the page is drawn anew. */
export function hydrate(start: StartData, loaded: string, routes: Record<string, unknown>): void {
  Object.assign(globalThis, {
    __reactRouterContext: { ...start.context, stream: toStream(loaded) },
    __reactRouterRouteModules: routes,
  } satisfies RouterGlobals);
  allowKnownScripts();
  nameHistoryEntry();
  setTimeout(registerWorker, WORKER_AFTER_MS);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      {
        onRecoverableError: (error) => reportProblem('hydration', error),
        onCaughtError: (error) => reportProblem('render', error),
        onUncaughtError: (error) => reportProblem('render', error),
      },
    );
  });
}

/** By this name the router remembers how far down somebody was, also over a reload. */
function nameHistoryEntry(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: crypto.randomUUID().slice(0, 8) }, '');
}

const toStream = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
