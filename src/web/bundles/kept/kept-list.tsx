import { BUNDLES_PATH } from '../need/need-query.ts';
import type { ShownKeptList } from './show-kept.ts';

/** The sets somebody keeps. */
export function KeptList({ kept: { items, room } }: { kept: ShownKeptList }) {
  return (
    <section className="bun-kept" aria-labelledby="kept">
      <h2 id="kept">Your kept sets</h2>
      {items.length === 0 && <p>None yet. Choose a set, then ‘Keep this set’.</p>}
      <ul>
        {items.map(({ id, name, says, isWhole, isWatched }) => (
          <li key={id}>
            <a href={`${BUNDLES_PATH}/${id}`}>{name}</a>
            <span className={isWhole ? undefined : 'is-off'}>{says}</span>
            {isWatched && <small>We tell you of changes</small>}
          </li>
        ))}
      </ul>
      {items.length > 0 && <p className="bun-small">{room}</p>}
    </section>
  );
}
