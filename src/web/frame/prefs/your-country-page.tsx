import { guessHome } from '#rules/accounts/reader-home.ts';
import { CURRENCIES, CURRENCY_NAMES } from '#rules/money/money.ts';
import { pathWithinSite } from '#rules/path-within-site.ts';
import { ANYWHERE } from '#rules/preferences/preferences.ts';
import { Form } from 'react-router';
import type { Route } from './+types/your-country-page.ts';
import { COUNTRY_OPTIONS } from '../../account/country-options.ts';
import { marketContext, prefsContext } from '../../request/page-context.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { SelectField } from '../../ui/form/fields/choice.tsx';
import type { TrailHandle } from '../nav/page-trail.tsx';
import { PageHead } from '../head/page-head.tsx';
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
    countries: [{ value: ANYWHERE, label: 'Anywhere: show me all ads' }, ...COUNTRY_OPTIONS],
  };
}

const MONEY = [
  { value: '', label: 'The seller’s currency' },
  ...CURRENCIES.map((code) => ({ value: code, label: CURRENCY_NAMES[code] })),
];

export default function YourCountryPage({ loaderData }: Route.ComponentProps) {
  const { chosen, currency, next, countries } = loaderData;
  return (
    <div className={layout.page}>
      <PageHead title="Your country" description="Where hair should be sent to." index={false} />
      <Form className={styles.form} method="post" action="/prefs">
        <h1>Where should hair be sent to?</h1>
        <p>
          We then show you hair whose seller posts to you, and each ad says what posting costs, where its
          seller told us. Your answer stays in this browser.
        </p>
        <input type="hidden" name="next" value={next} />
        <SelectField name="to" label="Country" options={countries} chosen={chosen} />
        <SelectField name="currency" label="Show prices in" options={MONEY} chosen={currency} />
        <p>
          <Button>Save</Button>
        </p>
      </Form>
    </div>
  );
}
