import type { Route } from './+types/api-docs-page.ts';
import { readApiDocument } from './read-api-document.ts';
import { OperationCard } from './operation-card.tsx';
import { useFrameData } from '../frame/frame-data.ts';
import { apiDocumentContext } from '../request/page-context.ts';
import { PageHead } from '../frame/page-head.tsx';
import styles from './api-docs-page.module.css';

export function loader({ context }: Route.LoaderArgs) {
  return { reference: readApiDocument(context.get(apiDocumentContext)) };
}

export default function ApiDocsPage({ loaderData: { reference } }: Route.ComponentProps) {
  const origin = useFrameData()?.site.origin;
  return (
    <div className={styles.page}>
      <PageHead
        title="API reference"
        description="Every operation of the API: what goes in, what comes out, and who may ask."
        path="/api/docs"
      />
      <div className={styles.intro}>
        <h1>API reference</h1>
        <p>{reference.description}</p>
        <p>
          A refusal has an HTTP status of its own and says why in a sentence:{' '}
          <code>{'{"success": 0, "code", "message", "fields"}'}</code>. The same as a document for programs:{' '}
          <a href="/api/openapi.json">openapi.json</a>.
        </p>
        <pre>
          <code>{`curl '${origin}/api/ad/getlatestHairForSale?limit=3'`}</code>
        </pre>
      </div>
      <nav className={styles.contents} aria-label="Operations">
        {reference.groups.map(({ name, operations }) => (
          <div key={name}>
            <h2>{name}</h2>
            <ul className={styles.links}>
              {operations.map(({ id, path }) => (
                <li key={id}>
                  <a href={`#${id}`}>{path.split('/').at(-1)}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.operations}>
        {reference.groups.flatMap(({ operations }) =>
          operations.map((operation) => <OperationCard key={operation.id} operation={operation} />),
        )}
      </div>
    </div>
  );
}
