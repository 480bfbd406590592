import { useLocation } from 'react-router';
import { ROW_COUNTS, STAFF_TABLE_WORDS, type StaffTableName } from '#rules/staff/table-words.ts';
import { Button } from '../../ui/button.tsx';
import { Options } from '../../ui/form/options.tsx';
import { listFilters, tableAddress } from './table-address.ts';

/** What was asked of a table, by name. */
export type TableSaid = Record<string, string | number | undefined>;

type TableToolsProps = {
  name: StaffTableName;
  query: TableSaid;
  /** What the address says beside the table's own: kept as it is. */
  kept?: Record<string, string>;
  /** What the search understands. */
  hint?: string;
};

/** Search, filters, sort and rows: a form whose answer is an address that can be kept and passed on. */
export function TableTools({ name, query, kept = NOTHING, hint = 'Id, e-mail or words' }: TableToolsProps) {
  const { search } = useLocation();
  const { sorts } = STAFF_TABLE_WORDS[name];
  const said = (key: string) => String(query[key] ?? '');
  return (
    <form className="staff-tools" method="get">
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label className="staff-search">
        <span>Search</span>
        <input type="search" name="q" defaultValue={said('q')} placeholder={hint} maxLength={200} />
      </label>
      {listFilters(name).map(([key, { label, options }]) => (
        <TableSelect key={key} name={key} label={label} options={options} chosen={said(key)} any="Any" />
      ))}
      <TableSelect name="sort" label="Sort" options={sorts} chosen={said('sort')} />
      <TableSelect
        name="limit"
        label="Rows"
        options={Object.fromEntries(ROW_COUNTS.map((count) => [String(count), String(count)]))}
        chosen={said('limit')}
      />
      {name === 'audit' && <DayRange from={said('from')} until={said('until')} />}
      <Button kind="secondary">Show</Button>
      {search !== '' && <a href={tableAddress('', kept)}>Clear</a>}
    </form>
  );
}

const NOTHING: Record<string, string> = {};

type TableSelectProps = {
  name: string;
  label: string;
  options: Readonly<Record<string, string>>;
  chosen: string;
  /** The word for 'not asked'. */
  any?: string;
};

function TableSelect({ name, label, options, chosen, any }: TableSelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={chosen}>
        {any && <option value="">{any}</option>}
        <Options options={Object.entries(options)} />
      </select>
    </label>
  );
}

function DayRange({ from, until }: { from: string; until: string }) {
  return (
    <>
      <label>
        <span>From</span>
        <input type="date" name="from" defaultValue={from} />
      </label>
      <label>
        <span>Until</span>
        <input type="date" name="until" defaultValue={until} />
      </label>
    </>
  );
}
