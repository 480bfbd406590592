import { HEARTS_FORM } from '../../frame/hearts-form.tsx';
import { useHearts } from './hearts.tsx';
import styles from './save-button.module.css';

/** A heart that saves an ad or takes it off the list. Without script it sends the form of all hearts. */
export function SaveButton({ adId, title, words = false }: { adId: string; title: string; words?: boolean }) {
  const hearts = useHearts();
  const isSaved = hearts.isSaved(adId);
  return (
    <button
      className={`${styles.save} ${words ? styles.worded : styles.heart}`}
      form={HEARTS_FORM}
      name={isSaved ? 'drop' : 'keep'}
      value={adId}
      aria-pressed={isSaved}
      aria-label={words ? undefined : `${isSaved ? 'Remove from saved ads' : 'Save'}: ${title}`}
      onClick={(event) => {
        event.preventDefault();
        hearts.toggle(adId);
      }}
    >
      {words && (isSaved ? 'Saved' : 'Save')}
    </button>
  );
}
