import { useFetcher } from 'react-router';
import type { SavedSearchView } from '#market/searches/saved-search-view.ts';
import { ALERT_LABELS, ALERT_PACES } from '#rules/search/saved/alert-paces.ts';
import { Button } from '../ui/button.tsx';
import { asRefused, type FormState } from '../ui/form/form-state.ts';
import { Form } from '../ui/form/form.tsx';
import { Options } from '../ui/form/fields/options.tsx';
import { useInTurn } from '../ui/hooks/use-in-turn.ts';
import styles from './saved-searches-page.module.css';

type SavedSearchProps = { search: SavedSearchView; state: FormState | undefined };

/** A saved search, changed where it stands: its name when one leaves it, its pace when one chooses it. */
export function SavedSearch({ search, state }: SavedSearchProps) {
  const { id, name, url, alert } = search;
  const fetcher = useFetcher();
  const send = useInTurn(fetcher);
  // Not by the form itself, which is sent once and waits: of two quick changes both count.
  const save = ({ form }: { form: HTMLFormElement | null }) =>
    form && send(new FormData(form), { method: 'post', action: '/saved-searches' });
  const answered = asRefused(fetcher.data as FormState | null | undefined);
  return (
    <li>
      <div>
        <a href={url}>{name}</a>
        <Form state={answered ?? state} intent="edit" action="/saved-searches" fetcher={fetcher}>
          <input type="hidden" name="id" value={id} />
          <div className={styles.change}>
            <label className={styles.field}>
              Name
              <input
                key={name}
                name="name"
                defaultValue={name}
                maxLength={100}
                onBlur={({ target }) => target.value.trim() !== name && save(target)}
              />
            </label>
            <label className={styles.field}>
              Tell me about new ads
              <select key={alert} name="alert" defaultValue={alert} onChange={({ target }) => save(target)}>
                <Options options={ALERT_PACES.map((pace) => [pace, ALERT_LABELS[pace]])} />
              </select>
            </label>
            <span className="without-script">
              <Button kind="quiet">Save</Button>
            </span>
          </div>
        </Form>
      </div>
      <Form state={state} intent="delete" action="/saved-searches" aria-label={`Delete ${name}`}>
        <input type="hidden" name="id" value={id} />
        <Button kind="quiet">Delete</Button>
      </Form>
    </li>
  );
}
