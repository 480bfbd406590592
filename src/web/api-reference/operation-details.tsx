import { useFetcher } from 'react-router';
import { ChevronIcon } from '../ui/icons/icons.tsx';
import type { loader } from './api-operation-page.tsx';
import { OperationFields } from './operation-fields.tsx';
import type { ListedOperation } from './operation-line.ts';
import { toOperationId } from './operation-id.ts';
import styles from './operation-card.module.css';

/** All there is to know of an operation, asked for when somebody opens it. Without script a link leads there. */
export function OperationDetails({ operation: { path } }: { operation: ListedOperation }) {
  const { load, state, data } = useFetcher<typeof loader>();
  const url = `/api/docs/${toOperationId(path)}`;
  return (
    <details
      className={styles.details}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !data && state === 'idle') void load(url);
      }}
    >
      <summary>
        Access, input, output <ChevronIcon />
      </summary>
      {data ? (
        <OperationFields operation={data.operation} />
      ) : (
        <p>{state === 'idle' ? <a href={url}>See all of this operation</a> : 'Loading …'}</p>
      )}
    </details>
  );
}
