import { useFrameData } from './frame-data.ts';
import { choosePreview } from './choose-preview.ts';

type PageHeadProps = {
  title: string;
  description: string;
  /** The page's one address. Left out on pages that have none of their own. */
  path?: string;
  index?: boolean;
  /** A picture for link previews: a path of this site. Left out, the drawing of its kind of page. */
  image?: string | undefined;
  jsonLd?: readonly object[];
};

/** Title, description, canonical and structured data of a page. React lifts the tags into the head. */
export function PageHead({
  title,
  description,
  path,
  index = path !== undefined,
  image = path === undefined ? undefined : `/preview/${choosePreview(path)}.png`,
  jsonLd = NOTHING,
}: PageHeadProps) {
  const site = useFrameData()?.site;
  const origin = site?.origin ?? '';
  const url = path === undefined ? undefined : origin + path;
  return (
    <>
      <title>{site ? `${title} – ${site.brand}` : title}</title>
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
      {jsonLd.map((thing, place) => (
        <script
          // oxlint-disable-next-line react/no-array-index-key -- they never change their places
          key={place}
          type="application/ld+json"
          // oxlint-disable-next-line react/no-danger -- React would escape the quotes; scriptSafe keeps the script closed
          dangerouslySetInnerHTML={{ __html: scriptSafe({ '@context': 'https://schema.org', ...thing }) }}
        />
      ))}
    </>
  );
}

const NOTHING: readonly object[] = [];

/** JSON that cannot end the script element it stands in. */
const scriptSafe = (thing: object) => JSON.stringify(thing).replaceAll('<', '\\u003c');
