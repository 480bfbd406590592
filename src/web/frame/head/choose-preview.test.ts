import { expect, test } from 'vitest';
import { choosePreview } from './choose-preview.ts';

test.each([
  ['/', 'home'],
  ['/all-ads', 'hair'],
  ['/hair-categories/hair-colour/red', 'hair'],
  ['/website-safety/', 'safety'],
  ['/faq', 'text'],
])('the preview of %s is the picture “%s”', (path, kind) => expect(choosePreview(path)).toBe(kind));
