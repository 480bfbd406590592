import { data } from 'react-router';
import type { Route } from './+types/api-operation-page.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { apiDocumentContext } from '../request/page-context.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { OperationCard } from './operation-card.tsx';
import { OperationFields } from './operation-fields.tsx';
import { findOperation, readApiDocument } from './read-api-document.ts';
import { toOperationId } from './operation-id.ts';
import styles from './api-docs-page.module.css';

export function loader({ params, context }: Route.LoaderArgs) {
  const operation = findOperation(readApiDocument(context.get(apiDocumentContext)), params.operation);
  if (!operation) throw data(null, { status: 404 });
  return { operation };
}

export default function ApiOperationPage({ loaderData: { operation } }: Route.ComponentProps) {
  const url = `/api/docs/${toOperationId(operation.path)}`;
  const crumbs = [
    { label: 'API reference', url: '/api/docs' },
    { label: operation.path, url },
  ];
  return (
    <div className={styles.page}>
      <PageHead title={`${operation.method} ${operation.path}`} description={operation.summary} path={url} />
      <div className={styles.intro}>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{operation.summary}</h1>
      </div>
      <div className={styles.alone}>
        <OperationCard operation={operation}>
          <OperationFields operation={operation} />
        </OperationCard>
      </div>
    </div>
  );
}
