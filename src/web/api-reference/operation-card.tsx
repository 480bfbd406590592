import { plural } from '#rules/text/plural.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import type { DocumentedOperation } from './read-api-document.ts';
import type { SchemaField } from './schema-fields.ts';
import styles from './operation-card.module.css';

/** More fields than these stay folded. */
const FEW = 8;

export function OperationCard({ operation }: { operation: DocumentedOperation }) {
  const { id, method, path, summary, description, input, output } = operation;
  return (
    <article className={styles.card} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className={method === 'GET' ? styles.get : styles.post}>{method}</span> <code>{path}</code>
      </h2>
      <p>{summary}</p>
      <p className={styles.access}>{description}</p>
      <SchemaFieldList title="In" fields={input} isOpen={input.length <= FEW} />
      <SchemaFieldList title="Out" fields={output} />
    </article>
  );
}

function SchemaFieldList({
  title,
  fields,
  isOpen = false,
}: {
  title: string;
  fields: SchemaField[];
  isOpen?: boolean;
}) {
  if (fields.length === 0) return <p className={styles.nothing}>{title}: nothing.</p>;
  return (
    <details className={styles.fields} open={isOpen}>
      <summary>
        {title} <span>{plural(fields.length, 'field')}</span> <ChevronIcon />
      </summary>
      <dl className={styles.list}>
        {fields.map(({ path, name, depth, kind, isRequired, note }) => (
          <div key={path} data-depth={depth}>
            <dt>
              <code>{name}</code>
              {isRequired && title === 'In' && <span>required</span>}
            </dt>
            <dd>
              {kind}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
