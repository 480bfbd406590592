import type { AdCard } from '#market/ads/ad-view.ts';
import { COLOUR_LABELS } from '#rules/hair/hair-words.ts';
import { MINOR_UNITS } from '#rules/money/money.ts';
import { toPhotoFiles } from '../ads/card/card-view.ts';
import type { AdView } from '../ads/show/ad-page-view.ts';
import type { Site } from '../request/page-context.ts';
import { type Crumb, HOME } from '../ui/breadcrumbs.tsx';

/** The site itself, and where its search is. */
export const websiteData = (site: Site) => ({
  '@type': 'WebSite',
  name: site.brand,
  url: `${site.origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}/all-ads?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

export const organizationData = (site: Site) => ({
  '@type': 'Organization',
  name: site.brand,
  url: `${site.origin}/`,
  email: site.email,
  ...(site.phone === null ? {} : { telephone: site.phone }),
  address: site.postalAddress,
});

export const breadcrumbData = (origin: string, crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [HOME, ...crumbs].map(({ label, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: label,
    item: origin + url,
  })),
});

/** The ads of a list, in its order. */
export const itemListData = (origin: string, ads: readonly Pick<AdCard, 'title' | 'url'>[]) => ({
  '@type': 'ItemList',
  itemListElement: ads.map(({ title, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: title,
    url: origin + url,
  })),
});

/** An ad as a product. Search engines want no offer without a price. */
export const productData = (origin: string, ad: AdView, seller: string) => ({
  '@type': 'Product',
  name: ad.title,
  description: ad.description,
  sku: ad.id,
  url: origin + ad.url,
  color: COLOUR_LABELS[ad.colour],
  material: 'Human hair',
  ...(ad.photos.length > 0 && { image: ad.photos.map((photo) => origin + toPhotoFiles(photo).urls.large) }),
  additionalProperty: [
    measured('Length', Math.round(ad.lengthMm / 10), 'CMT'),
    measured('Weight', ad.grams, 'GRM'),
  ],
  ...(ad.price !== null && {
    offers: {
      '@type': 'Offer',
      price: (ad.price / MINOR_UNITS).toFixed(2),
      priceCurrency: ad.currency,
      availability: `https://schema.org/${toAvailability(ad)}`,
      url: origin + ad.url,
      seller: { '@type': 'Person', name: seller },
    },
  }),
});

function toAvailability({ status, reservedUntil }: AdView): string {
  if (status === 'sold') return 'SoldOut';
  return reservedUntil === null ? 'InStock' : 'LimitedAvailability';
}

const measured = (name: string, value: number, unitCode: string) => ({
  '@type': 'PropertyValue',
  name,
  value,
  unitCode,
});
