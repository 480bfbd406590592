import { data, redirect } from 'react-router';
import type { Viewer } from '#rules/accounts/account.ts';
import { ContactSeller } from '#rules/messages/message-schema.ts';
import { findQuickQuestion } from '#rules/messages/quick-questions.ts';
import { ensure } from '#rules/permissions.ts';
import type { Route } from './+types/message-new-page.ts';
import { AdHead } from './ad-head.tsx';
import { Composer } from './composer.tsx';
import { CutRule } from './cut-rule.tsx';
import { readMessageForm } from './message-form.ts';
import { QuickQuestions } from './quick-questions.tsx';
import { toAskPath } from './ask-path.ts';
import { toThreadPath } from './thread-path.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { PageHead } from '../frame/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { submit } from '../request/submit.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { Note } from '../ui/note.tsx';
import styles from './messages-page.module.css';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = {
  trail: [{ label: 'Messages', url: '/messages' }, { label: 'New message' }],
};

/** A message that was begun before signing in (`draft`), or a new one about an ad (`ad`). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const market = requireSignIn({ url, context });
  const draft = await orRefusedPage(market.messages.showDraft(url.searchParams.get('draft') ?? ''));
  const found = await orRefusedPage(market.ads.show(draft?.adId ?? url.searchParams.get('ad') ?? ''));
  if (found?.kind !== 'shown') throw data(null, { status: 404 });
  await orRefusedPage(mayContact(market.viewer, found.seller.id));
  const question = findQuickQuestion('buyer', url.searchParams.get('ask'));
  const { url: page, title, status, price, currency, photos } = found.ad;
  return {
    ad: { url: page, title, status, price, currency, photo: photos[0]?.urls.small ?? null },
    seller: found.seller.username,
    adId: found.ad.id,
    question: question === undefined ? undefined : { text: question, offer: '' },
    draft: draft && { text: draft.text, offer: draft.offer },
  };
}

const mayContact = async (viewer: Viewer, sellerId: string) =>
  ensure(viewer, 'contact this seller', { sellerId });

export async function action({ request, url, context }: Route.ActionArgs) {
  const market = requireSignIn({ url, context });
  const draft = await orRefusedPage(market.messages.showDraft(url.searchParams.get('draft') ?? ''));
  const sent = await submit({
    request,
    url,
    context,
    schema: ContactSeller,
    read: (form) => readMessageForm(form, { adId: draft?.adId ?? url.searchParams.get('ad') ?? '' }),
    order: (inner, message) => inner.offers.contact(message),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(toThreadPath(sent.answer.conversationId));
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function MessageNewPage({
  loaderData: { ad, adId, seller, question, draft },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={`Message ${seller}`} description="Write to the seller." />
      <AdHead title={`Message ${seller}`} ad={ad} />
      {draft && <Note kind="good">Here is what you wrote. Check it once more, then send it.</Note>}
      <CutRule />
      <Composer
        state={actionData}
        label="Your message"
        button={`Send to ${seller}`}
        currency={ad.currency}
        hint="At least 20 characters. Your e-mail address stays private."
        draft={draft ?? question}
      >
        {!draft && <QuickQuestions talker="buyer" toHref={(number) => toAskPath(adId, number)} />}
      </Composer>
    </div>
  );
}
