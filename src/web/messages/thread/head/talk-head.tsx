import type { LightView } from '#market/sales/show/sale-view.ts';
import { LightChip } from '../../../sales/light/light.tsx';
import { BackIcon } from '../../../ui/icons/icons.tsx';
import { type AdInHead, AdStanding, toPriceWords } from './ad-head.tsx';
import styles from './talk-head.module.css';

type TalkHeadProps = {
  /** Who is on the other side. */
  username: string;
  /** What others said of them. */
  rating: string | null;
  light: LightView;
  ad: AdInHead;
};

/** Who one talks to, of what, and whether it is safe to cut: in sight however far one scrolls. */
export const TalkHead = ({ username, rating, light, ad }: TalkHeadProps) => (
  <header className={styles.head}>
    <a className={styles.back} href="/messages" aria-label="All messages">
      <BackIcon />
    </a>
    {ad.photo && <img src={ad.photo} alt="" width={48} height={48} />}
    <div>
      <div className={styles.line}>
        <h1>{username}</h1>
        {rating && <p className={styles.rating}>{rating}</p>}
        {/* People who hear the page have heard the light itself. Without script nothing would turn it red again. */}
        <span className={light.colour === 'green' ? 'with-script' : undefined} aria-hidden="true">
          <LightChip light={light} />
        </span>
      </div>
      <p className={styles.line}>
        <b>{toPriceWords(ad)}</b>
        {(ad.isHidden || ad.status !== 'live') && <AdStanding ad={ad} />}
        <a href={ad.url}>{ad.title}</a>
      </p>
    </div>
  </header>
);
