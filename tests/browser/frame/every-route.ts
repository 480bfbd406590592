import type { Name } from '#tests/support/people/cast.ts';
import { PAGE_NAMES } from '#tests/support/browser/page-names.ts';

/** An address of the site and who opens it; nobody: a visitor. */
export type Visit = { path: string; who?: Name };

/** Answers of the site that are no pages: files, and addresses that only send somebody on. */
const NO_PAGE =
  /\.(?:xml|txt|csv|webmanifest|png|js)$|^\/(?:sitemaps|preview|\.well-known|my-data|trade\/export|super-admin-user\/export)\/|^\/(?:logout|prefs|useful|faq\/missed|all-ads\/missed|me|no-script)$|^\/payment\/(?:return|cancelled|ledger)$|^\/post-an-ad\/save$|\/ads\/:id\/price$/;

/** For each route with a gap in it, what to fill in. What has no example is told by the test. */
const EXAMPLES: Record<string, Visit[]> = {
  '/hair-categories/:group/:value': [
    { path: '/hair-categories/hair-colour/black' },
    { path: '/hair-categories/hair-length/25-30-inches' },
    { path: '/hair-categories/hair-colour/purple' },
  ],
  '/ad/:id/:slug?': [],
  '/ad/:id/:slug/buy': [{ path: '/ad/none/none/buy', who: 'bela' }],
  '/sellers/:id': [],
  '/messages/:id': [],
  '/ratings/:saleId': [{ path: '/ratings/none', who: 'bela' }],
  '/api/docs/:operation': [{ path: '/api/docs/price-estimate' }],
  '/dev/mail/:id': [{ path: '/dev/mail/none' }],
  '/reports/:caseNumber/:key?': [{ path: '/reports/FH-26-ABC234' }, { path: '/reports/FH-26-ABC234/none' }],
  '/invitation/:id/:key': [{ path: '/invitation/none/none' }],
  '/decision/:id/:key': [{ path: '/decision/none/none' }],
  '/customer-service/case/:number/:key': [{ path: '/customer-service/case/FH-26-ABC234/none' }],
  '/payment/order/:id': [{ path: '/payment/order/none', who: 'asha' }],
  '/super-admin-user/order/:id': [{ path: '/super-admin-user/order/none', who: 'dara' }],
  '/trade/import/:id': [{ path: '/trade/import/none', who: 'asha' }],
  '/unsubscribe/:token': [{ path: '/unsubscribe/none' }],
  '/bundles/:id': [{ path: '/bundles/none', who: 'bela' }],
  '/wanted/mine/:side?': [
    { path: '/wanted/mine', who: 'bela' },
    { path: '/wanted/mine/ads', who: 'asha' },
  ],
  '/wanted/:id/:slug?': [{ path: '/wanted/none' }],
  '/offers/:id': [{ path: '/offers/none', who: 'bela' }],
  '/sales/:id/:step?': [{ path: '/sales/none', who: 'bela' }],
  '/relist/:id': [{ path: '/relist/none' }],
  '/seller/seller-profile/ads/:id': [{ path: '/seller/seller-profile/ads/none', who: 'asha' }],
  '/super-admin-user/ad/:id': [{ path: '/super-admin-user/ad/none', who: 'dara' }],
  '/super-admin-user/sale/:id': [{ path: '/super-admin-user/sale/none', who: 'dara' }],
  '/super-admin-user/case/:number': [{ path: '/super-admin-user/case/none', who: 'dara' }],
  '/super-admin-user/user/:id': [{ path: '/super-admin-user/user/none', who: 'dara' }],
  '/super-admin-user/held-messages/:id': [{ path: '/super-admin-user/held-messages/none', who: 'dara' }],
  '/super-admin-user/report/:caseNumber': [{ path: '/super-admin-user/report/none', who: 'dara' }],
  '/*': [{ path: '/no-such-page' }],
};

/** Other faces of a page that is there already. */
const FACES: Visit[] = [
  { path: '/bundles?grams=601&length=16&spread=7' },
  { path: '/bundles', who: 'bela' },
  { path: '/wanted?colour=black&order=ending&length=99' },
  { path: '/super-admin-user/review-queue?of=wanted', who: 'dara' },
  { path: '/all-ads?q=unfindablewordindeed' },
  { path: '/all-ads?colour=black&view=compact' },
  { path: '/faq?q=plan' },
  { path: '/api/docs?for=staff' },
  { path: '/faq?q=unfindablewordindeed' },
  { path: '/hair-price-calculator?length=24&weight=150&colour=black&ethnicity=indian&treatment=virgin' },
  { path: '/report?kind=ad&id=none' },
  { path: '/hair-price-calculator?length=18&weight=150&treatment=dyed&currency=INR' },
  { path: '/hair-price-calculator?length=4&weight=30' },
  { path: '/hair-price-calculator?length=0&weight=x&colour=blond' },
  { path: '/prices?currency=GBP' },
  { path: '/seller/seller-profile', who: 'bela' },
  { path: '/super-admin-user/ad-list?status=live&limit=50', who: 'dara' },
  { path: '/super-admin-user/staff?kind=staff', who: 'dara' },
];

const WHO: [start: RegExp, who: Name][] = [
  [/^\/(?:seller|post-an-ad|relist|trade)/, 'asha'],
  [/^\/(?:buyer|wanted\/new|messages|notifications|offers|ratings|sales|saved-searches)/, 'bela'],
  [/^\/super-admin-user/, 'dara'],
  [/^\/payment$/, 'asha'],
];

/** Every page there is, made from the table of routes itself. */
export function everyVisit(): Visit[] {
  const patterns = Object.keys(PAGE_NAMES).filter((path) => !NO_PAGE.test(path));
  const visits = patterns.flatMap((path) => EXAMPLES[path] ?? [toVisit(path)]);
  return [...visits, ...FACES];
}

/** Routes with a gap that nobody has filled in here. */
export const withoutExample = (): string[] =>
  everyVisit()
    .map(({ path }) => path)
    .filter((path) => /[:*]/.test(path));

function toVisit(path: string): Visit {
  const who = WHO.find(([start]) => start.test(path))?.[1];
  return { path, ...(who && { who }) };
}
