import type { ComponentProps } from 'react';
import { type Told, TOLD_TEXTS } from '#rules/moderation/decision-texts.ts';
import { LabelledInput } from './labelled-input.tsx';

const LIST = 'told-texts';

type ToldFieldProps = {
  hint: string;
  /** Brings its own texts; left out, those of the page. */
  about?: Told;
} & Pick<ComponentProps<typeof LabelledInput>, 'ref' | 'onKeyDown'>;

/** What the person reads: chosen from texts and changed at will. The reason beside it stays with us. */
export const ToldField = ({ hint, about, ...input }: ToldFieldProps) => (
  <>
    {about && <ToldTexts id={`${LIST}-${about}`} about={[about]} />}
    <LabelledInput
      name="message"
      label="What we tell them"
      hint={hint}
      maxLength={2000}
      list={about ? `${LIST}-${about}` : LIST}
      {...input}
    />
  </>
);

/** The same where the person hears of it in any case. */
export const ToldWhy = ({ about }: { about: Told }) => (
  <ToldField
    about={about}
    hint="Left empty, they read the first of our texts. They can object by the e-mail."
  />
);

/** The texts to choose from, once on a page. */
export function ToldTexts({ about, id = LIST }: { about: readonly Told[]; id?: string }) {
  return (
    <datalist id={id}>
      {about.flatMap((told) => TOLD_TEXTS[told].map((text) => <option key={text}>{text}</option>))}
    </datalist>
  );
}
