import { expect, test } from 'vitest';
import { savePrefs } from './prefs-cookie.ts';

const ORIGIN = 'https://fairhank.example';

test('closing the banner keeps it away for 7 days and leaves every other choice', () => {
  const request = new Request(`${ORIGIN}/prefs`, { headers: { Cookie: 'a=1; prefs=length=cm&theme=dark' } });
  const answer = savePrefs(request, new URLSearchParams({ 'close-banner': 'yes', next: '/faq' }), ORIGIN);
  const cookie = answer.headers.get('Set-Cookie') ?? '';
  const until = Number(/banner=(\d+)/.exec(cookie)?.[1]);
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/faq']);
  expect(cookie).toMatch(
    /^prefs=length=cm&weight=g&currency=&theme=dark&view=grid&banner=\d+; .*HttpOnly; Secure$/,
  );
  expect(Math.abs(until - Date.now() / 1000 - 7 * 86_400)).toBeLessThan(60);
});
