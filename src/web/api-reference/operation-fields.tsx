import type { Operation } from './read-api-document.ts';
import type { SchemaField } from './schema-fields.ts';
import styles from './operation-card.module.css';

/** Who may ask for an operation, what goes in, and what comes out. */
export function OperationFields({ operation: { access, input, output } }: { operation: Operation }) {
  return (
    <>
      <p className={styles.access}>{access}</p>
      <FieldList title="In" fields={input} />
      <FieldList title="Out" fields={output} />
    </>
  );
}

function FieldList({ title, fields }: { title: string; fields: readonly SchemaField[] }) {
  if (fields.length === 0) return <p className={styles.nothing}>{title}: nothing.</p>;
  return (
    <section className={styles.fields}>
      <h3>{title}</h3>
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
    </section>
  );
}
