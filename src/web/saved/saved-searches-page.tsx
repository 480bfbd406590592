import { data, redirect } from 'react-router';
import { ALERT_LABELS, ALERT_PACES } from '#rules/search/saved/alert-paces.ts';
import {
  DeleteSearch,
  EditSearch,
  SaveSearch,
  searchInQuery,
} from '#rules/search/saved/saved-search-schema.ts';
import { searchLink } from '#rules/search/search-link.ts';
import type { Route } from './+types/saved-searches-page.ts';
import { appliedFilters } from '../ads/find/applied-filters.ts';
import pageStyles from '../ads/show/ad-page.module.css';
import { readListing } from '../ads/find/read-listing.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { byIntent } from '../request/by-intent.ts';
import { isToStay } from '../request/form-fields.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { submit } from '../request/submit.ts';
import { Button } from '../ui/button.tsx';
import { Options } from '../ui/form/fields/options.tsx';
import { Form } from '../ui/form/form.tsx';
import { asRefused } from '../ui/form/form-state.ts';
import { SavedSearch } from './saved-search.tsx';
import styles from './saved-searches-page.module.css';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Saved searches' }] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const market = requireSignIn({ url, context });
  const asked = url.searchParams.get('search');
  return data({ searches: await orRefusedPage(market.searches.list()), fresh: asked && freshSearch(asked) });
}

export async function action(args: Route.ActionArgs) {
  requireSignIn(args);
  const sent = await byIntent(args, {
    save: (posted) =>
      submit({ ...posted, schema: SaveSearch, order: ({ searches }, search) => searches.save(search) }),
    edit: (posted) =>
      submit({
        ...posted,
        schema: EditSearch,
        order: async ({ searches }, change) => ({
          ...(await searches.edit(change)),
          stays: posted.form !== undefined && isToStay(posted.form),
        }),
      }),
    delete: (posted) =>
      submit({ ...posted, schema: DeleteSearch, order: ({ searches }, which) => searches.delete(which) }),
  });
  if (!sent.isDone) return sent.back;
  if (sent.answer && 'stays' in sent.answer && sent.answer.stays) return null;
  return redirect('/saved-searches', 303);
}

/** A change that could not be sent says so beside its search. */
export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** The search of the address as it will be saved, with a name made of its filters. */
function freshSearch(asked: string) {
  const search = searchLink(searchInQuery(asked)).slice(1);
  const filters = appliedFilters(readListing('/all-ads', new URLSearchParams(search)).listing);
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
  const state = asRefused(actionData);
  return (
    <div className={pageStyles.page}>
      <PageHead title="Saved searches" description="Searches that e-mail you." index={false} />
      <h1>Saved searches</h1>
      <p className={styles.intro}>
        A saved search keeps looking for you: when new hair matches, we e-mail you as often as you choose.
      </p>
      {fresh && (
        <div className={styles.fresh}>
          <Form state={state} intent="save" action="/saved-searches">
            <input type="hidden" name="search" value={fresh.search} />
            <label className={styles.field}>
              Name
              <input name="name" defaultValue={fresh.name} maxLength={100} />
            </label>
            <label className={styles.field}>
              Tell me about new ads
              <select name="alert" defaultValue="daily">
                <Options options={ALERT_PACES.map((pace) => [pace, ALERT_LABELS[pace]])} />
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
        {searches.map((search) => (
          <SavedSearch
            key={search.id}
            search={search}
            state={state?.typed['id']?.[0] === search.id ? state : undefined}
          />
        ))}
      </ul>
    </div>
  );
}
