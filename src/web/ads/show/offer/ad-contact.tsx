import { useEffect, useRef } from 'react';
import type { FairPrice } from '#rules/prices/fair-price.ts';
import type { FrameData } from '../../../frame/frame-context.ts';
import { Composer } from '../../../messages/write/composer.tsx';
import { OfferForm } from '../../../messages/offer/offer-form.tsx';
import { QuickQuestions } from '../../../messages/write/quick-questions.tsx';
import { toAskPath } from '../../../messages/write/ask-path.ts';
import type { FormState } from '../../../ui/form/form-state.ts';
import type { AdView } from '../ad-page-view.ts';
import type { SellerView } from '../seller/seller-view.ts';
import { AidsOnceAsked } from './aids-once-asked.ts';
import { KeptForAnother } from './kept-for-another.tsx';
import styles from './ad-contact.module.css';

export type WayToSeller = 'message' | 'log-in-first' | 'none';

/** Visitors log in first. Nobody writes to themselves, or about hair that is not for sale. */
export function wayToSeller(
  frame: Pick<FrameData, 'viewer' | 'mayContact'> | null,
  { ad, seller }: { ad: AdView; seller: SellerView },
): WayToSeller {
  if (ad.status !== 'live') return 'none';
  if (!frame?.viewer) return 'log-in-first';
  return frame.mayContact && frame.viewer.id !== seller.id ? 'message' : 'none';
}

/** The field that somebody wants to fill in; each asking is one more turn. */
export type AskedField = { name: 'message' | 'amount'; turn: number };

type AdContactProps = {
  ad: AdView;
  seller: SellerView;
  way: WayToSeller;
  fair: FairPrice | undefined;
  state: FormState | undefined;
  asked: AskedField | undefined;
};

/** Both forms stand on the ad itself. What a visitor writes is saved while they sign in. */
export function AdContact({ ad, seller, way, fair, state, asked }: AdContactProps) {
  const messageFold = useRef<HTMLDetailsElement>(null);
  const messageForm = useRef<HTMLFormElement>(null);
  const offerFold = useRef<HTMLDetailsElement>(null);
  const offerForm = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asked?.name === 'message') open('message', messageFold.current, messageForm.current);
    if (asked?.name === 'amount') open('amount', offerFold.current, offerForm.current);
  }, [asked]);
  if (way === 'none') return null;
  const { username } = seller;
  return (
    <div className={styles.contact}>
      <details ref={messageFold} open={state?.intent === 'send'}>
        <summary>Message {username}</summary>
        <Composer
          state={state}
          label={`Your message to ${username}`}
          hint="At least 20 characters. Your e-mail address stays private."
          button={way === 'message' ? 'Send' : 'Log in and send'}
          form={{ ref: messageForm }}
        >
          <QuickQuestions talker="buyer" toHref={(number) => toAskPath(ad.id, number)} />
        </Composer>
      </details>
      <details ref={offerFold} open={state?.intent === 'offer' || state?.intent === 'wait'}>
        <summary>Make an offer</summary>
        <div id="offer">
          {ad.reservedUntil === null ? (
            <OfferForm
              ad={ad}
              seller={username}
              notSentTo={ad.posted?.isSent === false ? ad.posted.country : null}
              sold={fair}
              state={state}
              form={{ ref: offerForm }}
              aids={AidsOnceAsked}
            />
          ) : (
            <KeptForAnother isPaid={ad.isPaid} until={ad.reservedUntil} state={state} />
          )}
        </div>
      </details>
      {ad.buying && <BuyBox ad={ad} problem={ad.buying.problem} />}
    </div>
  );
}

/** The way to all sums of a protected sale, or why there is none. */
const BuyBox = ({ ad, problem }: { ad: AdView; problem: string | null }) => (
  <p className={styles.buy}>
    {problem ?? (
      <>
        <a href={`${ad.url}/buy`} rel="nofollow">
          Buy with protection
        </a>
        PayPal holds the money until you have looked at the hair.
      </>
    )}
  </p>
);

function open(name: AskedField['name'], fold: HTMLDetailsElement | null, form: HTMLFormElement | null): void {
  if (fold) fold.open = true;
  // A price that is not haggled over has no field: its button is what there is, and while reserved its sentence.
  const place = form?.elements.namedItem(name) ?? form?.elements[form.elements.length - 1];
  if (place instanceof HTMLElement) place.focus();
  else fold?.scrollIntoView({ block: 'center' });
}
