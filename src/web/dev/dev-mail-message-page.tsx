import { data } from 'react-router';
import type { Route } from './+types/dev-mail-message-page.ts';
import { useFrameData } from '../frame/frame-context.ts';
import { marketContext } from '../request/page-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Moment } from '../frame/time/moment.tsx';
import styles from './dev-mail-page.module.css';

export async function loader({ params, context }: Route.LoaderArgs) {
  const mail = await orRefusedPage(context.get(marketContext).mailbox.show(params.id));
  if (!mail) throw data(null, { status: 404 });
  return { mail };
}

export default function DevMailMessagePage({ loaderData: { mail } }: Route.ComponentProps) {
  const crumbs = [
    { label: 'Demo mailbox', url: '/dev/mail' },
    { label: mail.subject, url: `/dev/mail/${mail.id}` },
  ];
  return (
    <div className={styles.page}>
      <PageHead title={mail.subject} description={`An e-mail to ${mail.to}.`} />
      <Breadcrumbs crumbs={crumbs} />
      <article className={styles.mail}>
        <h1>{mail.subject}</h1>
        <p>
          To <a href={`/dev/mail?to=${encodeURIComponent(mail.to)}`}>{mail.to}</a> ·{' '}
          <Moment at={mail.sentAt} />
        </p>
        {mail.html && (
          <iframe
            className={styles.sheet}
            src={`/dev/mail/${mail.id}/html`}
            title="The e-mail as a mail program shows it"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        )}
        <h2>As plain text</h2>
        <div className={styles.text}>
          <Linked text={mail.text} />
        </div>
      </article>
    </div>
  );
}

/** A full stop after a link ends the sentence, not the link. */
const LINKS_AND_TEXT = /https?:\/\/[^\s<>"]*[^\s<>"'’”).,:;!?]|(?:(?!https?:\/\/)[\s\S])+/g;

/** Links of this site can be followed, as in a mail program; all others stay text. */
function Linked({ text }: { text: string }) {
  const origin = useFrameData()?.site.origin ?? '';
  return [...text.matchAll(LINKS_AND_TEXT)].map(({ 0: part, index }) =>
    part === origin || part.startsWith(`${origin}/`) ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
