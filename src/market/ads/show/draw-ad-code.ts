import { drawQrCode } from '#platform/draw-qr-code.ts';
import { toNumberPath } from '#rules/ads/title.ts';
import { readShortNumber } from '#rules/numbers/short-number.ts';
import type { Context } from '../../context.ts';

/** The short address of an ad as a picture for phones: for a page on paper. Undefined for what is no number. */
export async function drawAdCode({ config }: Context, typed: string) {
  const number = readShortNumber(typed, 'ad');
  return number === undefined ? undefined : drawQrCode(`${config.ORIGIN}${toNumberPath(number)}`);
}
