import type { ComponentProps } from 'react';
import { type Told, TOLD_TEXTS } from '#rules/moderation/decision-texts.ts';
import { LabelledInput } from './labelled-input.tsx';

const LIST = 'told-texts';

type ToldFieldProps = { hint: string } & Pick<ComponentProps<typeof LabelledInput>, 'ref' | 'onKeyDown'>;

/** What the person reads: chosen from texts and changed at will. The reason beside it stays with us. */
export const ToldField = ({ hint, ...input }: ToldFieldProps) => (
  <LabelledInput
    name="message"
    label="What we tell them"
    hint={hint}
    maxLength={2000}
    list={LIST}
    {...input}
  />
);

/** The texts to choose from, once on a page. */
export function ToldTexts({ about }: { about: readonly Told[] }) {
  return (
    <datalist id={LIST}>
      {about.flatMap((told) => TOLD_TEXTS[told].map((text) => <option key={text}>{text}</option>))}
    </datalist>
  );
}
