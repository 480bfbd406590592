import { escapeHtml } from '#rules/text/escape-html.ts';

const SYMBOLS: Record<string, string> = { USD: '$', GBP: '£', EUR: '€' };

const STYLE = `
  :root { color-scheme: light }
  body { max-width: 34rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d1d1f; background: #fff; overflow-wrap: anywhere }
  body.wide { max-width: 60rem }
  .total { font-size: 1.5rem; font-weight: 600 }
  button, select { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid #6b6b70; border-radius: .4rem; color: inherit; background: #fff }
  button { display: block; width: 100%; margin-top: .75rem; text-align: left }
  form > button:first-of-type { color: #fff; background: #1f4f8b; border-color: #1f4f8b }
  small { display: block }
  label { display: block; margin-top: 1rem }
  select { display: block; width: 100% }
  section { margin-top: 1.5rem; padding: 1rem; border: 1px solid #c7c7cc; border-radius: .6rem }
  h2 { margin: 2rem 0 0; font-size: 1.25rem } h3 { margin: 0; font-size: 1rem }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0 }
  dt { color: #55555a } dd { margin: 0 }
  .row, .row form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end }
  .row form > button:first-of-type { width: auto; margin: 0; color: inherit; background: #fff; border-color: #6b6b70 }
  .row label { margin: 0 } .row select { width: auto; max-width: 100% }
  :focus-visible { outline: 3px solid #d98200; outline-offset: 2px }
`;

/** A page of the sandbox: without script, and with no more than the style that its own policy names. */
export const sandboxPage = (
  nonce: string,
  title: string,
  body: string,
  isWide = false,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head><body${isWide ? ' class="wide"' : ''}><main>${body}</main></body></html>`;

export const pageButton = (value: string, name: string, meaning: string): string =>
  `<button name="button" value="${escapeHtml(value)}">${escapeHtml(name)}<small>${escapeHtml(meaning)}</small></button>`;

export const showSum = (value: string, currency: string): string =>
  `${SYMBOLS[currency] ?? ''}${value} ${currency}`;

const names = new Intl.DisplayNames(['en'], { type: 'region' });
export const nameCountry = (code: string): string => names.of(code) ?? code;
