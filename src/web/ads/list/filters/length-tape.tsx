import { type ReactNode, useState } from 'react';
import { bandLimits, type LengthUnit, mmToInches } from '#rules/hair/measure.ts';
import type { HairLength } from '#rules/hair/values.ts';
import type { FilterRange } from '#rules/search/filters.ts';
import { RULER_INCHES } from '../../../hair/ruler.ts';
import type { ListedAds } from '../../find/load-ad-list.ts';
import { LIST_RANGES, type Listing } from '../../find/listing.ts';
import { RangeFields } from './filter-parts.tsx';
import type { Filters } from './use-filters.ts';
import styles from './length-tape.module.css';

/** Longest and shortest hair wanted: the range that a list of lengths goes by. */
export const LENGTH_RANGE = findLengthRange();

function findLengthRange(): FilterRange {
  const range = LIST_RANGES.find(({ field }) => field.kind === 'size');
  if (!range) throw new Error('No field is a length.');
  return range;
}

type LengthTapeProps = {
  filters: Filters;
  listing: Listing;
  counts: ListedAds['facets']['length'];
  unit: LengthUnit;
  said: (field: string) => string | undefined;
  /** The bands as boxes: on a phone the tape alone says it, where it can be moved. */
  children: ReactNode;
};

/** How many ads there are of each length, standing on a tape; two ties choose from and to, and two fields in numbers. */
export function LengthTape({ filters, listing, counts, unit, said, children }: LengthTapeProps) {
  // While a tie is held the list is a moment behind it.
  const [held, setHeld] = useState<{ query: string; least: number; most: number }>();
  const { least: leastName, most: mostName } = LENGTH_RANGE;
  const query = `${filters.query.get(leastName) ?? ''} ${filters.query.get(mostName) ?? ''}`;
  const inches = (name: typeof leastName) => {
    const mm = listing.amounts[name];
    return mm === undefined ? undefined : Math.min(Math.round(mmToInches(mm)), RULER_INCHES);
  };
  const isHeld = held !== undefined && (held.query === query || filters.isLoading);
  const least = isHeld ? held.least : (inches(leastName) ?? 0);
  const most = isHeld ? held.most : (inches(mostName) ?? RULER_INCHES);
  const bars = useBarsOfAll(filters, counts);
  const hold = (next: { least: number; most: number }) => {
    setHeld({ query, ...next });
    filters.drawSoon({
      [leastName]: next.least === 0 ? '' : toTyped(next.least, unit),
      [mostName]: next.most === RULER_INCHES ? '' : toTyped(next.most, unit),
    });
  };
  return (
    <>
      <div className={`with-script ${styles.tape}`}>
        <TapeWithBars counts={bars} least={least} most={most} unit={unit} />
        <input
          type="range"
          className={least > RULER_INCHES / 2 ? styles.above : undefined}
          aria-label="Shortest"
          aria-valuetext={toWords(least, unit)}
          max={RULER_INCHES}
          value={least}
          onChange={({ currentTarget }) =>
            hold({ least: Math.min(Number(currentTarget.value), most - 1), most })
          }
        />
        <input
          type="range"
          aria-label="Longest"
          aria-valuetext={most === RULER_INCHES ? 'any length' : toWords(most, unit)}
          max={RULER_INCHES}
          value={most}
          onChange={({ currentTarget }) =>
            hold({ least, most: Math.max(Number(currentTarget.value), least + 1) })
          }
        />
      </div>
      <RangeFields filters={filters} ends={[leastName, mostName]} said={said} hint={LENGTH_HINTS[unit]} />
      <div className={filters.query.has('length') ? undefined : styles.boxes}>{children}</div>
    </>
  );
}

export const LENGTH_HINTS: Record<LengthUnit, string> = {
  in: 'Inches, or with a unit: 71cm',
  cm: 'Add the unit: 71cm. A number alone means inches',
};

/** What is out of the range is not counted: its bars stay as they were before, while nothing else changes. */
function useBarsOfAll({ query, isLoading }: Filters, counts: LengthTapeProps['counts']) {
  const others = new URLSearchParams(query);
  const hasRange = RANGE_NAMES.some((name) => query.has(name));
  for (const name of RANGE_NAMES) others.delete(name);
  const key = others.toString();
  const [all, setAll] = useState({ key, counts: hasRange ? [] : counts });
  if (!hasRange && !isLoading && (all.key !== key || all.counts !== counts)) setAll({ key, counts });
  if (!hasRange || all.key !== key) return counts;
  const known = new Map(all.counts.map((each) => [each.value, each]));
  for (const each of counts) known.set(each.value, each);
  return [...known.values()];
}

const RANGE_NAMES: readonly string[] = [LENGTH_RANGE.least, LENGTH_RANGE.most];
const toCm = (inches: number) => Math.round(inches * 2.54);
/** Where a tie rests at an end of the tape, the number stands beside it. */
const besideTies = (inch: number) => Math.min(Math.max(inch, 2), RULER_INCHES - 2.4);
const toTyped = (inches: number, unit: LengthUnit) => (unit === 'in' ? `${inches}` : `${toCm(inches)}cm`);
const toWords = (inches: number, unit: LengthUnit) => (unit === 'in' ? `${inches} in` : `${toCm(inches)} cm`);

type BarsProps = Pick<LengthTapeProps, 'counts' | 'unit'> & { least: number; most: number };

/** Ten units an inch. What is longer than the tape stands at its end. */
function TapeWithBars({ counts, least, most, unit }: BarsProps) {
  const highest = Math.max(1, ...counts.map(({ count }) => count));
  const ticks = Array.from(
    { length: RULER_INCHES + 1 },
    (_, inch) => `M${inch * 10} 52v${inch % 5 ? 7 : 12}`,
  );
  return (
    <svg className={styles.drawing} viewBox="-22 0 394 88" aria-hidden="true">
      {counts.map(({ value, count }) => {
        const { from, below } = bandLimits(value as HairLength);
        const to = below ?? RULER_INCHES;
        const height = Math.max(2, Math.round((count / highest) * 48));
        return (
          <rect
            key={value}
            className={from < most && to > least ? styles.chosen : styles.bar}
            x={from * 10 + 1}
            y={52 - height}
            width={(to - from) * 10 - 2}
            height={height}
          />
        );
      })}
      <rect className={styles.band} x={-20} y={52} width={390} height={34} rx={4} />
      <path className={styles.ticks} d={ticks.join('')} />
      {[0, 5, 10, 15, 20, 25, 30, 35].map((inch) => (
        <text key={inch} x={besideTies(inch) * 10} y={80}>
          {unit === 'in' ? inch : toCm(inch)}
          {inch === RULER_INCHES && '+'}
        </text>
      ))}
    </svg>
  );
}
