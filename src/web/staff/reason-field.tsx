import { LabelledInput } from './labelled-input.tsx';

/** Why. */
export const ReasonField = ({
  label = 'Reason (for the audit log)',
  hint,
}: {
  label?: string;
  hint?: string;
}) => <LabelledInput name="reason" label={label} hint={hint} maxLength={500} />;

/** The first button of a form answers to Enter. Where there are several answers, Enter must choose none. */
export function NoDefaultButton() {
  return <button type="submit" disabled hidden aria-hidden="true" />;
}
