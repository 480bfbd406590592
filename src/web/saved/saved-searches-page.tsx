import { data, redirect } from 'react-router';
import { z } from 'zod';
import {
  ALERT_LABELS,
  ALERT_PACES,
  DeleteSearch,
  SaveSearch,
  searchInQuery,
} from '#rules/search/saved-search.ts';
import { searchLink } from '#rules/search/search-link.ts';
import type { Route } from './+types/saved-searches-page.ts';
import { appliedFilters } from '../ads/find/applied-filters.ts';
import pageStyles from '../ads/show/ad-page.module.css';
import { readListing } from '../ads/find/listing.ts';
import { signedInOrLogin } from '../request/signed-in-or-login.ts';
import { PageHead } from '../frame/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { submit } from '../request/submit.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import styles from './saved-searches-page.module.css';

/** Either a search to save, or one to delete. */
const Wish = z.union([DeleteSearch, SaveSearch]);

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const market = signedInOrLogin(request, context);
  const asked = url.searchParams.get('search');
  return data({ searches: await orRefusedPage(market.searches.list()), fresh: asked && freshSearch(asked) });
}

export async function action({ request, context }: Route.ActionArgs) {
  signedInOrLogin(request, context);
  const sent = await submit({
    request,
    context,
    schema: Wish,
    order: async ({ searches }, wish) => {
      await ('id' in wish ? searches.delete(wish) : searches.save(wish));
    },
  });
  return sent.isDone ? redirect('/saved-searches', 303) : sent.back;
}

/** The search of the address as it will be saved, with a name made of its filters. */
function freshSearch(asked: string) {
  const search = searchLink(searchInQuery(asked)).slice(1);
  const filters = appliedFilters(readListing('/all-ads', new URLSearchParams(search)));
  return {
    search,
    name:
      filters
        .map(({ label }) => label)
        .join(', ')
        .slice(0, 100) || 'All ads',
  };
}

export default function SavedSearchesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { searches, fresh } = loaderData;
  return (
    <div className={pageStyles.page}>
      <PageHead title="Saved searches" description="Searches that e-mail you." index={false} />
      <h1>Saved searches</h1>
      <p className={styles.intro}>
        A saved search keeps looking for you: when new hair matches, we e-mail you as often as you choose.
      </p>
      {fresh && (
        <div className={styles.fresh}>
          <Form state={actionData} action="/saved-searches">
            <input type="hidden" name="search" value={fresh.search} />
            <label className={styles.field}>
              Name
              <input name="name" defaultValue={fresh.name} maxLength={100} />
            </label>
            <label className={styles.field}>
              Tell me about new ads
              <select name="alert" defaultValue="daily">
                {ALERT_PACES.map((pace) => (
                  <option key={pace} value={pace}>
                    {ALERT_LABELS[pace]}
                  </option>
                ))}
              </select>
            </label>
            <p>
              <Button>Save this search</Button>
            </p>
          </Form>
        </div>
      )}
      {searches.length === 0 && !fresh && (
        <p className={styles.none}>
          None yet. Filter <a href="/all-ads">a list</a>, then choose ‘Save this search’.
        </p>
      )}
      <ul className={styles.searches}>
        {searches.map(({ id, name, url, alert }) => (
          <li key={id}>
            <div>
              <a href={url}>{name}</a> <span>{ALERT_LABELS[alert]}</span>
            </div>
            <Form state={undefined} action="/saved-searches" aria-label={`Delete ${name}`}>
              <input type="hidden" name="id" value={id} />
              <Button kind="quiet">Delete</Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
