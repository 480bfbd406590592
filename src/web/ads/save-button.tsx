import { useFrameData } from '../frame/frame-data.ts';
import { HeartIcon } from '../ui/icons.tsx';
import layout from '../ui/layout.module.css';
import styles from './save-button.module.css';

/** A heart that saves an ad or takes it off the list: a form, so that it works without script and signed out. */
export function SaveButton({ adId, title, words = false }: { adId: string; title: string; words?: boolean }) {
  const frame = useFrameData();
  const isSaved = frame?.savedIds.includes(adId) ?? false;
  const on = words ? 'Saved' : `Take off your saved ads: ${title}`;
  const off = words ? 'Save' : `Save: ${title}`;
  return (
    <form className={words ? styles.worded : styles.heart} action="/saved" method="post" data-heart>
      {frame?.formToken && <input type="hidden" name="token" value={frame.formToken} />}
      <input type="hidden" name="adId" value={adId} />
      <input type="hidden" name="saved" value={isSaved ? '0' : '1'} />
      <input type="hidden" name="back" value={frame?.here ?? '/'} />
      <button aria-pressed={isSaved}>
        <HeartIcon />
        <span className={words ? undefined : layout.visuallyHidden} data-on={on} data-off={off}>
          {isSaved ? on : off}
        </span>
      </button>
    </form>
  );
}
