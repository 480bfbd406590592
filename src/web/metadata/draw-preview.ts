import { HAIR_COLOURS, type HairColour, type Texture } from '#rules/hair/values.ts';
import type { PreviewKind } from '../frame/head/choose-preview.ts';
import { drawHank, HANK_SHADES } from '../hair/hank/draw-hank.ts';
import { hairShades } from '../hair/hair-shades.ts';

const WIDTH = 1200;
const HEIGHT = 630;

/** The pictures that link previews show, one for each kind of page. Drawn without letters: a server may have no fonts. */
export const PREVIEWS = {
  home: () =>
    scene(HAIR_COLOURS.map((colour, place) => hank(colour, TEXTURES[place % 3], 75 + place * 150, 1.6))),
  hair: () => scene(THREE.map((colour, place) => hank(colour, TEXTURES[place], 170 + place * 290, 2.9))),
  text: () => scene([`<g transform="translate(420 90) scale(5.6)">${MARK}</g>`]),
  safety: () =>
    scene(
      [`<g transform="translate(360 40) scale(20)" ${STROKE} stroke="#241915">${SCISSORS}</g>`],
      '#f0ae2e',
    ),
  mark: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">${MARK}</svg>`,
} as const satisfies Record<PreviewKind | 'mark', () => string>;

const TEXTURES: readonly Texture[] = ['straight', 'wavy', 'curly'];
const THREE: readonly HairColour[] = ['black', 'chestnut', 'white-and-grey'];
const STROKE = 'fill="none" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"';
const SCISSORS =
  '<path d="M5.6 9.2a2.8 2.8 0 1 1 0-5.6 2.8 2.8 0 0 1 0 5.6Zm0 11.2a2.8 2.8 0 1 1 0-5.6 2.8 2.8 0 0 1 0 5.6ZM7.7 8.3l7 6.6M7.7 15.7l7-6.6m3.8-.9v7.6m3.2-7.6v7.6"/>';
const MARK =
  '<rect width="64" height="64" rx="16" fill="#8e2f1b"/><g fill="none" stroke="#fbf6ee" stroke-linecap="round">' +
  '<path d="M27 17 24 9M32 17V8M37 17 40 9" stroke-width="4"/>' +
  '<path d="M25 25c-8 8 4 13-2 21-2 3-2 6 0 9" stroke-width="4.5"/>' +
  '<path d="M32 25c-7 8 6 14 0 22-2 3-2 6 1 10" stroke-width="5"/>' +
  '<path d="M39 25c-6 8 8 13 3 21-2 3-2 6 0 9" stroke-width="4.5"/></g>' +
  '<rect x="20" y="16.5" width="24" height="8.5" rx="4.25" fill="#f0ae2e"/>';

/** The house's paper with a tape along its lower edge. */
function scene(things: readonly string[], ground = '#fbf6ee'): string {
  const ticks = Array.from(
    { length: 76 },
    (_none, place) => `M${place * 16 + 0.5} 548v${place % 5 === 0 ? 34 : 18}`,
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>` +
    `<rect y="548" width="${WIDTH}" height="82" fill="#f2dfb2"/><path d="${ticks}" stroke="#5c4a40" stroke-width="2"/>` +
    `${things.join('')}</svg>`
  );
}

function hank(colour: HairColour, texture: Texture = 'straight', x: number, scale: number): string {
  const { mass, shades } = drawHank(texture);
  const [shadow = '', ...tones] = hairShades(colour, HANK_SHADES + 1);
  const strands = shades
    .map((path, shade) => `<path d="${path}" stroke="${tones[shade] ?? shadow}"/>`)
    .join('');
  const y = (548 - 160 * scale) / 2 + 10;
  return (
    `<g transform="translate(${x - 50 * scale + 75} ${y}) scale(${scale})"><path d="${mass}" fill="${shadow}"/>` +
    `<g fill="none" stroke-width="1.3" stroke-linecap="round">${strands}</g>` +
    `<rect x="38.5" y="20" width="23" height="8" rx="4" fill="#f0ae2e"/></g>`
  );
}
