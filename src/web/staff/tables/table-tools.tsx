import { useLocation } from 'react-router';
import { ROW_COUNTS, STAFF_TABLE_WORDS, type StaffTableName } from '#rules/staff/table-words.ts';
import { Button } from '../../ui/button.tsx';
import { Options } from '../../ui/form/fields/options.tsx';
import { listFilters, tableAddress } from './table-address.ts';
import { useSaid, useTableTools } from './use-table-tools.ts';

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

/**
 * Search, filters, sort and rows: a form whose answer is an address that can be kept and passed on. With script each
 * acts when it is touched.
 */
export function TableTools({ name, query, kept = NOTHING, hint = 'Id, e-mail or words' }: TableToolsProps) {
  const { search } = useLocation();
  const { form, ask, askSoon } = useTableTools();
  const { sorts } = STAFF_TABLE_WORDS[name];
  const said = (key: string) => String(query[key] ?? '');
  const tool = (key: string, label: string) => ({ name: key, label, chosen: said(key), onTouch: ask });
  return (
    <form
      className="staff-tools"
      method="get"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <SearchBox said={said('q')} hint={hint} onType={askSoon} />
      {listFilters(name).map(([key, { label, options }]) => (
        <TableSelect key={key} {...tool(key, label)} options={options} any="Any" />
      ))}
      <TableSelect {...tool('sort', 'Sort')} options={sorts} />
      <TableSelect
        {...tool('limit', 'Rows')}
        options={Object.fromEntries(ROW_COUNTS.map((count) => [String(count), String(count)]))}
      />
      {DATED.includes(name) && (
        <>
          <DayBox {...tool('from', 'From')} />
          <DayBox {...tool('until', 'Until')} />
        </>
      )}
      <div className="without-script">
        <Button kind="secondary">Show</Button>
      </div>
      {search !== '' && <a href={tableAddress('', kept)}>Clear</a>}
    </form>
  );
}

/** Tables in which days can be chosen. */
const DATED: readonly StaffTableName[] = ['audit', 'ledger', 'sale-ledger'];
const NOTHING: Record<string, string> = {};

function SearchBox({ said, hint, onType }: { said: string; hint: string; onType: () => void }) {
  const [value, say] = useSaid(said);
  return (
    <label className="staff-search">
      <span>Search</span>
      <input
        type="search"
        name="q"
        value={value}
        placeholder={hint}
        maxLength={200}
        onChange={({ target }) => {
          say(target.value);
          onType();
        }}
      />
    </label>
  );
}

type ToolProps = { name: string; label: string; chosen: string; onTouch: () => void };
type TableSelectProps = ToolProps & {
  options: Readonly<Record<string, string>>;
  /** The word for 'not asked'. */
  any?: string;
};

function TableSelect({ name, label, options, chosen, any, onTouch }: TableSelectProps) {
  const [value, say] = useSaid(chosen);
  return (
    <label>
      <span>{label}</span>
      <select
        name={name}
        value={value}
        onChange={({ target }) => {
          say(target.value);
          onTouch();
        }}
      >
        {any && <option value="">{any}</option>}
        <Options options={Object.entries(options)} />
      </select>
    </label>
  );
}

function DayBox({ name, label, chosen, onTouch }: ToolProps) {
  const [value, say] = useSaid(chosen);
  return (
    <label>
      <span>{label}</span>
      <input
        type="date"
        name={name}
        value={value}
        onChange={({ target }) => {
          say(target.value);
          onTouch();
        }}
      />
    </label>
  );
}
