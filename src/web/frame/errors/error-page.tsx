import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { findErrorWords, OUR_FAULT } from '#rules/error-words.ts';
import { PageHead } from '../head/page-head.tsx';
import type { RefusedPage } from '../../request/refused-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFrameData } from '../frame-context.ts';
import { SearchForm } from '../search/search-form.tsx';
import styles from './error-page.module.css';

/** Every error in the frame: what happened in plain words, and where to go from there; `children`: a nearer way. */
export function ErrorPage({ error, children }: { error: unknown; children?: ReactNode }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = findErrorWords(status) ?? OUR_FAULT;
  const said = isRouteErrorResponse(error) ? (error.data as RefusedPage | null)?.message : undefined;
  return (
    <div className={styles.page}>
      <PageHead title={`Error: ${title}`} description={text} />
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <h1>{title}</h1>
      <p className={styles.text}>{said ?? text}</p>
      {children}
      {status >= 500 && <RequestId />}
      <SearchForm id="error-words" button="Find hair" />
      <p className={styles.ways}>
        <ButtonLink kind="quiet" href="/all-ads">
          See all ads
        </ButtonLink>
        <ButtonLink kind="quiet" href="/">
          Go to the home page
        </ButtonLink>
        <ButtonLink kind="quiet" href="/contact-us">
          Tell us about it
        </ButtonLink>
      </p>
    </div>
  );
}

/** What somebody who writes to us can name, so that we find it in the log. */
function RequestId() {
  const id = useFrameData()?.requestId;
  if (!id) return null;
  return (
    <p className={styles.id}>
      If you write to us, please quote this number: <code>{id}</code>
    </p>
  );
}
