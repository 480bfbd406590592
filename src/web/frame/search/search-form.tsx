import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { addSearch } from './last-searches.ts';
import styles from './search-form.module.css';

type SearchFormProps = {
  id: string;
  label?: string;
  button?: string;
  words?: string | undefined;
  /** What else its box does. */
  box?: ComponentProps<'input'>;
};

/** A plain form that asks /all-ads for words. */
export function SearchForm({ id, label = 'Search ads', button = 'Search', words, box }: SearchFormProps) {
  return (
    <search className={styles.search} aria-label={label}>
      <Form
        className={styles.form}
        action="/all-ads"
        onSubmit={({ currentTarget }) => {
          const asked = new FormData(currentTarget).get('q');
          if (typeof asked === 'string') addSearch(asked);
        }}
      >
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
          {...box}
        />
        <Button>{button}</Button>
      </Form>
    </search>
  );
}
