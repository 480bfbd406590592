import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import styles from './search-form.module.css';

type SearchFormProps = { id: string; label?: string; button?: string; words?: string | undefined };

/** A plain form that asks /all-ads for words. */
export function SearchForm({ id, label = 'Search ads', button = 'Search', words }: SearchFormProps) {
  return (
    <search className={styles.search} aria-label={label}>
      <form className={styles.form} action="/all-ads" method="get">
        <label className={layout.visuallyHidden} htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={words}
          placeholder="Try “black 28 inch”"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
        <Button>{button}</Button>
      </form>
    </search>
  );
}
