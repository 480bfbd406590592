import { type RefObject, useRef } from 'react';
import type { BannerText } from '#rules/banner-texts.ts';
import { BackIcon, CloseIcon, ForwardIcon, PauseIcon, PlayIcon, ScissorsPauseIcon } from '../../ui/icons.tsx';
import type { FrameData } from '../frame-context.ts';
import { useTurning } from './use-turning.ts';
import styles from './top-banner.module.css';

/** The rule of the house and a few more, in turn, above everything. Without script the first one stands. */
export function TopBanner({ banner: texts, here }: Pick<FrameData, 'banner'> & { here: string }) {
  const area = useRef<HTMLElement>(null);
  if (texts.length === 0) return null;
  return (
    <section ref={area} className={styles.banner} aria-label="Safety notice">
      <Notices texts={texts} area={area} />
      <CloseForm here={here} />
    </section>
  );
}

function Message({ message: { text, link }, isShown }: { message: BannerText; isShown: boolean }) {
  return (
    <p className={`${styles.message} ${isShown ? styles.current : ''}`}>
      <ScissorsPauseIcon />
      <span>
        <strong>{text}</strong> {link && <a href={link.url}>{link.label}</a>}
      </span>
    </p>
  );
}

function MoreNotices({ texts }: { texts: readonly BannerText[] }) {
  if (texts.length === 0) return null;
  return (
    <noscript>
      <details className={styles.more}>
        <summary>{texts.length} more notices</summary>
        {texts.map(({ text, link }) => (
          <p key={text}>
            {text} {link && <a href={link.url}>{link.label}</a>}
          </p>
        ))}
      </details>
    </noscript>
  );
}

function CloseForm({ here }: { here: string }) {
  return (
    <form method="post" action="/prefs">
      <input type="hidden" name="next" value={here} />
      <button
        className={styles.close}
        name="close-banner"
        value="yes"
        aria-label="Close the notices for 7 days"
      >
        <CloseIcon />
      </button>
    </form>
  );
}

function Notices({ texts, area }: { texts: readonly BannerText[]; area: RefObject<HTMLElement | null> }) {
  const { place, isPaused, isSaid, step, togglePause } = useTurning(texts.length, area);
  return (
    <>
      <button
        type="button"
        className={`${styles.step} ${styles.previous}`}
        aria-label="Previous notice"
        onClick={() => step(-1)}
      >
        <BackIcon />
      </button>
      <div className={styles.messages} aria-live={isSaid ? 'polite' : 'off'}>
        {texts.map((message, each) => (
          <Message key={message.text} message={message} isShown={each === place} />
        ))}
        <MoreNotices texts={texts.slice(1)} />
      </div>
      <button type="button" className={styles.step} aria-label="Next notice" onClick={() => step(1)}>
        <ForwardIcon />
      </button>
      <button
        type="button"
        className={styles.pause}
        aria-label="Pause the notices"
        aria-pressed={isPaused}
        onClick={togglePause}
      >
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </button>
    </>
  );
}
