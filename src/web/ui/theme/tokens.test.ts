import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const MODES = ['light', 'dark'] as const;

/** Text needs 4.5 to 1. Each ink with every ground it is set on. */
const TEXT: [ink: string, ...grounds: string[]][] = [
  [
    'ink',
    'paper',
    'surface',
    'sunken',
    'tape',
    'tape-end',
    'neem-tint',
    'marigold-tint',
    'indigo-tint',
    'henna-tint',
  ],
  ['ink-2', 'paper', 'surface', 'sunken'],
  ['ink-3', 'paper', 'surface', 'sunken'],
  ['henna', 'paper', 'surface', 'sunken', 'henna-tint'],
  ['on-henna', 'henna-fill', 'henna-hover', 'neem-fill', 'danger-fill'],
  ['neem', 'paper', 'surface', 'neem-tint'],
  ['marigold-ink', 'marigold-tint'],
  ['on-marigold', 'marigold'],
  ['indigo', 'paper', 'surface', 'indigo-tint'],
  ['danger', 'paper', 'surface', 'danger-tint'],
  ['on-night', 'night'],
  ['on-night-2', 'night'],
  ['night-mark', 'night'],
  ['tape-ink', 'tape', 'tape-end'],
];

/** The edge of a control and the ring of focus need 3 to 1. */
const EDGES: [edge: string, ...grounds: string[]][] = [
  ['control', 'paper', 'surface', 'sunken'],
  ['indigo', 'paper', 'surface', 'sunken', 'tape', 'ring-gap'],
];

describe.each(MODES)('in %s mode', (mode) => {
  test.each(pairs(TEXT))('%s is readable on %s', (ink, ground) => {
    expect(contrast(token(ink, mode), token(ground, mode))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(EDGES))('%s can be made out on %s', (edge, ground) => {
    expect(contrast(token(edge, mode), token(ground, mode))).toBeGreaterThanOrEqual(3);
  });
});

test('the formula is the one of the guidelines', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#241915', '#fbf6ee')).toBeCloseTo(15.94, 2);
});

function pairs(table: [string, ...string[]][]): [string, string][] {
  return table.flatMap(([ink, ...grounds]) => grounds.map((ground): [string, string] => [ink, ground]));
}

function token(name: string, mode: (typeof MODES)[number]): string {
  const value = new RegExp(`--${name}: (.+);`).exec(css)?.[1] ?? '';
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  const colour = mode === 'light' ? light : dark;
  if (colour === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return colour;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
