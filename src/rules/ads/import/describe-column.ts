import { DECLARATION } from '../ad-words.ts';
import type { AdField } from '../fields/field.ts';
import { FACT_COLUMNS, SAMPLE_COLUMNS } from './columns.ts';

/** A column for whoever fills in a file: its name, what it is, and how it is written. */
export type ColumnHelp = { name: string; label: string; written: string };

const OTHERS: Readonly<Record<string, Omit<ColumnHelp, 'name'>>> = {
  ref: {
    label: 'Your own number, by which a file finds the ad again',
    written: 'any text, 40 characters at most',
  },
  submit: { label: 'Whether to publish it; without photos it waits as a draft', written: 'yes or no' },
  photos: {
    label: 'Photos',
    written: 'ids of uploads, with | between them; id:tape for the one with the tape',
  },
  declaration: { label: DECLARATION.text, written: 'yes or no' },
  offerFloor: { label: 'The lowest offer you would take', written: '350 or 350.00' },
  shipsTo: { label: 'Posts to', written: 'own-country, worldwide, or countries like DE|FR' },
};

/** Every column of the sample, in its order. */
export const listColumnHelp = (): ColumnHelp[] =>
  SAMPLE_COLUMNS.map((name) => {
    const other = OTHERS[name];
    const field = FACT_COLUMNS.get(name)?.field;
    return {
      name,
      ...(other ?? { label: field?.label ?? '', written: field ? describeWriting(field) : '' }),
    };
  });

function describeWriting(field: AdField): string {
  switch (field.kind) {
    case 'choice':
      return field.of.join(', ');
    case 'list':
      return `${field.of.join(', ')}; several with | between them`;
    case 'flag':
      return 'yes or no';
    case 'money':
      return field.min === 0 ? '9.50, or 0 where the price includes it' : '420 or 420.00';
    case 'size':
      return field.max < 10 ? '4in or 10cm' : '28in or 71cm';
    case 'weight':
      return 'grams, like 160';
    case 'number':
      return `${field.unit[1].split(' ')[0]}, like 2.5`;
    case 'day':
      return 'like 2026-10-01';
    case 'country':
      return 'like IN or India';
    default:
      return 'text';
  }
}
