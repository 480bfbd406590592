import { type AdFacts, findGrams } from '#rules/ads/ad-facts.ts';
import { DECLARATION } from '#rules/ads/ad-words.ts';
import {
  type AdField,
  type ColumnsIn,
  type FieldTable,
  type IsShown,
  listFields,
  type StoredFactsIn,
  toWireName,
} from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import type { AdInLife } from '#rules/ads/state.ts';
import { adSlug } from '#rules/ads/title.ts';
import { mmToInches } from '#rules/hair/measure.ts';
import type { AdRow, AlbumRow } from './ad-rows-store.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a row says about the hair, in the words of the rules. */
export function readAdFacts(row: AdRow, photos: Pick<AlbumRow, 'id' | 'tape' | 'slot'>[]): AdFacts {
  return {
    ...readStoredFacts(row, AD_FIELDS),
    weightGrams: row.grams_estimated ? null : row.grams,
    ethnicityConsent: row.ethnicity_consent_at !== null,
    declaration: row.declared_at !== null,
    photos: photos.map(({ id, tape, slot }) => ({ id, tape, slot })),
  };
}

/** Everything that stands in a column of its own. */
export const readStoredFacts = <T extends FieldTable>(row: Row, table: T): StoredFactsIn<T> =>
  readShownFacts(row, table, ({ derived }) => !derived);

/** The fields that are shown somewhere. What is not named in the table does not leave. */
export function readShownFacts<Facts>(row: Row, table: FieldTable, isShown: IsShown): Facts {
  const shown = listFields(table).flatMap(([name, field]) =>
    isShown(field) && field.column !== null ? [[name, readColumn(row, field)] as const] : [],
  );
  return Object.fromEntries(shown) as Facts;
}

/** By the names they were sent by, lengths as they are typed. */
export function readSentFacts<Facts>(row: Row, table: FieldTable): Facts {
  const sent = listFields(table).flatMap(([name, field]) => {
    const wire = toWireName(name, field);
    if (wire === null || field.column === null) return [];
    const value = readColumn(row, field);
    const isSize = field.kind === 'size' && typeof value === 'number';
    return [[wire, isSize ? `${mmToInches(value, field.inchStep)}in` : value] as const];
  });
  return Object.fromEntries(sent) as Facts;
}

/** A list may hold what we no longer know: only what is in the table counts, in its order. */
function readColumn(row: Row, field: AdField): unknown {
  const value = row[field.column ?? ''];
  return field.kind === 'list' && Array.isArray(value)
    ? field.of.filter((each) => value.includes(each))
    : value;
}

type Consents = Pick<
  AdRow,
  'ethnicity_consent_at' | 'ethnicity_withdrawn_at' | 'declared_at' | 'declaration_version' | 'published_at'
>;
const NO_CONSENTS: Consents = {
  ethnicity_consent_at: null,
  ethnicity_withdrawn_at: null,
  declared_at: null,
  declaration_version: null,
  published_at: null,
};

/** A field whose column is missing, or holds something else than its kind says. */
type Misfit = {
  [Column in keyof ColumnsIn<typeof AD_FIELDS>]: Column extends keyof AdRow
    ? ColumnsIn<typeof AD_FIELDS>[Column] extends AdRow[Column]
      ? never
      : Column
    : Column;
}[keyof ColumnsIn<typeof AD_FIELDS>];

/** The facts as columns. What the seller agreed to keeps the time it was first agreed to. */
export function toAdColumns(facts: AdFacts, now: Date, before: Consents = NO_CONSENTS) {
  const weight = findGrams(facts);
  const stored: [Misfit] extends [never] ? ColumnsIn<typeof AD_FIELDS> : never = toStoredColumns(
    facts,
    AD_FIELDS,
  );
  return {
    ...stored,
    slug: adSlug(facts).slice(0, 100) || 'hair',
    grams: weight?.grams ?? null,
    grams_estimated: weight?.gramsEstimated ?? false,
    updated_at: now,
    ...consentColumns(facts, now, before),
  };
}

/** Everything that has a column of its own. */
export function toStoredColumns<T extends FieldTable>(facts: Row, table: T): ColumnsIn<T> {
  const columns = listFields(table).flatMap(([name, { column, derived }]) =>
    column === null || derived ? [] : [[column, facts[name]] as const],
  );
  return Object.fromEntries(columns) as ColumnsIn<T>;
}

/** An ad that nobody has seen has nothing to withdraw: its hair type is simply not said yet. */
function consentColumns(facts: AdFacts, now: Date, before: Consents) {
  const isWithdrawnNow =
    !facts.ethnicityConsent && before.ethnicity_consent_at !== null && before.published_at !== null;
  const isDeclaredBefore = before.declaration_version === DECLARATION.version && before.declared_at !== null;
  return {
    ethnicity_consent_at: facts.ethnicityConsent ? (before.ethnicity_consent_at ?? now) : null,
    ethnicity_withdrawn_at: facts.ethnicityConsent
      ? null
      : isWithdrawnNow
        ? now
        : before.ethnicity_withdrawn_at,
    declared_at: facts.declaration ? (isDeclaredBefore ? before.declared_at : now) : null,
    declaration_version: facts.declaration ? DECLARATION.version : null,
  };
}

type LifeRow = Pick<
  AdRow,
  | 'status'
  | 'version'
  | 'seller_id'
  | 'entered_by'
  | 'expires_at'
  | 'reserved_until'
  | 'status_since'
  | 'held'
  | 'published_at'
>;

/** `is_paid_out` where what may be done next is asked. */
type PerhapsRead = Partial<Pick<AdRow, 'deleted_from'> & { is_paid_out: boolean }>;

export const toAdLife = (row: LifeRow & PerhapsRead): AdInLife => ({
  status: row.status,
  version: row.version,
  sellerId: row.seller_id,
  enteredBy: row.entered_by,
  expiresAt: row.expires_at,
  reservedUntil: row.reserved_until,
  statusSince: row.status_since,
  held: row.held,
  deletedFrom: row.deleted_from ?? null,
  isPaidOut: row.is_paid_out ?? false,
  wasPublished: row.published_at !== null,
});
