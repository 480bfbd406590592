import type { KnownTrader, OwnCheck } from '#market/certified/check-view.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextField } from '../ui/form/fields/field.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { Form } from '../ui/form/form.tsx';

type CheckFormProps = { check: OwnCheck | null; trader: KnownTrader | null; state: FormState | undefined };

/** What staff look at. What we know of somebody who trades is there already. */
export function CheckForm({ check, trader, state }: CheckFormProps) {
  return (
    <section className="trade-sheet" aria-labelledby="ask">
      <h2 id="ask">{check ? 'Ask again' : 'Ask for the check'}</h2>
      <p>Only our staff read this.</p>
      <Form state={state}>
        <input type="hidden" name="version" value={check?.version ?? 0} />
        <Field
          name="businessName"
          label="Name of your business"
          hint="Or your own name, if you work alone."
          autoComplete="organization"
          defaultValue={check?.businessName ?? trader?.name}
        />
        <Field
          name="registerNumber"
          label="Register and number (optional)"
          hint="Such as Companies House 01234567"
          defaultValue={check?.registerNumber ?? trader?.registerNumber ?? undefined}
        />
        <Field
          name="website"
          type="url"
          label="Website or page of your shop (optional)"
          defaultValue={check?.website ?? undefined}
        />
        <TextField
          name="shopAddress"
          label="Address of your shop or workshop"
          rows={3}
          maxLength={300}
          defaultValue={check?.shopAddress ?? trader?.address}
        />
        <TextField
          name="words"
          label="Anything else that helps us (optional)"
          hint="What you make, and for how long."
          rows={4}
          maxLength={1000}
          defaultValue={check?.words ?? undefined}
        />
        <Button>Send it to our staff</Button>
      </Form>
    </section>
  );
}
