import type { AdDay } from '#market/ads/mine/own-ad-view.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { showDay } from '../../ui/dates.ts';
import styles from './ad-figures.module.css';

/** The views of each day as bars; a dot where somebody saved the ad or wrote. */
export function FiguresByDay({ days }: { days: readonly AdDay[] }) {
  const of = (name: string, value: (day: AdDay) => number) => ({ name, values: days.map(value) });
  const hasNone = days.every(({ views, saves, conversations }) => views + saves + conversations === 0);
  return (
    <div className={styles.byDay}>
      <BarChart
        title="Views by day"
        unit="Day"
        labels={days.map(({ day }) => showDay(day))}
        series={[of('Views', ({ views }) => views)]}
        marks={[of('Saves', ({ saves }) => saves), of('Messages', ({ conversations }) => conversations)]}
        show={String}
      />
      {hasNone && <p>No views in the last 30 days. Good photos in daylight and a tape measure help most.</p>}
    </div>
  );
}
