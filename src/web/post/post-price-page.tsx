import type { Route } from './+types/post-price-page.ts';
import { COUNTRY_OPTIONS } from '../account/country-options.ts';
import { suggestCurrency } from '#rules/countries/country-currency.ts';
import { guessHome } from '#rules/accounts/reader-home.ts';
import { marketContext } from '../request/page-context.ts';
import { PaymentWaysField } from './price/payment-ways-field.tsx';
import { PostageFields } from './price/postage-fields.tsx';
import { PriceFields } from './price/price-fields.tsx';
import { readPrice } from './fields/step-fields.ts';
import { saveStep } from './save/save-step.ts';
import { loadDraft, loadTyped } from './draft/load-draft.ts';
import { SaveStepButton } from './step/save-step-button.tsx';
import { stepAfter } from './check/back-to-check.ts';
import { StepForm } from './step/step-form.tsx';
import { StepFrame } from './step/step-frame.tsx';
import { sendOrStay } from '../request/send-or-stay.ts';
import { Choices, SelectField } from '../ui/form/fields/choice.tsx';
import { Field } from '../ui/form/fields/field.tsx';
import styles from './step/step-frame.module.css';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = {
  trail: [{ label: 'Post an ad', url: '/post-an-ad' }, { label: 'Your ad' }],
};

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ad = await loadDraft(context, url);
  const { myAds, viewer } = context.get(marketContext);
  const before = (await myAds.list({ limit: 10 })).items.find(({ id }) => id !== ad.id);
  const last = ad.country === null && before ? (await myAds.show(before.id)).ad : ad;
  const home = guessHome(viewer, request.headers.get('accept-language'));
  const place = { country: last.country ?? home?.country, town: last.town ?? '' };
  const currency = ad.currency ?? (place.country === undefined ? 'USD' : suggestCurrency(place.country));
  const grounds = (await myAds.guidePrice(ad.id)) ?? null;
  return { ad, place, currency, grounds, typed: await loadTyped(context, url) };
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
  saveStep({
    request,
    url,
    context,
    read: readPrice,
    next: (ad) => stepAfter(url.searchParams, ad.id, 'check'),
  });

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

const SHIPPING = [
  { value: 'own-country', label: 'Within my country' },
  { value: 'worldwide', label: 'Worldwide' },
];

export default function PostPricePage({ loaderData, actionData }: Route.ComponentProps) {
  const { ad, place, currency, grounds, typed } = loaderData;
  const state = actionData ?? typed;
  return (
    <StepFrame
      step="price"
      draft={ad.id}
      isPosted={ad.publishedAt !== null}
      hasProblems={actionData !== undefined}
    >
      <StepForm key={ad.id} ad={ad} step="price" state={state}>
        <PriceFields ad={ad} usual={currency} grounds={grounds} />
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
        <PostageFields ad={ad} usual={currency} />
        <PaymentWaysField ad={ad} />
        <SaveStepButton />
      </StepForm>
    </StepFrame>
  );
}
