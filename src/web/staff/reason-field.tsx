import { useFieldState } from '../ui/form/form.tsx';

/** Why. Its label holds it, because a page may ask for several reasons and an id is there once. */
export function ReasonField({
  label = 'Reason (for the audit log)',
  hint,
}: {
  label?: string;
  hint?: string;
}) {
  const { problems, typed } = useFieldState('reason');
  return (
    <label className="staff-reason">
      <span>{label}</span>
      {hint && <small>{hint}</small>}
      <input
        name="reason"
        maxLength={500}
        autoComplete="off"
        defaultValue={typed?.[0]}
        aria-invalid={problems.length > 0 || undefined}
      />
      {problems.length > 0 && <strong>{problems.join(' ')}</strong>}
    </label>
  );
}

/** The first button of a form answers to Enter. Where there are several answers, Enter must choose none. */
export function NoDefaultButton() {
  return <button type="submit" disabled hidden aria-hidden="true" />;
}
