import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import type { Route } from './+types/sale-page.ts';
import type { Market } from '#market/market.ts';
import type { SaleView } from '#market/sales/show/sale-view.ts';
import { pick } from '#rules/pick.ts';
import { CARRIER_NAMES, CARRIERS } from '#rules/sales/parcel/carriers.ts';
import { SALE_LIMITS } from '#rules/sales/sale-terms.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { clockContext } from '../request/page-context.ts';
import { requireTrader } from '../ratings/require-trader.ts';
import { byIntent } from '../request/by-intent.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { asRefused } from '../ui/form/form-state.ts';
import { lazyPart } from '../ui/browser/lazy-part.ts';
import pages from '../messages/list/messages-page.module.css';
import { COUNTRY_OPTIONS } from '../account/country-options.ts';
import { toAgreedHair } from './evidence/agreed-hair.ts';
import type { FileShown } from './evidence/whole-file.tsx';
import { saleActs } from './act-on-sale.ts';
import { problemActs } from './problem/act-on-problem.ts';
import { toProblem } from './problem/problem-shown.ts';
import lightStyles from './light/light.css?url';
import saleStyles from './sales.css?url';
import { SaleWhole } from './sale-whole.tsx';
import { toShownSale } from './show-sale.ts';
import { SALE_STEPS, type SaleStepName } from './step-names.ts';
import { useLiveSale } from './light/use-live-sale.ts';

/** The forms are pages of their own, and most looks at a sale need none of them. */
const SaleStep = import.meta.env.SSR
  ? (await import('./sale-step.tsx')).default
  : lazyPart(() => import('./sale-step.tsx'));

export const handle: TrailHandle = {
  trail: [{ label: 'Sales', url: '/sales' }, { label: 'A sale' }],
};

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: lightStyles },
  { rel: 'stylesheet', href: saleStyles },
];

/** A green light never comes from a cache. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

/** After a refusal, too: what is shown may be what has changed. */
export const shouldRevalidate = () => true;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  leadBack(params.id, url);
  const { sales } = await requireTrader({ url, context });
  const step = SALE_STEPS.find((each) => each === params.step) ?? null;
  if (params.step !== undefined && step === null) throw data(null, { status: 404 });
  const view = await orRefusedPage(sales.show({ saleId: params.id }));
  const sale = toShownSale(view, context.get(clockContext)());
  return {
    sale,
    step,
    isBack:
      step === 'pay' &&
      url.searchParams.has('approved') &&
      ['agreed', 'paying'].includes(sale.state) &&
      view.payFailure === null,
    carriers:
      step === 'send' || step === 'return'
        ? listCarriers(step === 'send' ? view.terms.fromCountry : view.terms.country)
        : [],
    countries: step === 'return' ? COUNTRY_OPTIONS : [],
    problem: step === 'problem' || step === 'return' || step === 'evidence' ? toProblem(view) : null,
    file: step === 'terms' || step === 'evidence' ? await readFile(sales, view) : null,
    mustBeSigned: sale.money.total >= SALE_LIMITS[sale.money.currency].signedFrom,
  };
}

/** What the seller described when both said yes, and the payment's number: what speaks for one's side. */
async function readFile(sales: Market['sales'], { id: saleId, money }: SaleView): Promise<FileShown> {
  const file = await orRefusedPage(sales.evidenceFile({ saleId }));
  return { hair: toAgreedHair(file, money.currency), ...pick(file, ['photos', 'payment', 'madeAt']) };
}

/** PayPal sends people here with the sale in the address; what else it brought along is not believed. */
function leadBack(id: string, { searchParams }: URL): void {
  const sale = encodeURIComponent(searchParams.get('sale') ?? 'none');
  if (id === 'return') throw redirect(`/sales/${sale}/pay?approved`, 303);
  if (id === 'cancelled') throw redirect(`/sales/${sale}`, 303);
}

/** Those of the seller's own country first. */
const listCarriers = (country: string) =>
  CARRIER_NAMES.map((value) => ({ value, label: CARRIERS[value].name, home: CARRIERS[value].home }))
    .toSorted((a, b) => Number(isHome(b, country)) - Number(isHome(a, country)))
    .map(({ value, label }) => ({ value, label }));

const isHome = ({ home }: { home: readonly string[] }, country: string): boolean => home.includes(country);

export async function action(args: Route.ActionArgs) {
  const { sales } = await requireTrader(args);
  const { id } = args.params;
  // Whoever may not see it is turned away whatever they send.
  await orRefusedPage(sales.show({ saleId: id }));
  return byIntent(args, { ...saleActs(id), ...problemActs(id) });
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** One sale: may I cut, what is to be done now, and below it all the rest. */
export default function SalePage({ loaderData, actionData }: Route.ComponentProps) {
  const { sale, step } = loaderData;
  const isGreen = sale.light.colour === 'green';
  const { isLost } = useLiveSale(loaderData, { isGreen, isBusy: sale.state === 'paying' });
  const state = asRefused(actionData);
  const other = sale.other.username;
  const title =
    sale.side === 'seller'
      ? `Sale to ${other}`
      : `Your ${sale.isRead && sale.place !== null ? 'hair from' : 'sale with'} ${other}`;
  return (
    <div className={`${pages.page} sale-page`}>
      <PageHead title={title} description="A protected sale." />
      {(isGreen || sale.state === 'paying') && !isForm(step) && !state && (
        <noscript>
          <meta httpEquiv="refresh" content={isGreen ? '30' : '5'} />
        </noscript>
      )}
      {step === null || step === 'pay' ? (
        <SaleWhole {...loaderData} title={title} isLost={isLost} state={state} />
      ) : (
        <Suspense>
          <SaleStep {...loaderData} step={step} title={title} isLost={isLost} state={state} />
        </Suspense>
      )}
    </div>
  );
}

/** A page that loads itself anew would lose what is typed. */
const isForm = (step: SaleStepName | null): boolean =>
  ['cut', 'send', 'cancel', 'problem', 'return'].some((each) => each === step);
