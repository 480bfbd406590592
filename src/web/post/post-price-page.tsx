import type { Route } from './+types/post-price-page.ts';
import { COUNTRY_OPTIONS } from '../account/country-options.ts';
import { suggestCurrency } from '#rules/countries/country-currency.ts';
import { guessHome } from '#rules/accounts/reader-home.ts';
import { CURRENCIES, CURRENCY_NAMES, formatMoney, MINOR_UNITS } from '#rules/money.ts';
import { marketContext } from '../request/page-context.ts';
import { OfferFields } from './fields/offer-fields.tsx';
import { PaymentWaysField } from './fields/payment-ways-field.tsx';
import { PriceGuide } from './fields/price-guide.tsx';
import { readPrice } from './save/read-step.ts';
import { saveStep } from './save/save-step.ts';
import { loadDraft, loadTyped, stepPath } from './steps.ts';
import { StepForm } from './step-form.tsx';
import { StepFrame } from './step-frame.tsx';
import { AskedAgain } from '../ui/form/asked-again.tsx';
import { Button } from '../ui/button.tsx';
import { Choices, SelectField } from '../ui/form/choice.tsx';
import { Field } from '../ui/form/field.tsx';
import { MoneyField } from '../ui/form/money-field.tsx';
import styles from './step-frame.module.css';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ad = await loadDraft(context, url);
  const { myAds, viewer } = context.get(marketContext);
  const before = (await myAds.list({ limit: 10 })).items.find(({ id }) => id !== ad.id);
  const last = ad.country === null && before ? (await myAds.show(before.id)).ad : ad;
  const home = guessHome(viewer, request.headers.get('accept-language'));
  const place = { country: last.country ?? home?.country, town: last.town ?? '' };
  const currency = ad.currency ?? (place.country === undefined ? 'USD' : suggestCurrency(place.country));
  const guide = (await myAds.guidePrice(ad.id, currency)) ?? null;
  return { ad, place, currency, guide, typed: await loadTyped(context, url) };
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
  saveStep({ request, url, context, read: readPrice, next: (ad) => stepPath('check', ad.id) });

const SHIPPING = [
  { value: 'own-country', label: 'Within my country' },
  { value: 'worldwide', label: 'Worldwide' },
];

export default function PostPricePage({ loaderData, actionData }: Route.ComponentProps) {
  const { ad, place, currency, guide, typed } = loaderData;
  const currencies = CURRENCIES.map((code) => ({ value: code, label: CURRENCY_NAMES[code] }));
  const state = actionData ?? typed;
  const chosen = CURRENCIES.find((code) => code === state?.typed['currency']?.[0]) ?? currency;
  const price = ad.price === null ? '' : String(ad.price / MINOR_UNITS);
  return (
    <StepFrame
      step="price"
      draft={ad.id}
      isPosted={ad.publishedAt !== null}
      hasProblems={actionData !== undefined}
    >
      <StepForm ad={ad} step="price" state={state}>
        {guide && <PriceGuide guide={guide} />}
        <div className={styles.two}>
          <MoneyField
            name="price"
            label="Price"
            hint={
              guide?.asking
                ? `Hair like this is offered at about ${formatMoney({ amount: guide.asking * MINOR_UNITS, currency })}`
                : 'Like 420 or 1,200.50'
            }
            defaultValue={price}
            currency={chosen}
          />
          <SelectField name="currency" label="Currency" options={currencies} chosen={currency} />
        </div>
        <AskedAgain name="priceConfirmed">Yes, this is my price</AskedAgain>
        <OfferFields ad={ad} currency={chosen} />
        <div className={styles.two}>
          <SelectField name="country" label="Country" options={COUNTRY_OPTIONS} chosen={place.country} />
          <Field
            name="town"
            label="Town"
            hint="The town only: no street, no postcode"
            defaultValue={place.town}
            autoComplete="address-level2"
          />
        </div>
        <Choices
          name="shipsTo"
          label="I post to"
          hint="Raw hair may not leave India for less than 65 US dollars a kilogram."
          options={SHIPPING}
          chosen={typeof ad.shipsTo === 'string' ? ad.shipsTo : 'own-country'}
        />
        <PaymentWaysField ad={ad} />
        <Button>Save and continue</Button>
      </StepForm>
    </StepFrame>
  );
}
