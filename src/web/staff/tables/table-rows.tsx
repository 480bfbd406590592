import type { ComponentProps, ReactNode } from 'react';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';

export type Column<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand under each other. */
  isNumber?: boolean;
};

/** How the rows are ticked. */
export type RowBox = {
  box: (key: string) => Pick<ComponentProps<'input'>, 'checked' | 'onChange' | 'ref'>;
  /** Something is being done to it. */
  isBusy: (key: string) => boolean;
  all: { isTicked: boolean; isMixed: boolean; onTick: (isTicked: boolean) => void };
};

type TableRowsProps<Row> = {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  boxes?: RowBox;
};

export function TableRows<Row>({ title, rows, columns, rowKey, rowName, boxes }: TableRowsProps<Row>) {
  return (
    <table className="staff-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          {boxes && (
            <th scope="col" className="staff-tick">
              <TickAll {...boxes.all} />
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
        {rows.map((row) => (
          <tr key={rowKey(row)} aria-busy={boxes?.isBusy(rowKey(row)) || undefined}>
            {boxes && (
              <td className="staff-tick">
                <input
                  {...boxes.box(rowKey(row))}
                  type="checkbox"
                  name="row"
                  value={rowKey(row)}
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

/** One box for all rows of this page: it needs script. */
function TickAll({ isTicked, isMixed, onTick }: RowBox['all']) {
  const isAlive = useIsAlive();
  if (!isAlive) return <span className="staff-unseen">Chosen</span>;
  return (
    <input
      type="checkbox"
      checked={isTicked}
      // Only script can say 'some of them'.
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      onChange={({ target }) => onTick(target.checked)}
      aria-label="Choose all rows on this page"
    />
  );
}
