import { expect, test } from 'vitest';
import { PREVIEWS } from './draw-preview.ts';

test('every picture is whole and holds no letters', () => {
  for (const draw of Object.values(PREVIEWS)) {
    expect(draw()).toMatch(/^<svg .*<\/svg>$/);
    expect(draw()).not.toMatch(/<text|NaN|undefined/);
  }
});
