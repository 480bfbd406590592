import { type ComponentType, lazy } from 'react';
import { toast } from './toast.ts';

type Loaded<Props> = { default: ComponentType<Props> };

/**
 * A part of a page whose script only some people need, loaded when it is first drawn. Where it cannot be had the page
 * stays as it is: what the server has drawn of the part works as links and forms do.
 */
export const lazyPart = <Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> =>
  lazy(() => load().catch(stayAsItIs<Props>));

function stayAsItIs<Props>(): Promise<Loaded<Props>> {
  toast('A part of this page could not be loaded. Please check your connection and load the page again.', {
    kind: 'problem',
  });
  return new Promise(() => {});
}
