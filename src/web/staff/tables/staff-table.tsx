import { plural } from '#rules/text/plural.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { BulkAct } from '#rules/staff/bulk-acts.ts';
import type { StaffTableName } from '#rules/staff/table-words.ts';
import type { TablePage } from '#market/staff/tables/staff-rows-view.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkResults } from './bulk-results.tsx';
import type { BulkAnswer } from './bulk-from-form.ts';
import { BulkForm } from './bulk-form.tsx';
import { tableAddress } from './table-address.ts';
import { type TableSaid, TableTools } from './table-tools.tsx';

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand under each other. */
  isNumber?: boolean;
};

type StaffTableProps<Row> = {
  name: StaffTableName;
  title: string;
  query: TableSaid;
  page: TablePage<Row>;
  columns: readonly Column<Row>[];
  /** What the tick of a row sends: its id, for ads with the version. */
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  acts?: readonly BulkAct[];
  answer?: BulkAnswer | undefined;
  kept?: Record<string, string>;
  empty: string;
};

/** A table of the staff area with everything that every one has. Without script it is three plain forms. */
export function StaffTable<Row>(props: StaffTableProps<Row>) {
  const { name, title, query, page, acts = NO_ACTS, answer, kept, empty } = props;
  const { search } = useLocation();
  const file = `/super-admin-user/export/${name}.csv${tableAddress(search, {})}`;
  return (
    <>
      <TableTools name={name} query={query} {...(kept ? { kept } : {})} />
      <BulkResults answer={answer} />
      <p className="staff-count">
        <strong>{describeRowCount(page)}</strong>
        {page.items.length > 0 && (
          <a href={file} download>
            Download as CSV
          </a>
        )}
      </p>
      {page.items.length === 0 ? (
        <p className="staff-empty">{empty}</p>
      ) : acts.length === 0 ? (
        <Rows {...props} title={title} />
      ) : (
        <BulkForm state={answer?.refused}>
          <Rows {...props} title={title} />
          <RowsElsewhere {...props} />
          <BulkBar
            acts={acts}
            total={page.total}
            isWhole={page.next === null && !search.includes('after=')}
            state={answer?.refused}
          />
        </BulkForm>
      )}
      <Pages next={page.next} isFirst={!search.includes('after=')} />
    </>
  );
}

const NO_ACTS: readonly BulkAct[] = [];

function Rows<Row>(props: StaffTableProps<Row>) {
  const { title, page, columns, rowKey, rowName, acts = NO_ACTS, answer } = props;
  const hasTicks = acts.length > 0;
  const ticked = answer?.refused?.typed['row'] ?? [];
  return (
    <table className="staff-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          {hasTicks && (
            <th scope="col">
              <span className="staff-unseen">Chosen</span>
            </th>
          )}
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" className={isNumber ? 'is-number' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page.items.map((row) => (
          <tr key={rowKey(row)}>
            {hasTicks && (
              <td className="staff-tick">
                <input
                  type="checkbox"
                  name="row"
                  value={rowKey(row)}
                  defaultChecked={ticked.includes(rowKey(row))}
                  aria-label={`Choose ${rowName(row)}`}
                />
              </td>
            )}
            {columns.map(({ label, cell, isNumber }) => (
              <td key={label} data-label={label} className={isNumber ? 'is-number' : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows that had been chosen and that this page does not show, as when what was done to them is undone. */
function RowsElsewhere<Row>({ page, rowKey, answer }: StaffTableProps<Row>) {
  const here = new Set(page.items.map(rowKey));
  const elsewhere = (answer?.refused?.typed['row'] ?? []).filter((row) => !here.has(row));
  if (elsewhere.length === 0) return null;
  return (
    <p>
      Also chosen, and not on this page: {elsewhere.length}
      {elsewhere.map((row) => (
        <input key={row} type="hidden" name="row" value={row} />
      ))}
    </p>
  );
}

function Pages({ next, isFirst }: { next: string | null; isFirst: boolean }) {
  const { search } = useLocation();
  if (isFirst && next === null) return null;
  return (
    <nav className="staff-pages" aria-label="Pages">
      {!isFirst && <a href={tableAddress(search, {})}>First page</a>}
      {next && (
        <a href={tableAddress(search, { after: next })} rel="next">
          Next page
        </a>
      )}
    </nav>
  );
}

function describeRowCount({ total, totalCapped }: TablePage<unknown>): string {
  return (totalCapped ? 'More than ' : '') + plural(total, 'row');
}
