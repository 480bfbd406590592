import type { Ref } from 'react';
import { LabelledInput } from './labelled-input.tsx';

/** Why. */
export const ReasonField = ({
  label = 'Reason (for the audit log)',
  hint,
  ref,
}: {
  label?: string;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}) => <LabelledInput name="reason" label={label} hint={hint} maxLength={500} {...(ref ? { ref } : {})} />;

/** The first button of a form answers to Enter. Where there are several answers, Enter must choose none. */
export function NoDefaultButton() {
  return <button type="submit" disabled hidden aria-hidden="true" />;
}
