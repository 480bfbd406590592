import { useDisplayPrefs } from '../../ads/use-display-prefs.ts';
import { HangingSet, sayLength } from './hanging-set.tsx';
import type { ShownHank, ShownNeed } from '../shown-bundles.ts';

/** The set as it would hang, and the same as a table for whoever cannot see it. */
export function DrawnSet({ hanks, need }: { hanks: readonly ShownHank[]; need: ShownNeed }) {
  const { lengthUnit: unit } = useDisplayPrefs();
  return (
    <figure className="bun-drawing">
      <HangingSet hanks={hanks} need={need} unit={unit} />
      <figcaption>
        <p className="bun-legend">
          <span>{sayLength(need.inches, unit)}, what you need</span>
          {need.spread > 0 && <span>{sayLength(need.spread, unit)} apart at most</span>}
        </p>
        <details>
          <summary>As a table</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Hank</th>
                <th scope="col">Length</th>
                <th scope="col">Counted</th>
                <th scope="col">Price</th>
              </tr>
            </thead>
            <tbody>
              {hanks.map(({ id, letter, inches, grams, price }) => (
                <tr key={id}>
                  <th scope="row">{letter}</th>
                  <td>{sayLength(inches, unit)}</td>
                  <td>{grams} g</td>
                  <td>{price}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  );
}
