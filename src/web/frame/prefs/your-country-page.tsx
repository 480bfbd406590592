import { guessHome } from '#rules/accounts/reader-home.ts';
import { CURRENCIES, type Currency, CURRENCY_NAMES } from '#rules/money.ts';
import { pathWithinSite } from '#rules/path-within-site.ts';
import { ANYWHERE } from '#rules/preferences.ts';
import { Form } from 'react-router';
import type { Route } from './+types/your-country-page.ts';
import { COUNTRY_OPTIONS } from '../../account/country-options.ts';
import { marketContext, prefsContext } from '../../request/page-context.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Options } from '../../ui/form/options.tsx';
import type { TrailHandle } from '../nav/page-trail.tsx';
import { PageHead } from '../page-head.tsx';
import styles from './your-country-page.module.css';

export const handle: TrailHandle = { trail: [{ label: 'Your country' }] };

/** What was chosen, else what the account or the browser's languages say; and the list one came from. */
export function loader({ request, context, url }: Route.LoaderArgs) {
  const { country, currency } = context.get(prefsContext);
  const home = guessHome(context.get(marketContext).viewer, request.headers.get('accept-language'));
  return {
    chosen: country ?? home?.country ?? ANYWHERE,
    currency: currency ?? home?.currency ?? '',
    next: pathWithinSite(url.searchParams.get('next')) ?? '/all-ads',
    countries: COUNTRY_OPTIONS.map(({ value, label }) => [value, label] as const),
  };
}

const toOption = (code: Currency) => [code, CURRENCY_NAMES[code]] as const;

export default function YourCountryPage({ loaderData }: Route.ComponentProps) {
  const { chosen, currency, next, countries } = loaderData;
  return (
    <div className={layout.page}>
      <PageHead title="Your country" description="Where hair should be sent to." index={false} />
      <Form className={styles.form} method="post" action="/prefs">
        <h1>Where should hair be sent to?</h1>
        <p>
          Lists then show what its seller posts to you, and every ad says what the post costs. Only your
          browser remembers your answer.
        </p>
        <input type="hidden" name="next" value={next} />
        <label>
          Country
          <select name="to" defaultValue={chosen}>
            <Options options={[[ANYWHERE, 'Anywhere: show me all ads'], ...countries]} />
          </select>
        </label>
        <label>
          Show prices in
          <select name="currency" defaultValue={currency}>
            <Options options={[['', 'The seller’s currency'], ...CURRENCIES.map(toOption)]} />
          </select>
        </label>
        <p>
          <Button>Save</Button>
        </p>
      </Form>
    </div>
  );
}
