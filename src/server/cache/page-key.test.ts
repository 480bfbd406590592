import { expect, test } from 'vitest';
import { DEFAULT_PREFS } from '#rules/preferences/preferences.ts';
import { findPrefsText } from '#rules/preferences/read-preferences.ts';
import { findReader } from './page-key.ts';

// A page that is rendered by one of them and kept under the other would be shown to everybody else.
test.each([
  ['prefs=theme=dark&to=IN; prefs=', 'dark'],
  ['prefs=; prefs=theme=dark', DEFAULT_PREFS.theme],
  ['x=1;prefs=theme=dark; js=1', 'dark'],
  ['js=1; xprefs=theme=dark', DEFAULT_PREFS.theme],
])('%s: a page is kept for whom it is rendered', (cookie, theme) => {
  expect(findReader(cookie)?.prefs.theme).toBe(theme);
  const rendered = new URLSearchParams(findPrefsText(cookie) ?? '').get('theme') ?? DEFAULT_PREFS.theme;
  expect(rendered).toBe(theme);
});
