/** Colours of the site's light and dark tokens, written out: a mail programme knows no variables. */
type Style = { light: string; dark?: string };

const SERIF = "font-family:Georgia,'Times New Roman',serif;";
const SANS = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;";
const WORDS = `margin:0 0 16px;font-size:16px;line-height:1.55;`;

const STYLES = {
  page: { light: `margin:0;padding:0;background:#fbf6ee;${SANS}`, dark: 'background:#17110e' },
  around: { light: 'padding:24px 12px;' },
  sheet: {
    light:
      'max-width:600px;background:#fffdfa;border:1px solid #e4d8c8;border-top:7px solid #f0ae2e;border-radius:14px;border-collapse:separate;',
    dark: 'background:#211915;border-color:#3a2e27;border-top-color:#f5be55',
  },
  inner: { light: 'padding:24px 24px 12px;color:#241915;', dark: 'color:#f6ede2' },
  head: { light: `margin:0 0 20px;${SERIF}` },
  brand: {
    light: `${SERIF}font-size:20px;font-weight:bold;color:#8e2f1b;text-decoration:none;`,
    dark: 'color:#f09b7e',
  },
  title: {
    light: `margin:0 0 16px;${SERIF}font-size:25px;line-height:1.25;color:#241915;overflow-wrap:anywhere;`,
    dark: 'color:#f6ede2',
  },
  text: { light: `${WORDS}color:#241915;overflow-wrap:anywhere;`, dark: 'color:#f6ede2' },
  ad: { light: 'margin:0 0 16px;border-collapse:collapse;' },
  photo: { light: 'padding:0 14px 0 0;vertical-align:top;' },
  frame: { light: 'display:block;width:104px;text-decoration:none;' },
  // The ground of a photo is light in both looks, so that hair keeps its colour.
  picture: {
    light:
      'display:block;width:104px;height:auto;min-height:52px;border:0;border-radius:10px;background:#efedea;color:#5c4a40;font-size:13px;line-height:1.4;',
  },
  item: {
    light: 'vertical-align:top;font-size:16px;line-height:1.55;color:#5c4a40;overflow-wrap:anywhere;',
    dark: 'color:#d0bfb0',
  },
  link: { light: 'color:#8e2f1b;text-decoration:underline;', dark: 'color:#f09b7e' },
  button: {
    light:
      'display:inline-block;padding:13px 22px;border-radius:999px;background:#8e2f1b;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none;',
    dark: 'background:#b2432a;color:#ffffff',
  },
  code: {
    light:
      'margin:0 0 16px;padding:14px 18px;border:1px solid #d9c08a;border-radius:10px;background:#f7ebcd;color:#241915;font-family:Menlo,Consolas,monospace;font-size:30px;font-weight:bold;letter-spacing:6px;text-align:center;',
    dark: 'background:#2b2117;border-color:#5a4730;color:#f6ede2',
  },
  quote: {
    light: `${WORDS}padding:12px 16px;border-left:4px solid #d9c08a;border-radius:0 10px 10px 0;background:#f3eadd;color:#241915;overflow-wrap:anywhere;`,
    dark: 'background:#120d0b;border-color:#5a4730;color:#f6ede2',
  },
  rows: { light: 'margin:0 0 16px;border-collapse:collapse;' },
  label: {
    light: 'padding:4px 20px 4px 0;color:#5c4a40;font-size:15px;line-height:1.4;vertical-align:top;',
    dark: 'color:#d0bfb0',
  },
  value: {
    light:
      'padding:4px 0;color:#241915;font-size:15px;line-height:1.4;font-weight:bold;overflow-wrap:anywhere;',
    dark: 'color:#f6ede2',
  },
  safety: {
    light: `${WORDS}padding:12px 16px;border-left:4px solid #1e5b4a;border-radius:0 10px 10px 0;background:#e0efe8;color:#241915;font-size:15px;`,
    dark: 'background:#15302a;border-color:#7fcbb1;color:#f6ede2',
  },
  under: { light: 'max-width:600px;' },
  foot: {
    light: 'padding:16px 24px 8px;color:#75635a;font-size:13px;line-height:1.6;overflow-wrap:anywhere;',
    dark: 'color:#ad9a8b',
  },
} satisfies Record<string, Style>;

/** The attributes of an element: its light look in place, and a name for the dark one. */
export const renderStyle = (name: keyof typeof STYLES): string =>
  `class="l-${name}" style="${STYLES[name].light}"`;

const darkRules = Object.entries<Style>(STYLES)
  .flatMap(([name, { dark }]) =>
    dark === undefined ? [] : [`.l-${name}{${dark.replaceAll(/;|$/g, ' !important$&')}}`],
  )
  .join('');

/** The dark look, for programmes that know of it; the others keep or turn the light one by themselves. */
export const MAIL_STYLE = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}`;
