import type { Route } from './+types/opensearch-route.ts';
import { machineAnswer, escapeXml } from './machine-answer.ts';
import { siteContext } from '../request/page-context.ts';
import mark from '../ui/icons/logo-mark.svg?url';

/** Lets a browser search the ads from its own bar. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { brand, origin } = context.get(siteContext);
  const description = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(brand.slice(0, 16))}</ShortName>
<Description>Find real human hair</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image type="image/svg+xml">${escapeXml(origin + mark)}</Image>
<Url type="text/html" template="${escapeXml(origin)}/all-ads?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return machineAnswer(description, 'application/opensearchdescription+xml; charset=utf-8');
}
