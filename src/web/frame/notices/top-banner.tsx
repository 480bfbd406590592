import { type RefObject, useRef } from 'react';
import { type BannerText, isWhereHairIsCut } from '#rules/banner/banner-texts.ts';
import {
  BackIcon,
  ChevronIcon,
  CloseIcon,
  ForwardIcon,
  PauseIcon,
  PlayIcon,
  ScissorsPauseIcon,
} from '../../ui/icons/icons.tsx';
import { useFold } from './use-fold.ts';
import type { FrameData } from '../frame-context.ts';
import { useTurning } from './use-turning.ts';
import styles from './top-banner.module.css';

type TopBannerProps = Pick<FrameData, 'banner' | 'isBannerClosed' | 'isBannerFolded'> & { here: string };

/**
 * The rule of the house and a few more, in turn, above everything; without script the first one stands. Once read a few
 * times it is one line on a phone. Closed, only its first sentence is left, and only where hair may be cut.
 */
export function TopBanner({ banner, isBannerClosed, isBannerFolded, here }: TopBannerProps) {
  const area = useRef<HTMLElement>(null);
  const { isFolded, unfold } = useFold(isBannerFolded || isBannerClosed);
  const [rule] = banner;
  if (!rule || (isBannerClosed && !isWhereHairIsCut(here.replace(/\?.*/, '')))) return null;
  return (
    <section
      ref={area}
      className={isFolded ? `${styles.banner} ${styles.folded}` : styles.banner}
      aria-label="Safety notice"
    >
      <Notices texts={isBannerClosed ? [rule] : banner} area={area} />
      {!isBannerClosed && <CloseForm here={here} />}
      {isFolded && <UnfoldForm here={here} rule={rule.text} unfold={unfold} />}
    </section>
  );
}

/** All of one line, which a tap opens again. */
function UnfoldForm({ here, rule, unfold }: { here: string; rule: string; unfold: () => void }) {
  return (
    <form
      className={styles.unfold}
      method="post"
      action="/prefs"
      onSubmit={(event) => {
        event.preventDefault();
        unfold();
      }}
    >
      <input type="hidden" name="next" value={here} />
      <button name="open-banner" value="yes">
        <span>{rule}</span>
        <ChevronIcon />
      </button>
    </form>
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
  const [only] = texts;
  if (only && texts.length === 1) return <Message message={only} isShown />;
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
