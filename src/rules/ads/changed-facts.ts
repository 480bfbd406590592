import { type AdField, type FieldTable, listFields } from './fields/field.ts';

type Facts = Readonly<Record<string, unknown>>;
type Changes = { before: Record<string, unknown>; after: Record<string, unknown> };

/**
 * Every field that a change touched, before and after, for the audit. Nobody can erase anything there, so words that a
 * person wrote and what tells of their origin are noted as changed, without what they say.
 */
export function listChangedFacts(before: Facts, after: Facts, table: FieldTable): Changes {
  const changed = listFields(table).filter(
    ([name]) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return {
    before: Object.fromEntries(changed.map(([name, field]) => [name, toNoted(field, before[name], 'said')])),
    after: Object.fromEntries(
      changed.map(([name, field]) => [
        name,
        toNoted(field, after[name], before[name] === null ? 'said' : 'confirmed again'),
      ]),
    ),
  };
}

function toNoted({ isPersonal }: AdField, value: unknown, noted: string): unknown {
  if (!isPersonal || value === null || value === undefined) return value ?? null;
  return typeof value === 'string' && value.includes(' ') ? `${noted}, ${value.length} characters` : noted;
}
