import { expect, test } from 'vitest';
import { PREVIEWS, choosePreview } from './draw-preview.ts';

test.each([
  ['/', 'home'],
  ['/all-ads', 'hair'],
  ['/hair-categories/hair-colour/red', 'hair'],
  ['/website-safety/', 'safety'],
  ['/faq', 'text'],
])('the preview of %s is the picture “%s”', (path, kind) => expect(choosePreview(path)).toBe(kind));

test('every picture is whole and holds no letters', () => {
  for (const draw of Object.values(PREVIEWS)) {
    expect(draw()).toMatch(/^<svg .*<\/svg>$/);
    expect(draw()).not.toMatch(/<text|NaN|undefined/);
  }
});
