/** How buyers narrow a list by a field. Several values widen it, a range has two ends, a flag is asked for or not. */
type Filter =
  | {
      readonly by: 'values';
      readonly group: string;
      /** What the database compares with. */
      readonly sqlType: string;
      /** Counts of it are kept in `ad_counts`. */
      readonly isCounted?: true;
      /** Over its values in the form, where that is not the label. */
      readonly title?: string;
    }
  | {
      readonly by: 'range';
      readonly group: string;
      /** Their names in an address. */
      readonly ends: readonly [least: string, most: string];
      /** Where lists compare something else than the field's own column. */
      readonly sqlColumn?: string;
      /** The largest amount that still makes sense; else the field's own largest. */
      readonly most?: number;
      /** What may follow the number in a sentence of the search: 'years old, year old'. */
      readonly words?: string;
      /** Over its two fields in the form. */
      readonly title: string;
    }
  | {
      readonly by: 'flag';
      readonly group: string;
      /** Beside the tick in the form, and on its chip. */
      readonly title: string;
      readonly chip: string;
    }
  | {
      /** One country, and whether the ad reaches it: by a column of the countries, which is empty for all of them. */
      readonly by: 'reach';
      readonly group: string;
      readonly sqlColumn: string;
      readonly title: string;
    };

/** Where a field is shown. What is not said here does not leave the house. */
type Shown = {
  /** In lists. 'said': also in the few words under the photo. */
  readonly card?: true | 'said';
  /** On the ad's own page; where it is empty, 'ask' says 'Not given – ask' and 'hide' leaves the row out. */
  readonly page?: 'ask' | 'hide';
  /** Before publishing. */
  readonly check?: true;
  /** In the list of one's own ads. */
  readonly ownCard?: true;
  readonly staffList?: true;
  /** The name of its column in the file for staff. */
  readonly csv?: string;
};

type Common = {
  /** Of `ads`. Null: it is more than one column, which market/ads/ad-facts-row.ts writes by hand. */
  readonly column: string | null;
  /** Its name in forms and in the API where it is not the fact's own; null: it comes with another field. */
  readonly wire?: string | null;
  readonly label: string;
  readonly step: 'hair' | 'price' | 'check' | null;
  /** Before anybody sees the ad. Without a sentence it is there by itself. */
  readonly needed?: {
    readonly of: 'always' | 'cut' | 'uncut' | 'fixed-price';
    readonly sentence: string | null;
  };
  /** Said only of such hair: blanked for the other. */
  readonly only?: 'cut' | 'uncut';
  readonly filter?: Filter;
  readonly show?: Shown;
  /** Its change makes a live ad be scored again. */
  readonly isScored?: true;
  /** Not told by the seller, but made of other fields. */
  readonly derived?: 'by-rules' | 'by-database';
  /** The audit, which nobody can erase, says that it changed and not to what. */
  readonly isPersonal?: true;
};

type Labels = Readonly<Record<string, string>>;
type Values = { readonly of: readonly string[]; readonly labels: Labels; readonly sentence: string };
type Asked = { readonly sentence: string };
type Limits = { readonly min: number; readonly max: number };

type Kinds = {
  choice: Common & Values & { readonly notes?: Labels };
  list: Common & Values;
  /** Whole grams. */
  weight: Common & Asked & Limits;
  /** A plain number in steps, with a unit of its own. */
  number: Common &
    Asked &
    Limits & {
      readonly every: number;
      /** Between which most ads lie; what the demo says. */
      readonly usual: readonly [from: number, to: number];
      readonly unit: readonly [one: string, many: string];
    };
  /** A length in millimetres, typed in inches or centimetres. */
  size: Common & Limits & { readonly inchStep: number; readonly name: string };
  /** Minor units of the ad's currency. */
  money: Common & Asked & { readonly min?: number };
  /** Minor units a gram. */
  ratio: Common;
  text: Common & Limits & { readonly name: string; readonly isLong: boolean };
  flag: Common & Asked & { readonly unsaid: null | false };
  day: Common & Asked;
  country: Common & Asked;
  countries: Common;
};
type Kind = keyof Kinds;

export type AdField = { [K in Kind]: Kinds[K] & { readonly kind: K } }[Kind];
export type FieldTable = Readonly<Record<string, AdField>>;

/** What a field says, in the unit it is stored in. Null: not said. */
type Fact<F> = F extends { kind: 'choice'; of: readonly (infer Value)[] }
  ? Value | null
  : F extends { kind: 'list'; of: readonly (infer Value)[] }
    ? Value[]
    : F extends { kind: 'countries' }
      ? string[]
      : F extends { kind: 'flag'; unsaid: false }
        ? boolean
        : F extends { kind: 'flag' }
          ? boolean | null
          : F extends { kind: 'weight' | 'number' | 'size' | 'money' | 'ratio' }
            ? number | null
            : string | null;

/** The same of an ad that is no draft any more. */
type CompleteFact<F> = F extends { needed: { of: 'always' } } ? NonNullable<Fact<F>> : Fact<F>;

type Given<T, N extends keyof T> = T[N] extends { derived: string } ? never : N;
type Stored<T, N extends keyof T> = T[N] extends { column: string } ? N : never;
type OnCard<T, N extends keyof T> = T[N] extends { show: { card: true | 'said' } } ? N : never;
type OnPage<T, N extends keyof T> = T[N] extends { show: { page: string } } ? N : OnCard<T, N>;
type InStaffList<T, N extends keyof T> = T[N] extends { show: { staffList: true } | { csv: string } }
  ? N
  : never;
type OnOwnCard<T, N extends keyof T> = T[N] extends { show: { ownCard: true } } ? N : never;
type WireName<T, N extends keyof T> = T[N] extends { derived: string } | { wire: null }
  ? never
  : T[N] extends { wire: infer Name extends string }
    ? Name
    : N;

/** Everything a seller says. */
export type FactsIn<T> = { -readonly [N in keyof T as Given<T, N>]: Fact<T[N]> };
/** As much of it as stands in a column of its own. */
export type StoredFactsIn<T> = { -readonly [N in keyof T as Given<T, N> & Stored<T, N>]: Fact<T[N]> };
export type ColumnsIn<T> = {
  -readonly [
    N in keyof T as T[N] extends { derived: string }
      ? never
      : T[N] extends { column: infer C extends string }
        ? C
        : never
  ]: Fact<T[N]>;
};
export type CardFactsIn<T> = { -readonly [N in keyof T as OnCard<T, N>]: CompleteFact<T[N]> };
export type PageFactsIn<T> = { -readonly [N in keyof T as OnPage<T, N>]: CompleteFact<T[N]> };
export type StaffFactsIn<T> = { -readonly [N in keyof T as InStaffList<T, N>]: Fact<T[N]> };
export type OwnCardFactsIn<T> = { -readonly [N in keyof T as OnOwnCard<T, N>]: Fact<T[N]> };
/** By the names that forms and the API use. */
export type WireFactsIn<T> = { -readonly [N in keyof T as WireName<T, N>]: Fact<T[N]> };
/** What an ad's keeper reads: as it was sent, so that lengths come as text. */
export type OwnFactsIn<T> = {
  -readonly [N in keyof T as WireName<T, N>]: T[N] extends { kind: 'size' } ? string | null : Fact<T[N]>;
};
type ColumnOf<F> = F extends { column: infer C extends string } ? C : never;
export type CardColumnIn<T> = ColumnOf<T[keyof CardFactsIn<T> & keyof T]>;
export type PageColumnIn<T> = ColumnOf<T[keyof PageFactsIn<T> & keyof T]>;
export type StaffColumnIn<T> = ColumnOf<T[keyof StaffFactsIn<T> & keyof T]>;
/** The columns that only a draft may lack. */
export type CompleteColumn<T> = {
  [N in keyof T]: T[N] extends { column: infer C extends string; needed: { of: 'always' } } ? C : never;
}[keyof T];

type ValuesIn<T> = {
  -readonly [
    N in keyof T as T[N] extends { filter: { by: 'values'; group: infer G extends string } } ? G : never
  ]: NonNullable<Fact<T[N]>>[];
};
type RangesIn<T> = {
  -readonly [
    N in keyof T as T[N] extends {
      filter: { by: 'range'; ends: readonly [infer Least extends string, infer Most extends string] };
    }
      ? Least | Most
      : never
  ]?: number | undefined;
};
type FlagsIn<T> = {
  -readonly [
    N in keyof T as T[N] extends { filter: { by: 'flag'; group: infer G extends string } } ? G : never
  ]: boolean;
};
type ReachesIn<T> = {
  -readonly [
    N in keyof T as T[N] extends { filter: { by: 'reach'; group: infer G extends string } } ? G : never
  ]?: string | undefined;
};
/** What a search can say of the fields. */
export type FieldSearch<T> = ValuesIn<T> & RangesIn<T> & FlagsIn<T> & ReachesIn<T>;
export type FilterGroupIn<T, By extends Filter['by'] = Filter['by']> = {
  [N in keyof T]: T[N] extends { filter: { by: By; group: infer G extends string } } ? G : never;
}[keyof T];
export type RangeEndIn<T> = keyof RangesIn<T>;

export const listFields = (table: FieldTable): [name: string, field: AdField][] => Object.entries(table);

/** The name of a field in forms and in the API; null where it never comes from outside. */
export function toWireName(name: string, { wire, derived }: AdField): string | null {
  if (derived) return null;
  return wire === undefined ? name : wire;
}

/** What stands where nothing was said. */
export function toUnsaid(field: AdField): null | false | [] {
  if (field.kind === 'list' || field.kind === 'countries') return [];
  return field.kind === 'flag' ? field.unsaid : null;
}

/** Something was said of a field: more than 'no' and an empty list. */
export const isSaid = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== false &&
  value !== '' &&
  (!Array.isArray(value) || value.length > 0);

/** Whether a field is shown somewhere. */
export type IsShown = (field: AdField) => boolean;
export const isOnCard: IsShown = ({ show }) => show?.card !== undefined;
export const isOnPage: IsShown = ({ show }) => show?.card !== undefined || show?.page !== undefined;
export const isOnOwnCard: IsShown = ({ show }) => show?.ownCard === true;
export const isInStaffList: IsShown = ({ show }) => show?.staffList === true || show?.csv !== undefined;

/** The columns of the fields that are shown somewhere. */
export const listColumns = (table: FieldTable, isShown: IsShown): string[] =>
  listFields(table).flatMap(([, field]) => (isShown(field) ? (field.column ?? []) : []));
