import { HAIR_SWATCHES, mixColours, parseColour, writeColour } from '#rules/hair/swatches.ts';
import type { HairColour } from '#rules/hair/values.ts';

/** Where the light catches hair, on a page. */
const GLOSS: Record<HairColour, string> = {
  auburn: '#c4613f',
  black: '#63554d',
  blonde: '#f7e8bf',
  brown: '#946b4c',
  chestnut: '#b7713f',
  red: '#e88f55',
  'white-and-grey': '#ffffff',
};

/** `count` shades from the dark end of the swatch over the light one to the gloss. */
export function hairShades(colour: HairColour, count: number): string[] {
  const [dark, light] = HAIR_SWATCHES[colour];
  return Array.from({ length: count }, (_, shade) => {
    const place = (shade / (count - 1)) * 2;
    return place <= 1 ? mix(dark, light, place) : mix(light, GLOSS[colour], place - 1);
  });
}

const mix = (from: string, to: string, share: number) =>
  writeColour(mixColours(parseColour(from), parseColour(to), share));
