import { lazyPart } from '../../../ui/browser/lazy-part.ts';

/**
 * The form is folded away until somebody asks for it, and most only look at the hair: its aids are loaded for whoever
 * opens a fold or steps into a field. The server has them at hand: without script they are there at once.
 */
export const AidsOnceAsked = import.meta.env.SSR
  ? (await import('../../../messages/offer/offer-aids.tsx')).default
  : lazyPart(async () => {
      await Promise.race([happens('toggle'), happens('focusin')]);
      return import('../../../messages/offer/offer-aids.tsx');
    });

const happens = (what: string) =>
  new Promise((tell) => addEventListener(what, tell, { capture: true, once: true }));
