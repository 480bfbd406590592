import { type Told, TOLD_TEXTS } from '#rules/moderation/decision-texts.ts';
import { LabelledInput } from './labelled-input.tsx';

const LIST = 'told-texts';

/** What the person reads: chosen from texts and changed at will. The reason beside it stays with us. */
export const ToldField = ({ hint }: { hint: string }) => (
  <LabelledInput name="message" label="What we tell them" hint={hint} maxLength={2000} list={LIST} />
);

/** The texts to choose from, once on a page. */
export function ToldTexts({ about }: { about: readonly Told[] }) {
  return (
    <datalist id={LIST}>
      {about.flatMap((told) => TOLD_TEXTS[told].map((text) => <option key={text}>{text}</option>))}
    </datalist>
  );
}
