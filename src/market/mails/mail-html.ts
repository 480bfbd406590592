import type { Letter, MailPart, MailSite } from './mail-parts.ts';
import { LETTER_STYLE, styleOf } from './mail-style.ts';
import { oneLine, rowsOf } from './mail-text.ts';

/**
 * The HTML part: a sheet under the marigold tie, 600 wide. Nothing is fetched when it is opened (no picture, no font, no
 * counting), and it is readable in light and dark. Styles stand at each element because some programmes drop the rest.
 */
export function htmlOfLetter(site: MailSite, letter: Letter): string {
  const { subject, parts, because, fewer } = letter;
  const home = `<a href="${escape(site.ORIGIN)}/" ${styleOf('brand')}>${escape(site.BRAND_NAME)}</a>`;
  const foot = [
    `You get this letter because ${escape(because)}`,
    ...(fewer ? [link(fewer.url, fewer.label)] : []),
    escape(site.POSTAL_ADDRESS),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title><style>${LETTER_STYLE}</style></head>
<body ${styleOf('page')}><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td ${styleOf('around')} align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${styleOf('sheet')}><tr><td ${styleOf('inner')} align="left">
<p ${styleOf('head')}>${home}</p>
<h1 ${styleOf('title')}>${escape(subject)}</h1>
${parts.map((part) => htmlOf(part, site.ORIGIN)).join('\n')}
<p ${styleOf('text')}>The ${escape(site.BRAND_NAME)} team</p>
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${styleOf('under')}><tr><td ${styleOf('foot')} align="left">${foot.join('<br>')}</td></tr></table>
</td></tr></table></body></html>`;
}

function htmlOf(part: MailPart, origin: string): string {
  if (typeof part === 'string') return paragraph(linked(part, origin));
  if ('button' in part)
    return `<p ${styleOf('text')}><a href="${escape(part.url)}" target="_blank" ${styleOf('button')}>${escape(part.button)}</a></p>`;
  if ('code' in part) return `<p ${styleOf('code')}>${escape(part.code)}</p>`;
  if ('quote' in part)
    return `<blockquote ${styleOf('quote')}>${rowsOf(part.quote).map(escape).join('<br>')}</blockquote>`;
  if ('rows' in part)
    return `<table role="presentation" ${styleOf('rows')}>${part.rows.map(row).join('')}</table>`;
  if ('links' in part) return part.links.map(listed).join('\n');
  return `<p ${styleOf('safety')}>${linked(part.safety, origin)}</p>`;
}

const paragraph = (html: string) => `<p ${styleOf('text')}>${html}</p>`;

const row = ([label, value]: readonly [string, string]) =>
  `<tr><td ${styleOf('label')}>${escape(label)}</td><td ${styleOf('value')}>${escape(value)}</td></tr>`;

const listed = ({ label, url, note }: { label: string; url: string; note?: string }) =>
  `<p ${styleOf('item')}>${link(url, label)}${note ? `<br>${escape(note)}` : ''}</p>`;

const link = (url: string, label: string) =>
  `<a href="${escape(url)}" target="_blank" ${styleOf('link')}>${escape(label)}</a>`;

/** Addresses of this site become links; anything else that looks like one stays text. */
function linked(text: string, origin: string): string {
  return oneLine(text)
    .split(/(https?:\/\/[^\s<>"]*[^\s<>"'’”).,:;!?])/)
    .map((piece) => (isOurs(piece, origin) ? link(piece, wordsOf(piece, origin)) : escape(piece)))
    .join('');
}

const isOurs = (piece: string, origin: string) => piece === origin || piece.startsWith(`${origin}/`);

/** A link without what only a program reads: 'fairhank.example/verify' instead of a line of signs. */
const wordsOf = (url: string, origin: string) =>
  `${new URL(origin).host}${url.slice(origin.length).split('?')[0] ?? ''}`;

const MEANT: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => MEANT[sign] ?? '');
