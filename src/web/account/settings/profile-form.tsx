import { ACCOUNT_TYPE, BUYER_KINDS } from '#rules/accounts/account.ts';
import type { Profile } from '#market/accounts/account-view.ts';
import { COUNTRY_OPTIONS } from '../country-options.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/fields/choice.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';

const KIND_LABELS = {
  'wig-maker': 'Wig maker',
  salon: 'Salon',
  'extension-maker': 'Extension maker',
  artist: 'Artist',
  private: 'Private person',
};

export const BuyerKindField = ({ chosen = '' }: { chosen?: string }) => (
  <SelectField
    name="kind"
    label="What kind of buyer are you?"
    options={[
      { value: '', label: 'I would rather not say' },
      ...BUYER_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
    ]}
    chosen={chosen}
  />
);

/** What the settings show of one's own account. */
type OwnProfile = Omit<Profile, 'user_id' | 'memberSince' | 'role' | 'traderDetails'> & { isStaff: boolean };

export const toOwnProfile = (profile: Profile): OwnProfile => ({
  username: profile.username,
  email: profile.email,
  accountType: profile.accountType,
  country: profile.country,
  kind: profile.kind,
  businessName: profile.businessName,
  isStaff: profile.role !== 'enduser',
});

type ProfileFormProps = { profile: OwnProfile; state: FormState | undefined; path: string };

/** What somebody says about themselves. */
export function ProfileForm({ profile, state, path }: ProfileFormProps) {
  return (
    <Form state={state} intent="profile" action={path}>
      <Field
        name="username"
        label="Display name"
        autoComplete="nickname"
        defaultValue={profile.username}
        required
      />
      <SelectField name="country" label="Country" options={COUNTRY_OPTIONS} chosen={profile.country} />
      {(profile.accountType === ACCOUNT_TYPE.buyer || profile.kind) && (
        <BuyerKindField chosen={profile.kind ?? ''} />
      )}
      <Field
        name="businessName"
        label="Business name, if you have one"
        autoComplete="organization"
        defaultValue={profile.businessName ?? ''}
      />
      {profile.accountType === ACCOUNT_TYPE.seller && (
        <p>
          Do you sell as a business? <a href="/trade#details">Enter your trader details</a>
        </p>
      )}
      <Button>Save</Button>
    </Form>
  );
}
