import { ROW_STATE_LABELS, ROW_STATES } from '#rules/ads/import/import-words.ts';
import { Chip, Chips } from '../ui/chips.tsx';
import type { ShownFile } from './import-head.tsx';

type RowFilterProps = { file: ShownFile; chosen: string | null; path: string };

/** The rows by what the trial says of them, with how many there are; and all that is wrong as a file. */
export function RowFilter({ file, chosen, path }: RowFilterProps) {
  const { counts } = file;
  const problems = counts.wrong + file.failed;
  const all = ROW_STATES.reduce((sum, state) => sum + counts[state], 0);
  const report = `/trade/export/report.csv?import=${file.id}`;
  const link = (show: string | null) => ({
    href: show === null ? path : `?show=${show}`,
    isOn: show === chosen,
    'aria-current': show === chosen ? ('true' as const) : undefined,
  });
  return (
    <div className="trade-filter">
      <nav aria-label="Rows">
        <Chips>
          <Chip {...link(null)}>All {all}</Chip>
          {ROW_STATES.filter((state) => counts[state] > 0).map((state) => (
            <Chip key={state} {...link(state)}>
              {ROW_STATE_LABELS[state]} {counts[state]}
            </Chip>
          ))}
          {file.failed > 0 && <Chip {...link('problems')}>With problems {problems}</Chip>}
        </Chips>
      </nav>
      <p className="trade-small">
        As CSV: <a href={report}>all rows</a>
        {problems > 0 && (
          <>
            {' '}
            · <a href={`${report}&show=problems`}>Only rows with problems</a>
          </>
        )}
      </p>
    </div>
  );
}
