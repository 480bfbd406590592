import type { PhotoChoice } from '../ad-facts.ts';
import type { AdField } from '../fields/field.ts';
import { COUNTRIES } from '../../countries/countries.ts';
import { COUNTRY_NAMES } from '../../countries/country-names.ts';
import { wholeGrams } from '../../hair/read-measure.ts';
import { readUnitNumber } from '../../numbers/read-unit-number.ts';
import { parseMoney } from '../../money/read-money.ts';
import { FACT_COLUMNS, PHOTOS } from './columns.ts';

/**
 * A cell as the form would send it: '420' as minor units, 'yes' as a tick, 'DE|FR' as a list. Null where it is empty;
 * what cannot be read stays as it was given, for the rules to refuse.
 */
export function readCell(column: string, text: string, album: readonly PhotoChoice[] = []): unknown {
  const tidy = text.trim();
  if (tidy === '') return null;
  if (column === PHOTOS) return splitList(tidy).map((cell) => readPhoto(cell, album));
  if (column === 'shipsTo') return readShipping(tidy);
  const field = FACT_COLUMNS.get(column)?.field;
  return field ? readValue(field, tidy, text) : readYes(tidy);
}

/** 'yes' and 'no', also as spreadsheets write them. */
export function readYes(text: string): boolean | string {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : text;
}

const YES = new Set(['yes', 'y', 'true', '1', 'x']);
const NO = new Set(['no', 'n', 'false', '0']);

function readValue(field: AdField, tidy: string, text: string): unknown {
  switch (field.kind) {
    case 'choice':
      return findChoice(field, tidy);
    case 'list':
      return splitList(tidy).map((cell) => findChoice(field, cell));
    case 'flag':
      return readYes(tidy);
    case 'weight':
      return wholeGrams(tidy) ?? tidy;
    case 'number':
      return readUnitNumber(tidy, field.unit) ?? tidy;
    case 'money':
      return parseMoney(tidy) ?? tidy;
    case 'country':
      return findCountry(tidy);
    case 'text':
      return text;
    default:
      return tidy;
  }
}

const splitList = (text: string): string[] =>
  text
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

/** By its value, or by the words that the form shows for it. */
function findChoice({ of, labels }: Extract<AdField, { kind: 'choice' | 'list' }>, cell: string): string {
  const word = cell.toLowerCase();
  return of.find((value) => value.toLowerCase() === word || labels[value]?.toLowerCase() === word) ?? cell;
}

/** By its two letters, or by its name. */
function findCountry(cell: string): string {
  const code = cell.toUpperCase();
  if (COUNTRIES.includes(code)) return code;
  const at = COUNTRY_NAMES.findIndex((name) => name.toUpperCase() === code);
  return COUNTRIES[at] ?? cell;
}

function readShipping(cell: string): string | string[] {
  const word = cell.toLowerCase().replaceAll(' ', '-');
  return word === 'own-country' || word === 'worldwide' ? word : splitList(cell).map(findCountry);
}

/** An upload by its id, and after a colon what it shows; without that, a photo that is there stays what it was. */
function readPhoto(cell: string, album: readonly PhotoChoice[]): object {
  const [id = '', slot] = cell.split(':').map((part) => part.trim());
  if (slot !== undefined) return { id, slot };
  const { tape = false, slot: known = null } = album.find((photo) => photo.id === id) ?? {};
  return { id, tape, slot: known };
}
