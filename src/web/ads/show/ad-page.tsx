import { Suspense, useEffect, useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Market } from '#market/market.ts';
import { findHome } from '#rules/accounts/reader-home.ts';
import { pick } from '#rules/pick.ts';
import { ContactSeller } from '#rules/messages/message-schema.ts';
import type { Route } from './+types/ad-page.ts';
import { type AskedField, wayToSeller } from './offer/ad-contact.tsx';
import { AdGallery } from './photos/ad-gallery.tsx';
import { AdGone } from './ad-gone.tsx';
import { AdOffer } from './offer/ad-offer.tsx';
import { ContactBar } from './offer/contact-bar.tsx';
import { type AdView, toAdView } from './ad-page-view.ts';
import { toSellerView } from './seller/seller-view.ts';
import { type OwnersView, toOwnersView, useOwnersView } from './owner/use-owners-view.ts';
import { waitFromForm } from './offer/wait-from-form.ts';
import { AdStory } from './ad-story.tsx';
import { toPhotoFiles } from '../card/card-view.ts';
import { toCardViews } from '../card/make-card-view.ts';
import { isListStale } from '../is-list-stale.ts';
import { adCrumbs, adPageDescription, adPageTitle } from '../describe-ad.ts';
import { AdsOfSeller, SimilarAds } from './similar-ads.tsx';
import { useFrameData } from '../../frame/frame-context.ts';
import { keepMessageForLater, readMessageForm } from '../../messages/write/message-form.ts';
import { findOfferRates } from '../../messages/offer/offer-rates.ts';
import { offerFromForm } from '../../messages/offer/offer-from-form.ts';
import { toThreadPath } from '../../messages/thread/thread-path.ts';
import { moveFromForm } from '../../my-ads/steps/move-from-form.ts';
import { priceFromForm } from '../../my-ads/price/price-from-form.ts';
import { clockContext, marketContext, prefsContext, siteContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { byIntent } from '../../request/by-intent.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { breadcrumbData, productData } from '../../metadata/structured-data.ts';
import { asRefused, type FormState } from '../../ui/form/form-state.ts';
import { lazyPart } from '../../ui/browser/lazy-part.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { noteViewed } from '../viewed/viewed.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import styles from './ad-page.module.css';

/** Only one person sees it, so only they load it. The server has it at hand: without script it is there at once. */
const OwnerBar = import.meta.env.SSR
  ? (await import('./owner/owner-bar.tsx')).default
  : lazyPart(() => import('./owner/owner-bar.tsx'));

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const market = context.get(marketContext);
  const found = await orRefusedPage(market.ads.show(params.id));
  if (!found) throw data(null, { status: 404 });
  if (found.kind === 'gone') return data({ ...found, similar: toCardViews(found.similar) }, { status: 410 });
  // Its number is an address, too: a short one, for paper.
  if (params.id !== found.ad.id || params.slug !== found.ad.slug)
    throw redirect(found.ad.url + url.search, 301);
  const home = findHome(context.get(prefsContext), market.viewer);
  const [buying, own] = await Promise.all([
    orRefusedPage(market.sales.judgeBuying({ ad: found.ad, country: home })),
    market.viewer?.id === found.seller.id ? orRefusedPage(showOwn(market, found.ad.id)) : null,
  ]);
  const ad = toAdView(found.ad, found.held, {
    home,
    buying,
    now: context.get(clockContext)(),
    site: new URL(context.get(siteContext).origin).host,
  });
  return {
    kind: found.kind,
    ad,
    seller: toSellerView(found.seller, {
      isProtected: ad.buying?.problem === null,
      isFarBelow: found.isFarBelow,
    }),
    similar: toCardViews(found.similar),
    others: toCardViews(found.others),
    pricesBefore: found.pricesBefore,
    own,
    fair: found.fair,
    offerRates: await findOfferRates(context, found.ad),
  };
}

/** For its owner alone, and never from a cache. */
async function showOwn({ myAds, sales }: Market, adId: string): Promise<OwnersView> {
  const [lit] = await sales.ofAds([adId]);
  const own = toOwnersView(await myAds.show(adId));
  return { ...own, lit: lit && { saleId: lit.saleId, light: pick(lit.light, ['colour', 'words']) } };
}

/** Another photo is another view of the same data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod } = args;
  const isSamePage = currentUrl.href !== nextUrl.href && toDataAddress(currentUrl) === toDataAddress(nextUrl);
  return isListStale(args) && (formMethod !== undefined || !isSamePage);
}

function toDataAddress(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete('photo');
  return `${url.pathname}?${query}`;
}

/** A first message, an offer, the wish to hear when there can be one, or a step its owner takes. */
export const action = (args: Route.ActionArgs) =>
  byIntent(args, {
    move: moveFromForm,
    price: priceFromForm,
    send: (posted) => sendMessage(posted, args.params.id),
    offer: (posted) => offerFromForm(posted, args.params.id),
    wait: (posted) => waitFromForm(posted, args.params.id),
  });

/** A visitor's message is saved until they have signed in. */
async function sendMessage(posted: Posted, adId: string) {
  const market = posted.context.get(marketContext);
  if (market.viewer === null) return orRefusedPage(keepMessageForLater(posted, market, adId));
  const sent = await submit({
    ...posted,
    schema: ContactSeller,
    read: (form) => readMessageForm(form, { adId }),
    order: (inner, message) => inner.offers.contact(message),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(toThreadPath(sent.answer.conversationId));
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function AdDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'gone') return <AdGone {...loaderData} />;
  return <ShownAd shown={loaderData} state={asRefused(actionData)} />;
}

type Shown = Exclude<Route.ComponentProps['loaderData'], { kind: 'gone' }>;

/** Whoever stays for a moment has looked at it. */
const LOOKED_MS = 1500;

function useNoted(ad: AdView, isOwn: boolean): void {
  useEffect(() => {
    if (isOwn) return;
    const rest = setTimeout(() => noteViewed(ad), LOOKED_MS);
    return () => clearTimeout(rest);
  }, [ad, isOwn]);
}

function ShownAd({ shown, state }: { shown: Shown; state: FormState | undefined }) {
  const { ad, seller, similar, others, pricesBefore, fair } = shown;
  const frame = useFrameData();
  const own = useOwnersView(ad, seller.id, shown.own);
  const contact = wayToSeller(frame ?? null, shown);
  const [asked, setAsked] = useState<AskedField>();
  useNoted(ad, frame?.viewer?.id === seller.id);
  const crumbs = adCrumbs(ad);
  const origin = frame?.site.origin ?? '';
  return (
    <div className={styles.page}>
      <PageHead
        title={adPageTitle(ad)}
        description={adPageDescription(ad)}
        path={ad.url}
        index={ad.isForSearchEngines}
        image={ad.photos[0] && toPhotoFiles(ad.photos[0]).urls.large}
        jsonLd={
          import.meta.env.SSR
            ? [breadcrumbData(origin, crumbs), productData(origin, ad, seller.username)]
            : undefined
        }
      />
      <Breadcrumbs crumbs={crumbs} />
      {own && (
        <Suspense>
          <OwnerBar ad={ad} own={own} state={state} />
        </Suspense>
      )}
      <div className={styles.top}>
        <AdGallery ad={ad} />
        <AdOffer
          ad={ad}
          seller={seller}
          isOwn={own !== null}
          contact={contact}
          fair={fair}
          state={state}
          asked={asked}
        />
      </div>
      {ad.status === 'sold' && <SimilarAds ads={similar} />}
      <AdStory ad={ad} seller={seller} pricesBefore={pricesBefore} />
      <AdsOfSeller ads={others} seller={seller} />
      {ad.status !== 'sold' && <SimilarAds ads={similar} />}
      {contact !== 'none' && (
        <ContactBar ad={ad} ask={(name) => setAsked({ name, turn: (asked?.turn ?? 0) + 1 })} />
      )}
    </div>
  );
}
