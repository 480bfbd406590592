import type { ImportedRow } from '#market/ads/import/import-view.ts';
import { AD_STATUS_LABELS } from '#rules/ads/ad-words.ts';
import { ROW_STATE_LABELS } from '#rules/ads/import/import-words.ts';

/** Every row with what it does; a wrong cell is shown as it was given, with what is wrong about it. */
export function ImportRows({ rows }: { rows: readonly ImportedRow[] }) {
  return (
    <ol className="trade-rows">
      {rows.map((row) => (
        <li key={row.row} value={row.row}>
          <span className="trade-number">Row {row.row}</span>
          <span className="trade-ad">
            <b>{row.ref ?? row.title ?? 'No ref'}</b>
            {row.ref !== null && row.title !== null && <span>{row.title}</span>}
          </span>
          <span className={`trade-state trade-${toTone(row)}`}>{describeState(row)}</span>
          <Details row={row} />
        </li>
      ))}
    </ol>
  );
}

function toTone({ state, result }: ImportedRow): 'good' | 'wrong' | 'plain' {
  if (state === 'wrong' || result === 'failed') return 'wrong';
  return state === 'same' ? 'plain' : 'good';
}

function describeState({ state, result, status }: ImportedRow): string {
  if (result === 'failed') return 'Not done';
  if (result === 'posted') return `New: ${status ? AD_STATUS_LABELS[status].toLowerCase() : ''}`;
  return result === 'changed' ? 'Changed' : ROW_STATE_LABELS[state];
}

function Details({ row }: { row: ImportedRow }) {
  const { changes, problems, waitsForPhotos, adId, result } = row;
  const waits = waitsForPhotos && problems.length === 0;
  if (changes.length === 0 && problems.length === 0 && !waits && result === null) return null;
  return (
    <div className="trade-details">
      {problems.length === 0 && changes.length > 0 && (
        <p>
          {result === 'changed' ? 'Changed' : 'Changes'}: {changes.join(', ')}
        </p>
      )}
      {waits && (
        <p>
          {result === null
            ? 'Will be a draft that waits for photos.'
            : 'Saved as a draft: it waits for photos.'}{' '}
          {adId && <a href={`/post-an-ad/photos?draft=${adId}`}>Add photos</a>}
        </p>
      )}
      {!waits && adId && (result === 'posted' || result === 'changed') && (
        <p>
          <a href={`/seller/seller-profile/ads/${adId}`}>See the ad</a>
        </p>
      )}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ column, value, sentence }) => (
            <li key={`${column}${sentence}`}>
              {column !== null && (
                <mark>
                  {column}: {value === '' ? 'empty' : value}
                </mark>
              )}{' '}
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
