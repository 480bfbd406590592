import { use } from 'react';
import { showUnread } from '#rules/messages/show-unread.ts';
import { useFrameData } from '../frame-context.ts';
import { StructuredDataContext } from './structured-data-context.ts';
import { choosePreview } from './choose-preview.ts';

type PageHeadProps = {
  title: string;
  description: string;
  /** The page's one address. Left out on pages that have none of their own. */
  path?: string;
  index?: boolean;
  /** A picture for link previews: a path of this site. Left out, the drawing of its kind of page. */
  image?: string | undefined;
  /** Said on the server only (`import.meta.env.SSR`): nobody reads it in a page that is already open. */
  jsonLd?: readonly object[] | undefined;
};

/** Title, description, canonical and structured data of a page. React lifts the tags into the head. */
export function PageHead({
  title,
  description,
  path,
  index = path !== undefined,
  image = path === undefined ? undefined : `/preview/${choosePreview(path)}.png`,
  jsonLd,
}: PageHeadProps) {
  const frame = useFrameData();
  const site = frame?.site;
  const waiting = frame?.unread.messages ?? 0;
  const origin = site?.origin ?? '';
  const url = path === undefined ? undefined : origin + path;
  const structured = use(StructuredDataContext);
  if (jsonLd) structured?.push(...jsonLd);
  return (
    <>
      <title>{`${waiting > 0 ? `(${showUnread(waiting)}) ` : ''}${title}${site ? ` – ${site.brand}` : ''}`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {site && <meta property="og:site_name" content={site.brand} />}
      <meta property="og:type" content="website" />
      {url && <meta property="og:url" content={url} />}
      {image && <meta property="og:image" content={origin + image} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {url && <link rel="canonical" href={url} />}
      {!index && <meta name="robots" content="noindex,follow" />}
    </>
  );
}
