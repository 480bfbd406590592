import { PASSWORD_MIN, STAFF_PASSWORD_MIN } from '#rules/accounts/account-rules.ts';
import { Button } from '../ui/button.tsx';
import { useIsAlive } from '../ui/hooks/use-is-alive.ts';
import { useSecret } from './use-secret.ts';
import { described, FieldProblems, Hint } from '../ui/form/fields/field.tsx';
import { useFieldState } from '../ui/form/form.tsx';
import box from '../ui/form/fields/field.module.css';
import styles from './password-field.module.css';

type Named = {
  name?: string;
  label?: string;
  /** Where one page asks for it twice. */
  id?: string;
  /** How often it was sent by script: each time, what was typed is gone from the page. */
  tries?: number;
};

/** A password that somebody chooses. Managers and pasting are welcome; typing it twice is not asked. */
export function NewPasswordField({ isStaff = false, ...named }: Named & { isStaff?: boolean }) {
  const least = isStaff ? STAFF_PASSWORD_MIN : PASSWORD_MIN;
  return (
    <Secret
      {...named}
      autoComplete="new-password"
      least={least}
      hint={`At least ${least} characters. A few words are easier to remember than symbols and digits.`}
    />
  );
}

export function PasswordField(named: Named & { hint?: string; isRequired?: boolean }) {
  return <Secret {...named} autoComplete="current-password" />;
}

type SecretProps = Named & { autoComplete: string; hint?: string; least?: number; isRequired?: boolean };

/** With script it can be shown, and tells while one types how good it is. What is typed is never in our state. */
function Secret({ name = 'password', id = name, label = 'Password', ...secret }: SecretProps) {
  const { autoComplete, hint, least, isRequired = true, tries = 0 } = secret;
  const { problems } = useFieldState(name);
  const isAlive = useIsAlive();
  const { input, isShown, toggle, strength, onInput } = useSecret(least, tries);
  return (
    <div className={box.field}>
      <label htmlFor={id}>{label}</label>
      <Hint name={id}>{hint}</Hint>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          onInput={onInput}
          className={box.box}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={isRequired}
          {...described(id, hint, problems)}
        />
        <Button
          kind="quiet"
          type="button"
          hidden={!isAlive}
          aria-controls={id}
          aria-pressed={isShown}
          onClick={toggle}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
        {least !== undefined && (
          <output className={styles.strength} htmlFor={id}>
            {strength}
          </output>
        )}
      </div>
      <FieldProblems name={id} problems={problems} />
    </div>
  );
}
