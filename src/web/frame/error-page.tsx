import { isRouteErrorResponse } from 'react-router';
import { PageHead } from './page-head.tsx';
import type { RefusedPage } from '../request/refused-page.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useFrameData } from './frame-data.ts';
import { SearchForm } from './search/search-form.tsx';
import styles from './error-page.module.css';

const ERROR_WORDS: Record<number, { title: string; text: string } | undefined> = {
  400: {
    title: 'We could not take this form',
    text: 'The page may have been open for too long. Please load it again and send it once more.',
  },
  403: {
    title: 'You cannot open this page',
    text: 'Your account does not have access to it. If you think it should, tell us.',
  },
  404: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page has moved.',
  },
  405: { title: 'That cannot be done here', text: 'This page does not accept what was sent to it.' },
  410: { title: 'This page is gone', text: 'It was here once and has been taken down.' },
  503: { title: 'We are very busy right now', text: 'Please try again in a few seconds.' },
};
const OUR_FAULT = {
  title: 'Something went wrong on our side',
  text: 'It is not your fault, and nothing was lost. Please try again in a moment.',
};

/** Every error in the frame: what happened in plain words, and where to go from there. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = ERROR_WORDS[status] ?? OUR_FAULT;
  const said = isRouteErrorResponse(error) ? (error.data as RefusedPage | null)?.message : undefined;
  return (
    <div className={styles.page}>
      <PageHead title={`Error: ${title}`} description={text} />
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <h1>{title}</h1>
      <p className={styles.text}>{said ?? text}</p>
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
