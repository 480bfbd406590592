import { type Told, TOLD_TEXTS } from '#rules/moderation/decision-texts.ts';
import { useFieldState } from '../ui/form/form.tsx';

const LIST = 'told-texts';

/** What the person reads: chosen from texts and changed at will. The reason beside it stays with us. */
export function ToldField({ hint }: { hint: string }) {
  const { problems, typed } = useFieldState('message');
  return (
    <label className="staff-reason">
      <span>What we tell them</span>
      <small>{hint}</small>
      <input
        name="message"
        list={LIST}
        maxLength={2000}
        autoComplete="off"
        defaultValue={typed?.[0]}
        aria-invalid={problems.length > 0 || undefined}
      />
      {problems.length > 0 && <strong>{problems.join(' ')}</strong>}
    </label>
  );
}

/** The texts to choose from, once on a page. */
export function ToldTexts({ about }: { about: readonly Told[] }) {
  return (
    <datalist id={LIST}>
      {about.flatMap((told) => TOLD_TEXTS[told].map((text) => <option key={text}>{text}</option>))}
    </datalist>
  );
}
