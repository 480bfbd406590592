import { useEffect, useRef } from 'react';
import type { FrameData } from '../../../frame/frame-context.ts';
import { Composer } from '../../../messages/composer.tsx';
import { QuickQuestions } from '../../../messages/quick-questions.tsx';
import { toAskPath } from '../../../messages/ask-path.ts';
import type { FormState } from '../../../ui/form/form-state.ts';
import type { AdView } from '../ad-page-view.ts';
import type { SellerView } from '../seller/seller-view.ts';
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
export type AskedField = { name: 'message' | 'offer'; turn: number };

type AdContactProps = {
  ad: AdView;
  seller: SellerView;
  way: WayToSeller;
  state: FormState | undefined;
  asked: AskedField | undefined;
};

/** The message form stands on the ad itself. What a visitor writes is saved while they sign in. */
export function AdContact({ ad, seller, way, state, asked }: AdContactProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!asked || !details.current) return;
    details.current.open = true;
    const field = form.current?.elements.namedItem(asked.name);
    if (field instanceof HTMLElement) field.focus();
  }, [asked]);
  if (way === 'none') return null;
  return (
    <div className={styles.contact}>
      <details ref={details} className={styles.form} open={state !== undefined}>
        <summary>Message {seller.username}</summary>
        <Composer
          state={state}
          label={`Your message to ${seller.username}`}
          hint="At least 20 characters. Your e-mail address stays private."
          button={way === 'message' ? 'Send' : 'Log in and send'}
          currency={ad.currency}
          form={{ ref: form }}
        >
          <QuickQuestions talker="buyer" toHref={(number) => toAskPath(ad.id, number)} />
        </Composer>
      </details>
    </div>
  );
}
