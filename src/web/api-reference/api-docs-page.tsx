import type { Route } from './+types/api-docs-page.ts';
import { listOperations, readApiDocument } from './read-api-document.ts';
import { readGroup } from './operation-line.ts';
import { toOperationId } from './operation-id.ts';
import { OperationCard } from './operation-card.tsx';
import { OperationDetails } from './operation-details.tsx';
import { useFrameData } from '../frame/frame-context.ts';
import { apiDocumentContext } from '../request/page-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import styles from './api-docs-page.module.css';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'API' }] };

const STAFF_GROUP = 'super-admin-user';

/** What staff alone may ask is a third of it, and stands apart: few look for it. */
export function loader({ context, url }: Route.LoaderArgs) {
  const isStaff = url.searchParams.get('for') === 'staff';
  const { description, groups } = readApiDocument(context.get(apiDocumentContext));
  const shown = groups.filter(({ name }) => (name === STAFF_GROUP) === isStaff);
  return { description, isStaff, groups: listOperations({ description, groups: shown }) };
}

export default function ApiDocsPage({ loaderData: { description, isStaff, groups } }: Route.ComponentProps) {
  const origin = useFrameData()?.site.origin;
  const listed = groups.map(readGroup);
  return (
    <div className={styles.page}>
      <PageHead
        title="API reference"
        description="Every operation of the API: what goes in, what comes out, and who may ask."
        path="/api/docs"
      />
      <div className={styles.intro}>
        <h1>API reference</h1>
        <p>{description}</p>
        <p>
          A refusal has an HTTP status of its own and says why in a sentence:{' '}
          <code>{'{"success": 0, "code", "message", "fields"}'}</code>. The same as a document for programs:{' '}
          <a href="/api/openapi.json">openapi.json</a>.
        </p>
        <p>
          {isStaff ? (
            <a href="/api/docs">What everybody else may ask</a>
          ) : (
            <a href="/api/docs?for=staff">What staff alone may ask</a>
          )}
        </p>
        <pre>
          <code>{`curl '${origin}/api/ad/getlatestHairForSale?limit=3'`}</code>
        </pre>
      </div>
      <nav className={styles.contents} aria-label="Operations">
        {listed.map(({ name, operations }) => (
          <div key={name}>
            <h2>{name}</h2>
            <ul className={styles.links}>
              {operations.map(({ path }) => (
                <li key={path}>
                  <a href={`#${toOperationId(path)}`}>{path.split('/').at(-1)}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.operations}>
        {listed.flatMap(({ operations }) =>
          operations.map((operation) => (
            <OperationCard key={operation.path} operation={operation}>
              <OperationDetails operation={operation} />
            </OperationCard>
          )),
        )}
      </div>
    </div>
  );
}
