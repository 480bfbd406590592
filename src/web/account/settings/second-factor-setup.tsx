import type { SecondFactorSetup } from '#market/accounts/second-factor/second-factor-view.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import styles from './second-factor.module.css';

type SecondFactorSetupStepsProps = { setup: SecondFactorSetup; state: FormState | undefined; path: string };

/** The secret for an app: as a picture for its camera, a link on the same phone, letters to type; then its code. */
export function SecondFactorSetupSteps({
  setup: { key, uri, picture },
  state,
  path,
}: SecondFactorSetupStepsProps) {
  const { size, path: modules } = picture;
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <p>
            Open your authenticator app and scan this picture. On your phone,{' '}
            <a href={uri}>open the app here</a>.
          </p>
          <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
            <rect width={size} height={size} fill="#fff" />
            <path d={modules} fill="#000" />
          </svg>
          <p>
            Or type this key: <code className={styles.key}>{key.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
        </li>
        <li>
          <p>Enter the 6 digits that the app shows.</p>
          <Form state={state} intent="confirm" action={path} reloadDocument>
            <Field name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" required />
            <Button>Turn it on</Button>
          </Form>
        </li>
      </ol>
    </>
  );
}
