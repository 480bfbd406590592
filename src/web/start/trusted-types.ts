/** React makes every script element by this text. Empty, it does nothing. */
const EMPTY_SCRIPT = '<script></script>';

/** The one service worker of this site. */
export const WORKER_PATH = '/worker.js';

type PolicyFactory = {
  createPolicy(
    name: 'default',
    rules: { createHTML(text: string): string | null; createScriptURL(url: string): string | null },
  ): unknown;
};

/**
 * Where a page cannot be taken over as it stands, React draws it anew, and for that it must be allowed to make an
 * empty script element. Without this, one letter that differs would leave an empty page. Besides, the service worker
 * is registered by its one address. Everything else stays refused.
 */
export function allowKnownScripts(): void {
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT ? text : null),
    createScriptURL: (url) => (url === WORKER_PATH ? url : null),
  });
}
