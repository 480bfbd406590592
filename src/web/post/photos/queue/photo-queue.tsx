import type { RefusedFile } from './refused-files.ts';
import type { PhotoTask, usePhotoQueue } from './use-photo-queue.ts';
import styles from '../photos.module.css';

/** Everything that the fields tell of their files. */
export type Told = {
  /** What the server refused before script took over, or without it. */
  refused: readonly RefusedFile[];
  limit: { most: number; sentence: string };
  queue: ReturnType<typeof usePhotoQueue>;
};

type PhotoQueueProps = {
  /** The field whose files these are. */
  field: RefusedFile['field'];
  told: Told;
};

/** Where a field tells what becomes of its files: those on their way, and those that were refused. */
export function PhotoQueue({ field, told: { refused, queue } }: PhotoQueueProps) {
  return (
    <ul className={styles.queue} aria-live="polite">
      {refused
        .filter((photo) => photo.field === field)
        .map((photo, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
          <FileLeftOut key={at} name={photo.name} why={photo.why} />
        ))}
      {queue.tasks
        .filter((task) => task.field === field)
        .map((task) =>
          task.state === 'refused' ? (
            <FileLeftOut key={task.id} name={task.file.name} why={task.problem} />
          ) : (
            <FileOnItsWay key={task.id} task={task} queue={queue} />
          ),
        )}
    </ul>
  );
}

const FileLeftOut = ({ name, why }: { name: string; why: string }) => (
  <li className={styles.refused}>
    <b dir="auto">{name}</b>
    {`: ${why}`}
  </li>
);

function FileOnItsWay({ task, queue }: { task: PhotoTask; queue: Told['queue'] }) {
  const { name } = task.file;
  const hasFailed = task.state === 'failed';
  return (
    <li className={hasFailed ? styles.failed : undefined}>
      <span>{hasFailed ? `${name}: ${task.problem}` : name}</span>
      <progress max={1} value={task.share} aria-label={`Upload of ${name}`} />
      {hasFailed && (
        <button type="button" onClick={() => queue.retry(task)}>
          Try {name} again
        </button>
      )}
      <button type="button" onClick={() => queue.leaveOut(task)}>
        {hasFailed ? `Remove ${name}` : `Cancel ${name}`}
      </button>
    </li>
  );
}
