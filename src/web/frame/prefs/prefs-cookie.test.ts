import { expect, test } from 'vitest';
import { savePrefs } from './prefs-cookie.ts';

const ORIGIN = 'https://fairhank.example';

test('closing the banner keeps it away for 7 days and leaves every other choice', () => {
  const request = new Request(`${ORIGIN}/prefs`, { headers: { Cookie: 'a=1; prefs=length=cm&theme=dark' } });
  const now = new Date('2026-11-15T09:00:00.900Z');
  const form = new URLSearchParams({ 'close-banner': 'yes', next: '/faq' });
  const answer = savePrefs(request, form, { origin: ORIGIN, now });
  const cookie = answer.headers.get('Set-Cookie') ?? '';
  const until = Number(/banner=(\d+)/.exec(cookie)?.[1]);
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/faq']);
  expect(cookie).toMatch(
    /^prefs=length=cm&weight=g&currency=&to=&theme=dark&view=grid&banner=\d+&folded=0; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/,
  );
  expect(until).toBe(Date.parse('2026-11-22T09:00:00Z') / 1000);
});
