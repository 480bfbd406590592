/**
 * What a page tells the script that takes it over, in two blocks of JSON at its end: data, which no policy has to
 * allow. Inline scripts would need a hash or a nonce each.
 */
export const START_BLOCK = 'start';
/** What the loaders found, as the router writes it. */
export const LOADED_BLOCK = 'loaded';

export type StartData = {
  /** The router's own settings. */
  context: object;
  /** The address of the list of all routes. */
  manifest: string;
  /** The modules of this page's routes, by the routes' ids. */
  routes: Record<string, string>;
  /** What these modules import: asked for at once, not one after the other. */
  imports: string[];
};
