import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['" onfocus="x', '&quot; onfocus=&quot;x'],
  ["' onfocus='x", '&#39; onfocus=&#39;x'],
  ['&lt;', '&amp;lt;'],
  ['Asha & Bela', 'Asha &amp; Bela'],
  ['', ''],
])('%s cannot leave its place', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
