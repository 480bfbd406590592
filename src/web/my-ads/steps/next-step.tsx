import type { AdEvent, AdStatus } from '#rules/ads/state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AdStepForm, type StepSender } from './ad-step-form.tsx';
import type { MyAd } from '../my-ad-data.ts';
import styles from '../my-ad.module.css';

export type ActsProps = {
  ad: MyAd;
  sender: StepSender;
  /** Until the answer is there nobody knows what may be done next. */
  isBusy: boolean;
};

/** What an ad waits for that is not on show: one step, in sight. */
export function NextStep({ ad, sender, isBusy }: ActsProps) {
  const may = (event: AdEvent) => ad.allowed.includes(event);
  const words = WAITS[ad.status];
  if (words === undefined && !may('put-live') && !may('undo-delete') && ad.toRate.length === 0) return null;
  return (
    <div className={styles.next} inert={isBusy}>
      <span>{words}</span>
      {may('undo-delete') && (
        <AdStepForm ad={ad} sender={sender} event="undo-delete" text="Undo delete" kind="secondary" />
      )}
      {may('put-live') && (
        <AdStepForm
          ad={ad}
          sender={sender}
          event="put-live"
          text={ad.status === 'expired' ? 'Relist' : 'Put live'}
          kind="secondary"
        />
      )}
      {ad.toRate.map(({ saleId, username }) => (
        <ButtonLink key={saleId} href={`/ratings/${saleId}`} kind="secondary">
          Rate {username}
        </ButtonLink>
      ))}
      {(ad.status === 'draft' || ad.status === 'changes_requested') && <EditLink ad={ad} kind="primary" />}
    </div>
  );
}

const WAITS: Partial<Record<AdStatus, string>> = {
  draft: 'Not posted yet.',
  pending_review: 'Our staff look at it first.',
  changes_requested: 'Our staff ask for a change.',
  paused: 'Nobody sees it now.',
  expired: 'Nobody sees it now.',
  deleted: 'It is gone from the site.',
};

export function EditLink({ ad, kind }: { ad: MyAd; kind: 'primary' | 'secondary' }) {
  const text = ad.status === 'draft' ? 'Continue' : 'Edit';
  return (
    <ButtonLink
      href={`/post-an-ad/check?draft=${ad.id}`}
      kind={kind}
      aria-label={`${text}: ${ad.title ?? 'draft'}`}
    >
      {text}
    </ButtonLink>
  );
}
