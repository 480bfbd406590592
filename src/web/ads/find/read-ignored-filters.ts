import { AdSearch } from '#rules/search/search-schema.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { ANYWHERE } from '#rules/preferences/preferences.ts';
import { listFilters } from '#rules/search/filters.ts';
import { LIST_GROUPS } from './listing.ts';

const MAX_NAMED = 4;
const MAX_LETTERS = 30;
const IGNORED_LABELS: Record<string, string> = {
  q: 'words',
  after: 'page',
  sort: 'order',
  ...Object.fromEntries(
    listFilters(AD_FIELDS).flatMap(({ field, filter }) => {
      const label = field.label.toLowerCase();
      if (filter.by === 'values' || filter.by === 'reach') return [[filter.group, label]];
      return filter.by === 'range'
        ? filter.ends.map((end, at) => [end, `${label} ${at ? 'to' : 'from'}`])
        : [];
    }),
  ),
};

/** What an address asks for that made no sense and was left out: 'colour “purple”'. */
export function readIgnoredFilters(asked: URLSearchParams, search: AdSearch): string[] {
  const names = [...new Set(asked.keys())].filter((name) => name in AdSearch.shape && name !== 'limit');
  return names
    .flatMap((name) => asked.getAll(name).flatMap((value) => splitValues(name, value)))
    .filter(({ name, value }) => value.trim() !== '' && !isUnderstood(search, name, value))
    .slice(0, MAX_NAMED)
    .map(({ name, value }) => `${IGNORED_LABELS[name] ?? name} “${shortenValue(value)}”`);
}

const isGroup = (name: string) => LIST_GROUPS.some((group) => group === name);

const splitValues = (name: string, text: string) =>
  (isGroup(name) ? text.slice(0, 500).split(',') : [text]).map((value) => ({ name, value }));

function isUnderstood(search: AdSearch, name: string, value: string): boolean {
  const taken = search[name as keyof AdSearch];
  if (Array.isArray(taken)) return taken.some((each) => each === value);
  // A flag that is off, and a currency without an amount, ask for nothing.
  if (typeof taken === 'boolean') return taken || ['0', 'false', 'no', 'off'].includes(value);
  if (name === 'to' && value === ANYWHERE) return true;
  if (name === 'sort') return taken === value;
  return taken !== undefined;
}

/** Signs that cannot be shown are shown as a box. */
function shortenValue(value: string): string {
  const clean = value.replaceAll(/[\p{Cc}\p{Cs}]/gu, '□');
  return clean.length > MAX_LETTERS ? `${clean.slice(0, MAX_LETTERS)}…` : clean;
}
