import { expect, test } from 'vitest';
import { openSecrets } from '#platform/secrets/secrets.ts';

const secrets = openSecrets('a key for a test');

test('what is sealed can be read again, and looks different each time', () => {
  const [one, two] = [
    secrets.seal('mail', 'Your code is 123456 ✂'),
    secrets.seal('mail', 'Your code is 123456 ✂'),
  ];
  expect(secrets.unseal('mail', one)).toBe('Your code is 123456 ✂');
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('123456');
});

test('another key, another purpose or a changed letter open nothing', () => {
  const sealed = secrets.seal('mail', 'Your code is 123456');
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => openSecrets('another key').unseal('mail', sealed)).toThrow();
  expect(() => secrets.unseal('export', sealed)).toThrow();
  expect(() => secrets.unseal('mail', bytes.toString('base64url'))).toThrow();
  expect(() => secrets.unseal('mail', sealed.slice(0, 20))).toThrow();
});
