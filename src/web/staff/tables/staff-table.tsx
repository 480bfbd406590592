import { plural } from '#rules/text/plural.ts';
import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { BulkAct } from '#rules/staff/bulk-acts.ts';
import type { StaffTableName } from '#rules/staff/table-words.ts';
import type { TablePage } from '#market/staff/tables/staff-rows-view.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import { useTicked } from '../../ui/hooks/use-ticked.ts';
import { BulkAsked } from './bulk-asked.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkResults } from './bulk-results.tsx';
import { type BulkAnswer, readBulkAnswer } from './bulk-answer.ts';
import { BulkForm } from './bulk-form.tsx';
import { tableAddress } from './table-address.ts';
import { type Column, type RowBox, TableRows } from './table-rows.tsx';
import { type TableSaid, TableTools } from './table-tools.tsx';

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
  /** What came back of a form that was sent without script. */
  answer?: object | undefined;
  kept?: Record<string, string>;
  empty: string;
};

/** A table of the staff area with everything that every one has. Without script it is three plain forms. */
export function StaffTable<Row>(props: StaffTableProps<Row>) {
  const { name, query, kept } = props;
  const { search } = useLocation();
  return (
    <>
      <TableTools name={name} query={query} {...(kept ? { kept } : {})} />
      {/* What was ticked and done belongs to what was asked for. */}
      <TableAnswer key={search} {...props} />
    </>
  );
}

function TableAnswer<Row>(props: StaffTableProps<Row>) {
  const { name, page, acts = NO_ACTS, empty } = props;
  const { search } = useLocation();
  const fetcher = useFetcher<object>();
  const answer = readBulkAnswer(fetcher.data ?? props.answer);
  const file = `/super-admin-user/export/${name}.csv${tableAddress(search, {})}`;
  return (
    <>
      <BulkResults answer={answer} fetcher={fetcher} />
      {answer?.asked && <BulkAsked asked={answer.asked} here={tableAddress(search, {})} fetcher={fetcher} />}
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
        <TableRows {...props} rows={page.items} />
      ) : (
        <BulkTable {...props} acts={acts} answer={answer} fetcher={fetcher} />
      )}
      <Pages next={page.next} isFirst={!search.includes('after=')} />
    </>
  );
}

const NO_ACTS: readonly BulkAct[] = [];

type BulkTableProps<Row> = Omit<StaffTableProps<Row>, 'answer'> & {
  acts: readonly BulkAct[];
  answer: BulkAnswer | undefined;
  fetcher: ReturnType<typeof useFetcher<object>>;
};

/** Rows that can be ticked, and the bar that says what to do with them. */
function BulkTable<Row>({ acts, answer, fetcher, ...table }: BulkTableProps<Row>) {
  const { page, rowKey } = table;
  const { search } = useLocation();
  const isAlive = useIsAlive();
  const form = useRef<HTMLFormElement>(null);
  const keys = page.items.map(rowKey);
  const { ticked, tickAll, clear, box } = useTicked(keys, answer?.refused?.typed['row']);
  const done = answer?.done;
  useEffect(() => {
    if (!done) return;
    clear();
    form.current?.reset();
  }, [done, clear]);
  const sent = fetcher.formData?.getAll('row') ?? [];
  const boxes: RowBox = {
    box,
    isBusy: (key) => sent.includes(key),
    all: {
      isTicked: ticked.length === keys.length,
      isMixed: ticked.length > 0 && ticked.length < keys.length,
      onTick: tickAll,
    },
  };
  return (
    <BulkForm state={answer?.refused} fetcher={fetcher} ref={form}>
      <BulkBar
        acts={acts}
        total={page.total}
        isWhole={page.next === null && !search.includes('after=')}
        count={isAlive ? ticked.length : null}
        state={answer?.refused}
      />
      <TableRows {...table} rows={page.items} boxes={boxes} />
      <RowsElsewhere keys={keys} chosen={answer?.refused?.typed['row'] ?? []} />
    </BulkForm>
  );
}

/** Rows that had been chosen and that this page does not show, as when what was done to them is undone. */
function RowsElsewhere({ keys, chosen }: { keys: readonly string[]; chosen: readonly string[] }) {
  const elsewhere = chosen.filter((row) => !keys.includes(row));
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
