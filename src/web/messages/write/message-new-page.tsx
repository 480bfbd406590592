import { data, redirect } from 'react-router';
import type { Viewer } from '#rules/accounts/account.ts';
import { findHome } from '#rules/accounts/reader-home.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { ContactSeller } from '#rules/messages/message-schema.ts';
import { findQuickQuestion } from '#rules/messages/quick-questions.ts';
import { ensure } from '#rules/permissions.ts';
import { isSentTo } from '#rules/prices/postage.ts';
import type { Route } from './+types/message-new-page.ts';
import { AdHead } from '../thread/head/ad-head.tsx';
import { Composer } from './composer.tsx';
import { CutRule } from '../thread/head/cut-rule.tsx';
import { readMessageForm } from './message-form.ts';
import OfferAids from '../offer/offer-aids.tsx';
import { OfferForm } from '../offer/offer-form.tsx';
import { QuickQuestions } from './quick-questions.tsx';
import { findOfferRates } from '../offer/offer-rates.ts';
import { offerFromForm } from '../offer/offer-from-form.ts';
import { toAskPath } from './ask-path.ts';
import { toThreadPath } from '../thread/thread-path.ts';
import { requireSignIn } from '../../request/sign-in.ts';
import { prefsContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { byIntent } from '../../request/by-intent.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { Note } from '../../ui/note.tsx';
import styles from '../list/messages-page.module.css';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = {
  trail: [{ label: 'Messages', url: '/messages' }, { label: 'New message' }],
};

/** A message or an offer that was begun before signing in (`draft`), or a new one about an ad (`ad`). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const market = requireSignIn({ url, context });
  const draft = await orRefusedPage(market.messages.showDraft(url.searchParams.get('draft') ?? ''));
  const found = await orRefusedPage(market.ads.show(draft?.adId ?? url.searchParams.get('ad') ?? ''));
  if (found?.kind !== 'shown') throw data(null, { status: 404 });
  await orRefusedPage(mayContact(market.viewer, found.seller.id));
  const question = findQuickQuestion('buyer', url.searchParams.get('ask'));
  const { url: page, title, status, price, currency, photos, openToOffers, grams, country } = found.ad;
  // A figure that was pressed on the ad comes with the address.
  const picked = url.searchParams.get('offer');
  const isOffer = Boolean(draft?.offer) || picked !== null;
  const home = findHome(context.get(prefsContext), market.viewer);
  return {
    ad: {
      id: found.ad.id,
      url: page,
      title,
      status,
      price,
      currency,
      country,
      openToOffers,
      grams,
      photo: photos[0]?.urls.small ?? null,
    },
    seller: found.seller.username,
    notSentTo: home === null || isSentTo(found.ad, home) ? null : countryName(home),
    isOffer,
    sold: isOffer ? found.fair : undefined,
    offerRates: isOffer ? await findOfferRates(context, found.ad) : null,
    isDraft: draft !== undefined,
    written: { text: draft?.text ?? question, offer: draft?.offer ?? picked ?? '' },
  };
}

const mayContact = async (viewer: Viewer, sellerId: string) =>
  ensure(viewer, 'contact this seller', { sellerId });

export async function action({ request, url, context }: Route.ActionArgs) {
  const market = requireSignIn({ url, context });
  const draft = await orRefusedPage(market.messages.showDraft(url.searchParams.get('draft') ?? ''));
  const adId = draft?.adId ?? url.searchParams.get('ad') ?? '';
  // Who may not write is turned away whatever they send; an ad that went meanwhile is told where it was written.
  const found = await orRefusedPage(market.ads.show(adId));
  if (found?.kind === 'shown') await orRefusedPage(mayContact(market.viewer, found.seller.id));
  return byIntent(
    { request, url, context },
    { send: (posted) => sendFirst(posted, adId), offer: (posted) => offerFromForm(posted, adId) },
  );
}

async function sendFirst(posted: Posted, adId: string) {
  const sent = await submit({
    ...posted,
    schema: ContactSeller,
    read: (form) => readMessageForm(form, { adId }),
    order: (market, message) => market.offers.contact(message),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(toThreadPath(sent.answer.conversationId));
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function MessageNewPage({
  loaderData: { ad, seller, notSentTo, sold, isOffer, isDraft, written },
  actionData,
}: Route.ComponentProps) {
  const title = isOffer ? 'Make an offer' : `Message ${seller}`;
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={title} description="Write to the seller." />
      <AdHead title={title} ad={ad} />
      {isDraft && <Note kind="good">Here is what you wrote. Check it once more, then send it.</Note>}
      <CutRule />
      {isOffer ? (
        <OfferForm {...{ ad, seller, notSentTo, sold }} state={actionData} draft={written} aids={OfferAids} />
      ) : (
        <Composer
          state={actionData}
          label="Your message"
          button={`Send to ${seller}`}
          hint="At least 20 characters. Your e-mail address stays private."
          draft={written.text}
        >
          {!isDraft && <QuickQuestions talker="buyer" toHref={(number) => toAskPath(ad.id, number)} />}
        </Composer>
      )}
    </div>
  );
}
