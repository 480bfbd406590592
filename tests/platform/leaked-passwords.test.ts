import { expect, test } from 'vitest';
import { isLeakedPassword } from '#platform/secrets/leaked-passwords.ts';

test.each([
  '123456',
  'PASSWORD',
  'tinkerbell',
  'harrypotter',
  'leavemealone',
  '12345qwert',
  'ｓｔｒａｗｂｅｒｒｙ',
])('%s is on the list', async (password) => expect(await isLeakedPassword(password)).toBe(true));

test.each(['violet kettle on the ninth stair', 'demo-hair-market', 'Correct-horse-k3x9q2'])(
  '%s is not',
  async (password) => expect(await isLeakedPassword(password)).toBe(false),
);
