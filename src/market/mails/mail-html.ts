import { escapeHtml } from '#rules/text/escape-html.ts';
import { greet, type MailAd, type MailContent, type MailPart, type MailSite } from './mail-parts.ts';
import { MAIL_STYLE, renderStyle } from './mail-style.ts';
import { oneLine, splitRows } from './mail-text.ts';

/**
 * The HTML part: a sheet under the marigold tie, 600 wide. Nothing is fetched when it is opened but the photos of ads, which
 * are the same for everybody (no font, no counting); it says as much without them, and is readable in light and dark. Styles stand at each element because some programmes drop the rest.
 */
export function renderMailHtml(site: MailSite, content: MailContent): string {
  const { to, subject, parts, because, fewer } = content;
  const home = `<a href="${escapeHtml(site.ORIGIN)}/" ${renderStyle('brand')}>${escapeHtml(site.BRAND_NAME)}</a>`;
  const foot = [
    `You get this e-mail because ${escapeHtml(because)}`,
    ...(fewer ? [link(fewer.url, fewer.label)] : []),
    escapeHtml(site.POSTAL_ADDRESS),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${MAIL_STYLE}</style></head>
<body ${renderStyle('page')}><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td ${renderStyle('around')} align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${renderStyle('sheet')}><tr><td ${renderStyle('inner')} align="left">
<p ${renderStyle('head')}>${home}</p>
<h1 ${renderStyle('title')}>${escapeHtml(subject)}</h1>
${paragraph(escapeHtml(oneLine(greet(to))))}
${parts.map((part) => partToHtml(part, site.ORIGIN)).join('\n')}
<p ${renderStyle('text')}>The ${escapeHtml(site.BRAND_NAME)} team</p>
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${renderStyle('under')}><tr><td ${renderStyle('foot')} align="left">${foot.join('<br>')}</td></tr></table>
</td></tr></table></body></html>`;
}

function partToHtml(part: MailPart, origin: string): string {
  if (typeof part === 'string') return paragraph(linked(part, origin));
  if ('button' in part)
    return `<p ${renderStyle('text')}><a href="${escapeHtml(part.url)}" target="_blank" ${renderStyle('button')}>${escapeHtml(part.button)}</a></p>`;
  if ('code' in part) return `<p ${renderStyle('code')}>${escapeHtml(part.code)}</p>`;
  if ('quote' in part)
    return `<blockquote ${renderStyle('quote')}>${splitRows(part.quote).map(escapeHtml).join('<br>')}</blockquote>`;
  if ('rows' in part)
    return `<table role="presentation" ${renderStyle('rows')}>${part.rows.map(row).join('')}</table>`;
  if ('ads' in part) return part.ads.map(adToHtml).join('\n');
  return `<p ${renderStyle('safety')}>${linked(part.safety, origin)}</p>`;
}

const paragraph = (html: string) => `<p ${renderStyle('text')}>${html}</p>`;

const row = ([label, value]: readonly [string, string]) =>
  `<tr><td ${renderStyle('label')}>${escapeHtml(label)}</td><td ${renderStyle('value')}>${escapeHtml(value)}</td></tr>`;

/** The photo beside the words, also on the narrowest screen. Where pictures are blocked, its place says what it is. */
function adToHtml({ title, number, url, photo, note }: MailAd): string {
  const words = [link(url, title), ...(note ? [escapeHtml(note)] : []), `Ad ${escapeHtml(number)}`].join(
    '<br>',
  );
  const picture = photo
    ? `<td ${renderStyle('photo')}><a href="${escapeHtml(url)}" target="_blank" ${renderStyle('frame')}><img src="${escapeHtml(photo)}" width="104" alt="Photo of this hair" ${renderStyle('picture')}></a></td>`
    : '';
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${renderStyle('ad')}><tr>${picture}<td ${renderStyle('item')}>${words}</td></tr></table>`;
}

const link = (url: string, label: string) =>
  `<a href="${escapeHtml(url)}" target="_blank" ${renderStyle('link')}>${escapeHtml(label)}</a>`;

/** Addresses of this site become links; anything else that looks like one stays text. */
function linked(text: string, origin: string): string {
  return oneLine(text)
    .split(/(https?:\/\/[^\s<>"]*[^\s<>"'’”).,:;!?])/)
    .map((piece) => (isOurs(piece, origin) ? link(piece, shortenLink(piece, origin)) : escapeHtml(piece)))
    .join('');
}

const isOurs = (piece: string, origin: string) => piece === origin || piece.startsWith(`${origin}/`);

/** A link without what only a program reads: 'fairhank.example/verify' instead of a line of signs. */
const shortenLink = (url: string, origin: string) =>
  `${new URL(origin).host}${url.slice(origin.length).split('?')[0] ?? ''}`;
