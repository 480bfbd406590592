import { expect, test } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQ',
])('%s is a push service', (address) => expect(isPushEndpoint(address)).toBe(true));

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://postgres/x',
  'https://metadata.google.internal/x',
  'https://printer.local/x',
  'https://push.example.com:8443/x',
  'https://user:secret@push.example.com/x',
  'ftp://push.example.com/x',
  'file:///etc/passwd',
  'push.example.com',
  '',
])('%s is none', (address) => expect(isPushEndpoint(address)).toBe(false));
