import { data, redirect } from 'react-router';
import type { Market } from '#market/market.ts';
import { isSoldLongAgo } from '#rules/ads/state.ts';
import type { AdDetails } from '#market/ads/ad-view.ts';
import { ContactSeller } from '#rules/messages/message-schema.ts';
import type { Route } from './+types/ad-page.ts';
import { wayToSeller } from './offer/ad-contact.tsx';
import { AdGallery } from './ad-gallery.tsx';
import { AdGone } from './ad-gone.tsx';
import { AdOffer } from './offer/ad-offer.tsx';
import { ContactBar } from './offer/contact-bar.tsx';
import { OwnerBar, type OwnersView } from './owner-bar.tsx';
import { AdStory } from './ad-story.tsx';
import { adCrumbs, adPageDescription, adPageTitle } from '../describe-ad.ts';
import { AdsOfSeller, SimilarAds } from './similar-ads.tsx';
import { useFrameData } from '../../frame/frame-data.ts';
import { keepMessageForLater, readMessageForm } from '../../messages/message-form.ts';
import { moveFromForm } from '../../my-ads/move-from-form.ts';
import { marketContext } from '../../request/page-context.ts';
import { CACHED } from '../../request/cached.ts';
import { unsent } from '../../request/unsent.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { byIntent } from '../../request/by-intent.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { breadcrumbData, productData } from '../../metadata/structured-data.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import styles from './ad-page.module.css';

export const handle = CACHED;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const market = context.get(marketContext);
  const found = await orRefusedPage(market.ads.show(params.id));
  if (!found) throw data(null, { status: 404 });
  if (found.kind === 'gone') return data(found, { status: 410 });
  if (params.slug !== found.ad.slug) throw redirect(found.ad.url + url.search, 301);
  const [fair, own] = await Promise.all([
    orRefusedPage(market.prices.judge(found.ad)),
    market.viewer?.id === found.seller.id ? orRefusedPage(ownersView(market, found.ad.id)) : null,
  ]);
  return unsent({
    ...found,
    own,
    photo: photoAsked(url, found.ad),
    contact: wayToSeller(market.viewer, found),
    fair,
  });
}

async function ownersView({ myAds }: Market, adId: string): Promise<OwnersView> {
  const { ad, figures } = await myAds.show(adId);
  return { allowed: ad.allowed, version: ad.version, holds: ad.holds, figures };
}

/** A first message, or a step its owner takes. */
export const action = (args: Route.ActionArgs) =>
  byIntent(args, { move: moveFromForm, send: (posted) => sendMessage(posted, args.params.id) });

/** A visitor's message is saved until they have signed in. */
async function sendMessage(posted: Posted, adId: string) {
  const market = posted.context.get(marketContext);
  if (market.viewer === null) return orRefusedPage(keepMessageForLater(posted, market, adId));
  const sent = await submit({
    ...posted,
    schema: ContactSeller,
    read: (form) => readMessageForm(form, { adId }),
    order: (inner, message) => inner.messages.contactSeller(message),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`/messages/${sent.answer.conversationId}`);
}

export default function AdDetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const frame = useFrameData();
  if (loaderData.kind === 'gone') return <AdGone {...loaderData} />;
  const { ad, held, seller, similar, others, pricesBefore, photo, contact, fair, own } = loaderData;
  const crumbs = adCrumbs(ad);
  const origin = frame?.site.origin ?? '';
  return (
    <div className={styles.page}>
      <PageHead
        title={adPageTitle(ad)}
        description={adPageDescription(ad)}
        path={ad.url}
        index={isForSearchEngines(ad)}
        image={ad.photos[0]?.urls.large}
        jsonLd={[breadcrumbData(origin, crumbs), productData(origin, ad, seller.username)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      {own && <OwnerBar ad={ad} own={own} state={actionData} />}
      <div className={styles.top}>
        <AdGallery ad={ad} chosen={photo} />
        <AdOffer
          ad={ad}
          held={held}
          seller={seller}
          isOwn={own !== null}
          contact={contact}
          fair={fair}
          state={actionData}
        />
      </div>
      {ad.status === 'sold' && <SimilarAds ads={similar} />}
      <AdStory ad={ad} seller={seller} pricesBefore={pricesBefore} />
      <AdsOfSeller ads={others} seller={seller} />
      {ad.status !== 'sold' && <SimilarAds ads={similar} />}
      {contact !== 'none' && <ContactBar ad={ad} seller={seller} />}
    </div>
  );
}

/** The place of the photo that `?photo=2` asks for; the first where it asks for none. */
function photoAsked(url: URL, ad: AdDetails): number {
  const asked = Number(url.searchParams.get('photo') ?? 1);
  return Number.isInteger(asked) && asked >= 1 && asked <= ad.photos.length ? asked - 1 : 0;
}

/** What is for sale, and what was sold lately. */
function isForSearchEngines({ status, soldAt }: AdDetails): boolean {
  if (status === 'sold' && soldAt !== null)
    return !isSoldLongAgo({ status, statusSince: new Date(soldAt) }, new Date());
  return status === 'live';
}
