import type { ComponentProps, ReactNode } from 'react';
import { MESSAGE_MAX } from '#rules/messages/message-words.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import styles from './composer.module.css';

type ComposerProps = {
  state: FormState | undefined;
  label: string;
  button: string;
  hint?: string;
  /** What stands in it at first. */
  draft?: string | undefined;
  /** In a running conversation it is small. */
  isSmall?: boolean;
  /** On its way: what was typed stays as it is until it has arrived. */
  isSending?: boolean;
  form?: Pick<ComponentProps<typeof Form>, 'ref' | 'fetcher' | 'encType'>;
  /** Above what is written. */
  children?: ReactNode;
  /** Beside the button. */
  tools?: ReactNode;
};

/** Where a message is written. What was refused can be sent to a person of ours instead. */
export function Composer({
  state,
  label,
  button,
  hint,
  draft,
  isSmall = false,
  isSending = false,
  form,
  children,
  tools,
}: ComposerProps) {
  return (
    <Form state={state} intent="send" {...form}>
      {children}
      <TextField
        name="message"
        label={label}
        hint={hint}
        rows={isSmall ? 2 : 4}
        required={!isSmall}
        maxLength={MESSAGE_MAX}
        defaultValue={draft}
        readOnly={isSending}
        // By this, styles know that nothing is written yet.
        placeholder={isSmall ? label : ' '}
      />
      <div className={styles.buttons}>
        {tools}
        {state?.problems['message'] && (
          <Button kind="secondary" name="sendForReview" value="yes">
            Send for review instead
          </Button>
        )}
        <Button aria-disabled={isSending || undefined}>{button}</Button>
      </div>
    </Form>
  );
}
