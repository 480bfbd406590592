import { describeLowOffers } from '#rules/offers/amount/low-offer-words.ts';
import { plural } from '#rules/text/plural.ts';
import { type AdEvent, PRIVATE_STATUSES } from '#rules/ads/state.ts';
import { AD_STATUS_IN_A_SENTENCE } from '#rules/ads/ad-words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { showDate } from '../../../ui/dates.ts';
import { MoneyField } from '../../../ui/form/fields/money-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Note } from '../../../ui/note.tsx';
import type { FormState } from '../../../ui/form/form-state.ts';
import { HoldNotes } from '../../hold-notes.tsx';
import type { AdView } from '../ad-page-view.ts';
import type { OwnersView } from './use-owners-view.ts';
import { DeleteAct } from '../../../my-ads/steps/delete-act.tsx';
import { OwnLight } from './own-light.tsx';
import { SoldTo } from '../../../my-ads/steps/sold-to.tsx';
import { PriceLink, PricePanel } from '../../../my-ads/price/edit-price.tsx';
import { usePriceEditor } from '../../../my-ads/price/use-price-editor.ts';
import styles from './owner-bar.module.css';

const OVER: readonly string[] = ['sold', 'deleted', 'rejected'];
const PRICED: readonly string[] = ['live', 'paused', 'expired'];

type OwnerBarProps = { ad: AdView; own: OwnersView; state: FormState | undefined };

/** A held ad keeps its status, but to say that it is live would be untrue. */
function describeStanding(status: AdView['status'], { holds, expiresAt }: OwnersView): string {
  if (holds.length > 0) return 'hidden';
  const until = status === 'live' && expiresAt ? ` until ${showDate(expiresAt)}` : '';
  return AD_STATUS_IN_A_SENTENCE[status] + until;
}

/** Over one's own ad: how it stands and everything that can be done about it, without going anywhere else. */
export default function OwnerBar({ ad, own, state }: OwnerBarProps) {
  const { views, saves, conversations, lowOffers } = own.figures;
  const low = describeLowOffers(lowOffers);
  const isHeld = own.holds.length > 0;
  const may = (event: AdEvent) => own.allowed.includes(event);
  return (
    <section className={styles.bar} aria-label="Your ad">
      <p>
        <strong>Your ad</strong> is {describeStanding(ad.status, own)}.
        {(isHeld || PRIVATE_STATUSES.includes(ad.status)) && ' Only you and our staff can see it.'}
      </p>
      {(own.lit || ad.reservedUntil !== null) && <OwnLight adId={ad.id} lit={own.lit} />}
      <HoldNotes holds={own.holds} />
      {state && state.intent !== 'price' && (
        <Note kind="problem" isAlert>
          {state.message}
        </Note>
      )}
      <OwnPrice ad={ad} own={own} state={state} />
      <p className={styles.figures}>
        {plural(views, 'view')} · {plural(saves, 'save')} · {plural(conversations, 'conversation')}
      </p>
      {low !== null && <p>{low}</p>}
      <div className={styles.acts}>
        {!OVER.includes(ad.status) && !ad.isPaid && (
          <ButtonLink kind="secondary" href={`/post-an-ad/check?draft=${ad.id}`}>
            Edit
          </ButtonLink>
        )}
        {may('pause') && <OwnerAct ad={ad} own={own} event="pause" text="Pause" />}
        {may('put-live') && <OwnerAct ad={ad} own={own} event="put-live" text="Put live again" />}
        {may('mark-sold') && (
          <details>
            <summary>Mark as sold</summary>
            <OwnerAct ad={ad} own={own} event="mark-sold" text="Yes, it is sold">
              <SoldTo askers={own.askers} />
              <MoneyField
                name="soldPrice"
                label={`Sold for, in ${ad.currency} (optional)`}
                currency={ad.currency}
              />
            </OwnerAct>
          </details>
        )}
        {may('delete') && (
          <DeleteAct isReserved={ad.reservedUntil !== null}>
            <OwnerAct ad={ad} own={own} event="delete" text="Delete this ad" />
          </DeleteAct>
        )}
        <a href="/seller/seller-profile">All your ads</a>
      </div>
    </section>
  );
}

/** What is on show, or was, is offered at a price that may change where it stands. */
function OwnPrice({ ad, own, state }: OwnerBarProps) {
  const editor = usePriceEditor({ ...ad, version: own.version }, state);
  if (own.holds.length > 0 || !PRICED.includes(ad.status)) return null;
  return (
    <>
      <PriceLink editor={editor} />
      <PricePanel editor={editor} action={ad.url} />
    </>
  );
}

type OwnerActProps = {
  ad: AdView;
  own: OwnersView;
  event: AdEvent;
  text: string;
  children?: React.ReactNode;
};

function OwnerAct({ ad, own, event, text, children }: OwnerActProps) {
  return (
    <Form state={undefined} intent="move" action={ad.url}>
      <input type="hidden" name="adId" value={ad.id} />
      <input type="hidden" name="version" value={own.version} />
      {children}
      <Button name="event" value={event} kind="quiet">
        {text}
      </Button>
    </Form>
  );
}
