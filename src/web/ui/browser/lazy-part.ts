import { type ComponentType, lazy } from 'react';
import { toast } from './toast.ts';

type Loaded<Props> = { default: ComponentType<Props> };

/**
 * A part of a page whose script only some people need, loaded when it is first drawn. Where it cannot be had the rest
 * of the page goes on without it: a part that is waited for holds back every change round it.
 */
export const lazyPart = <Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> =>
  lazy(() => load().catch(doWithout<Props>));

function doWithout<Props>(): Loaded<Props> {
  toast('A part of this page could not be loaded. Please load it again.', {
    kind: 'problem',
  });
  return { default: () => null };
}
