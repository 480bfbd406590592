const AN_HOUR = 'public, max-age=3600';

/** A file for machines: typed, and cached for an hour. */
export const machineAnswer = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': AN_HOUR } });

/** Text that may stand in XML, between tags or in quotes. */
export const escapeXml = (text: string) =>
  text.replaceAll(/[<>&'"]/g, (sign) => `&#${String(sign.codePointAt(0))};`);
