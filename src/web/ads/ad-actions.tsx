import type { AdDetails } from '#rules/ad-views.ts';
import { useFrameData } from '../frame/frame-data.ts';
import { SaveButton } from './save-button.tsx';
import styles from './ad-actions.module.css';

/** Beside the way to the seller: keep the ad, tell somebody of it, tell us that something is wrong. */
export function AdActions({ ad }: { ad: AdDetails }) {
  const origin = useFrameData()?.site.origin ?? '';
  const share = `mailto:?${new URLSearchParams({ subject: ad.title, body: `${origin}${ad.url}` })
    .toString()
    .replaceAll('+', '%20')}`;
  return (
    <div className={styles.actions}>
      <SaveButton adId={ad.id} title={ad.title} words />
      <a href={share}>Share by e-mail</a>
      <details>
        <summary>Link to this ad</summary>
        <input readOnly aria-label="Link to this ad" value={`${origin}${ad.url}`} />
      </details>
    </div>
  );
}
