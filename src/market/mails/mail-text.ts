import { greet, type MailAd, type MailContent, type MailPart, type MailSite } from './mail-parts.ts';

/** The text part: everything the HTML part says, with every link written out. */
export function renderMailText(site: MailSite, { to, parts, because, fewer }: MailContent): string {
  const foot = [
    `You get this e-mail because ${because}`,
    ...(fewer ? [`${fewer.label}: ${fewer.url}`] : []),
    site.ORIGIN,
    site.POSTAL_ADDRESS,
  ];
  return [
    oneLine(greet(to)),
    ...parts.map(partToText),
    `The ${site.BRAND_NAME} team`,
    `-- \n${foot.join('\n')}`,
  ].join('\n\n');
}

function partToText(part: MailPart): string {
  if (typeof part === 'string') return oneLine(part);
  if ('button' in part) return `${part.button}: ${part.url}`;
  if ('code' in part) return part.code;
  if ('quote' in part) return splitRows(part.quote).map(asQuoted).join('\n');
  if ('rows' in part) return part.rows.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n');
  if ('ads' in part) return part.ads.map(adToText).join('\n\n');
  return part.safety;
}

const adToText = ({ title, number, url, note }: MailAd) =>
  [oneLine(title), ...(note ? [note] : []), `Ad ${number}`, url].join('\n');

const asQuoted = (row: string) => `> ${row}`;

/** Every character that some mail programme takes for the end of a line. */
export const splitRows = (text: string): string[] => text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);

/** What somebody typed must never begin a new header line. */
export const oneLine = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
