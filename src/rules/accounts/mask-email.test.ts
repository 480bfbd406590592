import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['asha@example.com', 'as•••@example.com'],
  ['al@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
])('%s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown));
