import { expect, test } from 'vitest';
import { addressGroup, waitAfter } from './limits.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [10, 32],
  [14, 512],
  [15, 900],
  [500, 900],
])('after %i wrong passwords one waits %i s', (failures, seconds) =>
  expect(waitAfter(failures)).toBe(seconds),
);

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [null, 'none'],
])('%s counts as %s', (address, group) => expect(addressGroup(address)).toBe(group));
