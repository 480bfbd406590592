import type { LightView } from '#market/sales/show/sale-view.ts';

/** A light that nothing was heard of for too long is red: whoever holds scissors must not trust an old page. */
export function toTrustedLight(light: LightView, isLost: boolean): LightView {
  if (!isLost || light.colour !== 'green') return light;
  return {
    ...light,
    colour: 'red',
    words: light.words === 'SAFE TO SEND' ? 'DO NOT SEND YET' : 'DO NOT CUT YET',
    why: 'This page cannot reach us. Leave the scissors, and load it again.',
  };
}
