import { useFrameData } from '../frame/frame-data.ts';
import { HEARTS_FORM } from '../frame/hearts-form.tsx';
import { HeartIcon } from '../ui/icons.tsx';
import layout from '../ui/layout.module.css';
import styles from './save-button.module.css';

/** A heart that saves an ad or takes it off the list. It sends the form of all hearts, so it works without script and signed out. */
export function SaveButton({ adId, title, words = false }: { adId: string; title: string; words?: boolean }) {
  const isSaved = useIsSaved()(adId);
  const on = words ? 'Saved' : `Remove from saved ads: ${title}`;
  const off = words ? 'Save' : `Save: ${title}`;
  return (
    <button
      className={`${styles.save} ${words ? styles.worded : styles.heart}`}
      form={HEARTS_FORM}
      name={isSaved ? 'drop' : 'keep'}
      value={adId}
      aria-pressed={isSaved}
      data-heart
    >
      <HeartIcon />
      <span className={words ? undefined : layout.visuallyHidden} data-on={on} data-off={off}>
        {isSaved ? on : off}
      </span>
    </button>
  );
}

/** Asks whether whoever looks at the page has saved an ad. */
export function useIsSaved(): (adId: string) => boolean {
  const saved = useFrameData()?.savedIds ?? [];
  return (adId) => saved.includes(adId);
}
