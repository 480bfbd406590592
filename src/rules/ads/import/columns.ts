import type { AdFacts, PhotoChoice } from '../ad-facts.ts';
import { toCsvCell } from '../fields/csv-cell.ts';
import { type AdField, listFields, toWireName } from '../fields/field.ts';
import { AD_FIELDS } from '../fields.ts';
import { nearestWord } from '../../text/edit-distance.ts';
import { asWritten } from '../../text/plain-text.ts';

/** What a file may say of an ad, by the name of its column: the ad's field names on the wire. */
export const FACT_COLUMNS: ReadonlyMap<string, { fact: string; field: AdField }> = new Map(
  listFields(AD_FIELDS).flatMap(([fact, field]) => {
    const wire = toWireName(fact, field);
    return wire === null ? [] : [[wire, { fact, field }] as const];
  }),
);
export const PHOTOS = 'photos';

/** Which ad is meant, and on which version; the other two are told by us and only passed over. */
const OF_THE_AD = ['id', 'version', 'status', 'url'] as const;
/** Whether it is to be seen, and the answer where a price is asked about once more. */
const WISHES = ['submit', 'priceConfirmed'] as const;
/** What our own report adds: who mends it and sends it again need not take them out. */
export const REPORT_COLUMNS = ['row', 'result', 'problems'] as const;

const TOLD = [...FACT_COLUMNS.keys(), PHOTOS].filter((name) => name !== 'ref');
/** The columns of one's own ads as a file; it can be read back as it is. */
export const EXPORT_COLUMNS: readonly string[] = ['ref', 'id', 'version', 'status', 'url', 'submit', ...TOLD];
/** Those of the sample: what only we can tell is left out. */
export const SAMPLE_COLUMNS: readonly string[] = ['ref', 'submit', ...TOLD];

const KNOWN: ReadonlyMap<string, string> = new Map(
  [...FACT_COLUMNS.keys(), PHOTOS, ...OF_THE_AD, ...WISHES, ...REPORT_COLUMNS].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

/** The columns of a heading by their own names; '' where nothing stands. A sentence says what is wrong with it. */
export function readHeading(cells: readonly string[]): string[] | { sentence: string } {
  const given = cells.map((cell) => cell.trim());
  const names = given.map((cell) => KNOWN.get(cell.toLowerCase()) ?? '');
  const unknown = given.filter((cell, at) => cell !== '' && names[at] === '');
  const meant = unknown.map((cell) => findMeant(cell));
  if (names.every((name) => name === '') && meant.every((name) => name === undefined))
    return { sentence: NO_HEADING };
  if (unknown.length > 0) return { sentence: unknown.map((cell, at) => notKnown(cell, meant[at])).join(' ') };
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  return twice === undefined ? names : { sentence: `The column ${twice} is there twice.` };
}

const NO_HEADING = 'The first line must name the columns. Take our sample.';
const MAX_NAME = 40;

function notKnown(cell: string, meant: string | undefined): string {
  const name = cell.length > MAX_NAME ? `${cell.slice(0, MAX_NAME)}…` : cell;
  return `We do not know the column ${name}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
}

/** A heading is short and its words are few, so more is forgiven than in a search. */
function findMeant(cell: string): string | undefined {
  if (cell.length > MAX_NAME) return undefined;
  const slips = cell.length < 3 ? 0 : cell.length < 8 ? 2 : 3;
  return KNOWN.get(nearestWord(cell.toLowerCase(), KNOWN.keys(), slips) ?? '');
}

/** What an ad says, as its cell in the file of one's own ads. */
export function writeFact(column: string, facts: AdFacts): string {
  if (column === PHOTOS) return facts.photos.map(writePhoto).join('|');
  if (column === 'shipsTo' && facts.shipsTo === 'countries') return facts.shipsToCountries.join('|');
  const known = FACT_COLUMNS.get(column);
  const value = known && toCsvCell(known.field, (facts as Readonly<Record<string, unknown>>)[known.fact]);
  return String(value ?? '');
}

const writePhoto = ({ id, slot }: PhotoChoice): string => (slot === null ? id : `${id}:${slot}`);

/** A ref as it is stored: with single blanks, and none around it. */
export const tidyRef = (cell: string): string => asWritten(cell).replaceAll(/\s+/gu, ' ').trim();
