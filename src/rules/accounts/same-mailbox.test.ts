import { expect, test } from 'vitest';
import { toMailbox } from './same-mailbox.ts';

test.each([
  ['Asha@Example.com', 'asha@example.com'],
  ['asha+hair@example.com', 'asha@example.com'],
  ['a.sha@example.com', 'a.sha@example.com'],
  ['a.s.ha+one@gmail.com', 'asha@gmail.com'],
  ['asha@googlemail.com', 'asha@gmail.com'],
])('%s is the mailbox %s', (email, mailbox) => expect(toMailbox(email)).toBe(mailbox));
