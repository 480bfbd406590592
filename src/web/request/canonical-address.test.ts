import { expect, test } from 'vitest';
import { toCanonicalPath } from './canonical-address.ts';

test.each([
  ['/', '/'],
  ['/all-ads', '/all-ads'],
  ['/all-ads/', '/all-ads'],
  ['/hair-categories/hair-colour/black//', '/hair-categories/hair-colour/black'],
  ['/website-safety', '/website-safety/'],
  ['/website-safety/', '/website-safety/'],
  ['/payment', '/payment/'],
  ['//evil.example/', '/evil.example'],
  ['//', '/'],
])('%s has the address %s', (given, address) => expect(toCanonicalPath(given)).toBe(address));
