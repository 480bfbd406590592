import type { BannerText } from '#rules/banner-texts.ts';
import { BackIcon, CloseIcon, ForwardIcon, PauseIcon, PlayIcon, ScissorsPauseIcon } from '../../ui/icons.tsx';
import { Once } from '../once.tsx';
import type { FrameData } from '../frame-data.ts';
import styles from './top-banner.module.css';

/** The rule of the house and a few more, in turn, above everything. Without script the first one stands. */
export function TopBanner({ banner: texts, here }: Pick<FrameData, 'banner' | 'here'>) {
  if (texts.length === 0) return null;
  return (
    <section className={styles.banner} aria-label="Safety notice" data-banner="">
      <Once of={`banner ${JSON.stringify(texts)}`}>
        <Notices texts={texts} />
      </Once>
      <CloseForm here={here} />
    </section>
  );
}

function Message({ message: { text, link }, isFirst }: { message: BannerText; isFirst: boolean }) {
  return (
    <p className={styles.message} data-message="" data-current={isFirst ? '' : undefined}>
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

function Notices({ texts }: { texts: readonly BannerText[] }) {
  return (
    <>
      <button type="button" className={styles.step} aria-label="Previous notice" data-previous="">
        <BackIcon />
      </button>
      <div className={styles.messages} aria-live="off" data-messages="">
        {texts.map((message, place) => (
          <Message key={message.text} message={message} isFirst={place === 0} />
        ))}
        <MoreNotices texts={texts.slice(1)} />
      </div>
      <button type="button" className={styles.step} aria-label="Next notice" data-next="">
        <ForwardIcon />
      </button>
      <button
        type="button"
        className={styles.pause}
        aria-label="Pause the notices"
        aria-pressed="false"
        data-pause=""
      >
        <PauseIcon />
        <PlayIcon />
      </button>
    </>
  );
}
