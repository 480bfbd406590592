import { useFrameData } from '../../../frame/frame-context.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import { SaveButton } from '../../card/save-button.tsx';
import type { AdView } from '../ad-page-view.ts';
import styles from './ad-actions.module.css';

/** Beside the way to the seller: save the ad, tell somebody of it, tell us that something is wrong. */
export function AdActions({ ad, isOwn }: { ad: AdView; isOwn: boolean }) {
  const origin = useFrameData()?.site.origin ?? '';
  const link = `${origin}${ad.url}`;
  const mail = `mailto:?subject=${encodeURIComponent(ad.title)}&body=${encodeURIComponent(link)}`;
  return (
    <div className={styles.actions}>
      {!isOwn && <SaveButton adId={ad.id} title={ad.title} words />}
      <ShareButton url={link} title={ad.title} />
      <details>
        <summary>More ways to share</summary>
        <p>
          <a href={mail}>Send it by e-mail</a>, or copy its link:
        </p>
        <input readOnly aria-label="Link to this ad" value={link} />
      </details>
      {!isOwn && (
        <a href={`/report?kind=ad&id=${ad.id}`} rel="nofollow">
          Report this ad
        </a>
      )}
    </div>
  );
}
