import type { ReactNode } from 'react';
import { HAIR_COLOURS, TEXTURES } from '#rules/hair/values.ts';
import { COLOUR_LABELS } from '#rules/hair/hair-words.ts';
import { Written } from '../content/article/written.tsx';
import { Hank } from '../hair/hank/hank.tsx';
import { LengthBar } from '../hair/length-bar.tsx';
import { Swatch } from '../hair/swatch.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Chip, Chips } from '../ui/chips.tsx';
import { Choices, SelectField, Tick } from '../ui/form/fields/choice.tsx';
import { Field, TextField } from '../ui/form/fields/field.tsx';
import { Form } from '../ui/form/form.tsx';
import * as icons from '../ui/icons/icons.tsx';
import * as storyIcons from '../ui/icons/story-icons.tsx';
import { Note } from '../ui/note.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './dev-ui-page.module.css';

const SIZES = [
  { value: 'short', label: 'Short', about: 'Under 10 in' },
  { value: 'long', label: 'Long', about: '20 in and over' },
];
const REFUSED = {
  message: 'Please check what you entered.',
  problems: {
    'bad-name': ['Please fill in the name.'],
    'bad-text': ['Write a message of at least 20 characters.'],
    'bad-size': ['Choose one.'],
    'bad-list': ['Choose one from the list.'],
    'bad-tick': ['Please agree.'],
  },
  typed: { 'bad-text': ['Too short'] },
};

/** Words and ways. */
export function ContentSamples() {
  return (
    <>
      <Sample title="Buttons">
        <div className={styles.row}>
          <Button type="button">Primary</Button>
          <Button type="button" kind="secondary">
            Secondary
          </Button>
          <Button type="button" kind="quiet">
            Quiet
          </Button>
          <ButtonLink href="#buttons">A link</ButtonLink>
        </div>
      </Sample>
      <Sample title="Chips">
        <Chips>
          <Chip href="#chips">Plain</Chip>
          <Chip href="#chips">
            <Swatch colour="red" /> With a swatch
          </Chip>
        </Chips>
      </Sample>
      <Sample title="Notes">
        <Note kind="good">That went well.</Note>
        <Note kind="hint">Something to know.</Note>
        <Note kind="problem">Something to put right.</Note>
      </Sample>
    </>
  );
}

/** Texts and their heads. */
export function TextSamples() {
  return (
    <>
      <Sample title="Written">
        <Written
          blocks={[
            'A paragraph with **weight** and [a link](#written).',
            { list: ['One thing', 'Another thing'] },
            { steps: ['First this', 'Then that'] },
            { says: 'What somebody who cheats writes.' },
            { table: { head: ['Name', 'What for'], rows: [['prefs', 'Units and colours']] } },
          ]}
        />
      </Sample>
      <Sample title="Heads">
        <Breadcrumbs crumbs={[{ label: 'Here', url: '/dev/ui' }]} />
        <SectionHead id="sample-head" title="A section" more={{ label: 'More of it', url: '#sample-head' }}>
          With a sentence below.
        </SectionHead>
      </Sample>
      <Sample title="Icons">
        <ul className={styles.row}>
          {Object.entries({ ...icons, ...storyIcons }).map(([name, Icon]) => (
            <li key={name}>
              <Icon /> {name.replace('Icon', '')}
            </li>
          ))}
        </ul>
      </Sample>
    </>
  );
}

/** Forms, fresh and refused. */
export function FormSamples() {
  return (
    <>
      <Sample title="A fresh form">
        <Form state={undefined}>
          <Fields prefix="new" />
        </Form>
      </Sample>
      <Sample title="A refused form">
        <Form state={REFUSED}>
          <Fields prefix="bad" />
        </Form>
      </Sample>
    </>
  );
}

function Fields({ prefix }: { prefix: string }) {
  return (
    <>
      <Field name={`${prefix}-name`} label="A line" hint="With a hint." />
      <TextField name={`${prefix}-text`} label="Several lines" />
      <SelectField name={`${prefix}-list`} label="One of many" options={SIZES} />
      <Choices name={`${prefix}-size`} label="One of a few" options={SIZES} chosen="long" />
      <Tick name={`${prefix}-tick`}>Yes or no</Tick>
      <Button type="button">Send</Button>
    </>
  );
}

/** Hair as it is drawn. */
export function HairSamples() {
  return (
    <Sample title="Hair">
      <ul className={styles.row}>
        {HAIR_COLOURS.map((colour, place) => (
          <li key={colour}>
            <Hank
              colour={colour}
              texture={TEXTURES[place % TEXTURES.length] ?? 'straight'}
              className={styles.hank}
            />
            <Swatch colour={colour} /> {COLOUR_LABELS[colour]}
          </li>
        ))}
      </ul>
      <div className={styles.bars}>
        {[5, 20, 35].map((inches) => (
          <LengthBar key={inches} inches={inches} />
        ))}
      </div>
    </Sample>
  );
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className={styles.sample} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
