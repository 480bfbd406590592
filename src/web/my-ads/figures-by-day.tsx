import type { AdDay } from '#rules/own-ad.ts';
import { showDate } from '../ui/dates.ts';
import styles from './figures.module.css';

const HEIGHT = 120;
const STEP = 10;

/** The views of each day as bars; a mark where somebody saved it or wrote. The table has the same numbers. */
export function FiguresByDay({ days }: { days: readonly AdDay[] }) {
  const most = Math.max(...days.map(({ views }) => views), 4);
  const events = days.filter(({ views, saves, conversations }) => views + saves + conversations > 0);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <section className={styles.byDay}>
      <h2>Views by day</h2>
      <figure>
        <svg
          viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 14}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {days.map(({ day, views }, at) => (
            <rect
              key={day}
              className={styles.bar}
              x={at * STEP + 1.5}
              width={STEP - 3}
              y={HEIGHT - (views / most) * HEIGHT}
              height={Math.max((views / most) * HEIGHT, 1)}
            />
          ))}
          {days.map(({ day, conversations, saves }, at) =>
            conversations + saves > 0 ? (
              <rect
                key={day}
                className={conversations > 0 ? styles.wrote : styles.saved}
                x={at * STEP + 1.5}
                width={STEP - 3}
                y={HEIGHT + 5}
                height="7"
              />
            ) : null,
          )}
        </svg>
        <figcaption>
          <span>{first && showDate(first.day)}</span>
          <span>
            <i className={styles.wrote} /> somebody wrote <i className={styles.saved} /> somebody saved it
          </span>
          <span>{last && showDate(last.day)}</span>
        </figcaption>
      </figure>
      {events.length === 0 ? (
        <p>Nobody has looked in these 30 days. Good photos in daylight and a tape measure help most.</p>
      ) : (
        <details>
          <summary>The same as a table</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Views</th>
                <th scope="col">Saves</th>
                <th scope="col">Conversations</th>
              </tr>
            </thead>
            <tbody>
              {events.toReversed().map(({ day, views, saves, conversations }) => (
                <tr key={day}>
                  <th scope="row">{showDate(day)}</th>
                  <td>{views}</td>
                  <td>{saves}</td>
                  <td>{conversations}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
