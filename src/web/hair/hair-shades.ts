import type { HairColour } from '#rules/hair/values.ts';

/** The dark and the light end of each colour's swatch, and its gloss. Every drawing of hair on a page is mixed of them. */
export const HAIR_TONES: Record<HairColour, readonly [dark: string, light: string, gloss: string]> = {
  auburn: ['#6a241a', '#9c3d28', '#c4613f'],
  black: ['#14110f', '#2b2422', '#63554d'],
  blonde: ['#b98f4e', '#e5c88a', '#f7e8bf'],
  brown: ['#4a2f22', '#6b4632', '#946b4c'],
  chestnut: ['#5e2f1e', '#8a4a2c', '#b7713f'],
  red: ['#8c2f17', '#c45a2b', '#e88f55'],
  'white-and-grey': ['#9a9aa0', '#e7e6e4', '#ffffff'],
};

/** `count` shades from the dark end over the light one to where the light catches the hair. */
export function hairShades(colour: HairColour, count: number): string[] {
  const [dark, light, gloss] = HAIR_TONES[colour];
  return Array.from({ length: count }, (_, shade) => {
    const place = (shade / (count - 1)) * 2;
    return place <= 1 ? mix(dark, light, place) : mix(light, gloss, place - 1);
  });
}

function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const low = Number.parseInt(from.slice(at, at + 2), 16);
    const high = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(low + (high - low) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
