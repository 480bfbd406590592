import { CATEGORY_GROUPS, HAIR_CATEGORIES } from '#rules/hair/hair-words.ts';
import { CountedLinks } from '../frame/nav/menus/category-links.tsx';
import { useFrameData } from '../frame/frame-context.ts';
import {
  CALCULATOR_LINK,
  HELP_LINKS,
  LEGAL_LINKS,
  PRICE_BOOK_LINK,
  SAFETY_LINKS,
  SERVICE_LINK,
  type SiteLink,
} from '../frame/nav/site-links.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { breadcrumbData } from '../metadata/structured-data.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import styles from './site-map-page.module.css';

const CRUMBS = [{ label: 'Site map', url: '/sitemap' }];
const GROUPS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Find hair',
    links: [
      { label: 'All ads', url: '/all-ads' },
      { label: 'Saved ads', url: '/saved' },
      { label: 'Who is looking for hair', url: '/wanted' },
      PRICE_BOOK_LINK,
    ],
  },
  ...CATEGORY_GROUPS.map(({ group, label }) => ({
    title: `Hair by ${label.toLowerCase().replace('hair ', '')}`,
    links: HAIR_CATEGORIES.filter((each) => each.group === group),
  })),
  {
    title: 'Sell hair',
    links: [
      { label: 'Post an Ad', url: '/post-an-ad' },
      CALCULATOR_LINK,
      { label: 'Plans', url: '/payment/' },
    ],
  },
  {
    title: 'Stay safe',
    links: [...SAFETY_LINKS, { label: 'Report a scam', url: '/customer-service?topic=safety' }],
  },
  {
    title: 'Your account',
    links: [
      { label: 'Log in', url: '/login' },
      { label: 'Register', url: '/register' },
      { label: 'New password', url: '/forgot-password' },
      { label: 'Messages', url: '/messages' },
    ],
  },
  {
    title: 'About us and help',
    links: [
      ...HELP_LINKS,
      SERVICE_LINK,
      { label: 'Case status', url: '/customer-service/case' },
      ...LEGAL_LINKS.filter(({ url }) => url !== '/sitemap'),
    ],
  },
];

export default function SiteMapPage() {
  const origin = useFrameData()?.site.origin ?? '';
  return (
    <div className={styles.page}>
      <PageHead
        title="Site map"
        description="Every page of the site in one list: hair by length, colour and type, guides, prices, your account and help."
        path="/sitemap"
        jsonLd={[breadcrumbData(origin, CRUMBS)]}
      />
      <Breadcrumbs crumbs={CRUMBS} />
      <h1>Site map</h1>
      <div className={styles.groups}>
        {GROUPS.map(({ title, links }) => (
          <section key={title} aria-labelledby={toElementId(title)}>
            <h2 id={toElementId(title)}>{title}</h2>
            <ul className={styles.links}>
              <CountedLinks links={links} />
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

const toElementId = (title: string) => title.toLowerCase().replaceAll(' ', '-');
