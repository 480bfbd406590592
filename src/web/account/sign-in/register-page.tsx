import { data, redirect } from 'react-router';
import { CreateUser } from '#rules/accounts/account-schema.ts';
import { TERMS_VERSION } from '#rules/accounts/account-rules.ts';
import { guessHome } from '#rules/accounts/reader-home.ts';
import { suggestName } from '#rules/accounts/suggest-name.ts';
import { COUNTRY_OPTIONS } from '../country-options.ts';
import type { Route } from './+types/register-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import styles from '../account-page.module.css';
import { toOneTick } from './one-tick.ts';
import { BuyerKindField } from '../settings/profile-form.tsx';
import { keepWanted } from '../../request/wanted-path.ts';
import { NewPasswordField } from '../password-field.tsx';
import { PageHead } from '../../frame/head/page-head.tsx';
import { readTexts } from '../../request/form-fields.ts';
import { submit } from '../../request/submit.ts';
import { Button } from '../../ui/button.tsx';
import { Choices, SelectField, Tick } from '../../ui/form/fields/choice.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Register' }] };

const KINDS = [
  { value: '1', label: 'I want to buy', about: 'Free: 5 new conversations a day' },
  { value: '2', label: 'I want to sell', about: 'Free: one ad at a time' },
];

/** What most people would answer anyway: whoever came to sell sells, and is at home where their browser is. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const sells = url.searchParams.get('next')?.startsWith('/post-an-ad') ?? false;
  const chance = crypto.getRandomValues(new Uint32Array(2));
  const offered = {
    kind: sells ? '2' : null,
    country: guessHome(null, request.headers.get('accept-language'))?.country ?? null,
    name: suggestName(chance),
  };
  return data(offered, { headers: await keepWanted(url) });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const sent = await submit({
    request,
    url,
    context,
    schema: CreateUser,
    read: readRegistration,
    order: async (market, form) => {
      await market.accounts.create(form);
      return form.email;
    },
  });
  if (!sent.isDone) return toOneTick(sent.back);
  throw redirect(`/verify?email=${encodeURIComponent(sent.answer)}`);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function RegisterPage({ loaderData: offered, actionData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <PageHead
        title="Register"
        description="Open a free account to buy or sell real human hair."
        path="/register"
      />
      <h1>Open an account</h1>
      <Form state={actionData}>
        <Choices
          name="accountType"
          label="What brings you here?"
          options={KINDS}
          chosen={offered.kind ?? undefined}
        />
        <Field
          name="username"
          label="Display name"
          autoComplete="nickname"
          required
          defaultValue={offered.name}
          hint="Our suggestion, or another of 3 to 30 letters, digits, _ or -. It need not be your real name."
        />
        <Field name="email" label="E-mail" type="email" autoComplete="email" required />
        <NewPasswordField />
        <SelectField
          name="country"
          label="Country"
          options={COUNTRY_OPTIONS}
          chosen={offered.country ?? undefined}
        />
        <details className={styles.more}>
          <summary>Do you buy for a business?</summary>
          <BuyerKindField />
          <Field name="businessName" label="Business name, if you have one" autoComplete="organization" />
        </details>
        <Tick name="agreed" value={TERMS_VERSION}>
          I am 18 or over. I have read and accept the <a href="/terms">terms</a> and the{' '}
          <a href="/privacy">privacy notice</a>.
        </Tick>
        <Button>Open my account</Button>
      </Form>
      <p>
        Already have an account? <a href="/login">Log in</a>
      </p>
    </div>
  );
}

function readRegistration(form: FormData) {
  const texts = readTexts(form);
  const { kind, agreed, ...others } = texts;
  return {
    ...others,
    ...(agreed === undefined ? {} : { termsVersion: agreed }),
    // Sellers may have opened that part of the form and closed it again.
    ...(texts['accountType'] === '1' ? { kind } : {}),
    accountType: Number(texts['accountType']) || undefined,
    adult: agreed !== undefined || texts['adult'] === 'yes' || undefined,
  };
}
