import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useFrameData } from '../../../frame/frame-context.ts';
import { isPlainClick } from '../../../ui/browser/is-plain-click.ts';
import { makeIcon } from '../../../ui/icons/make-icon.tsx';
import { BackIcon } from '../../../ui/icons/icons.tsx';
import { share } from '../../../ui/share-button.tsx';
import { adCrumbs } from '../../describe-ad.ts';
import type { AdView } from '../ad-page-view.ts';
import styles from './photo-tools.module.css';

const ShareIcon = makeIcon(
  'Share',
  <path d="M17.5 7.9a2.4 2.4 0 1 1 0-4.8 2.4 2.4 0 0 1 0 4.8Zm-11 6.5a2.4 2.4 0 1 1 0-4.8 2.4 2.4 0 0 1 0 4.8Zm11 6.5a2.4 2.4 0 1 1 0-4.8 2.4 2.4 0 0 1 0 4.8ZM8.7 10.8l6.6-3.9m-6.6 6.3 6.6 3.9" />,
);

/** On a phone, on the photo: the way back to where one came from, and to tell somebody. */
export function PhotoTools({ ad }: { ad: AdView }) {
  const navigate = useNavigate();
  const origin = useFrameData()?.site.origin ?? '';
  const list = adCrumbs(ad).at(-2)?.url;
  const goBack = (event: MouseEvent) => {
    // Opened by its address there is nothing to go back to.
    if (!isPlainClick(event) || !hasPageBefore()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <>
      <a className={`${styles.tool} ${styles.back}`} href={list} aria-label="Back" onClick={goBack}>
        <BackIcon />
      </a>
      <span className="with-script">
        <button
          type="button"
          className={`${styles.tool} ${styles.share}`}
          aria-label="Share this ad"
          onClick={() => void share({ url: origin + ad.url, title: ad.title })}
        >
          <ShareIcon />
        </button>
      </span>
    </>
  );
}

/** As the router notes it. */
const hasPageBefore = (): boolean => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
