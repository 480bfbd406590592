import type { AdDay } from '#market/ads/own-ad-view.ts';
import { showDate } from '../ui/dates.ts';
import styles from './ad-figures.module.css';

const HEIGHT = 120;
const STEP = 10;
type Days = { days: readonly AdDay[] };

/** The views of each day as bars; a mark where somebody saved it or wrote. The table has the same numbers. */
export function FiguresByDay({ days }: Days) {
  const busy = days.filter(({ views, saves, conversations }) => views + saves + conversations > 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <section className={styles.byDay}>
      <h2>Views by day</h2>
      <figure>
        <Bars days={days} />
        <figcaption>
          <span>{first && showDate(first.day)}</span>
          <span>
            <i className={styles.wrote} /> somebody wrote <i className={styles.saved} /> somebody saved it
          </span>
          <span>{last && showDate(last.day)}</span>
        </figcaption>
      </figure>
      {busy.length === 0 ? (
        <p>No views in the last 30 days. Good photos in daylight and a tape measure help most.</p>
      ) : (
        <details>
          <summary>Show as a table</summary>
          <DayTable days={busy} />
        </details>
      )}
    </section>
  );
}

function Bars({ days }: Days) {
  const most = Math.max(...days.map(({ views }) => views), 4);
  return (
    <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 14}`} preserveAspectRatio="none" aria-hidden="true">
      {days.map(({ day, views, saves, conversations }, at) => {
        const place = { x: at * STEP + 1.5, width: STEP - 3 };
        const height = (views / most) * HEIGHT;
        return (
          <g key={day}>
            <rect className={styles.bar} {...place} y={HEIGHT - height} height={Math.max(height, 1)} />
            {conversations + saves > 0 && (
              <rect
                className={conversations > 0 ? styles.wrote : styles.saved}
                {...place}
                y={HEIGHT + 5}
                height="7"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

function DayTable({ days }: Days) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Views</th>
          <th scope="col">Saves</th>
          <th scope="col">Messages</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views, saves, conversations }) => (
          <tr key={day}>
            <th scope="row">{showDate(day)}</th>
            <td>{views}</td>
            <td>{saves}</td>
            <td>{conversations}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
