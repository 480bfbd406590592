import type { Route } from './+types/dev-mail-page.ts';
import { marketContext } from '../request/page-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { Moment } from '../frame/time/moment.tsx';
import { Button } from '../ui/button.tsx';
import styles from './dev-mail-page.module.css';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Demo mailbox' }] };

/** The same list as JSON, for whoever asks for that: tests and other programs read their codes here. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, context }, next) => {
    if (!request.headers.get('Accept')?.startsWith('application/json')) return next();
    return Response.json({
      items: await orRefusedPage(context.get(marketContext).mailbox.list(readRecipient(url))),
    });
  },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = readRecipient(url);
  const found = await orRefusedPage(context.get(marketContext).mailbox.list(asked));
  // The list shows no letter: codes and links of everybody stay where they are.
  const mails = found.map(({ id, to, subject, sentAt }) => ({ id, to, subject, sentAt }));
  return { to: asked.to ?? '', mails };
}

export default function DevMailPage({ loaderData: { to, mails } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <PageHead title="Demo mailbox" description="Every e-mail this demo would have sent." />
      <h1>Demo mailbox</h1>
      <p>No e-mail leaves this demo. All of them land here, whoever they are for.</p>
      <form className={styles.form}>
        <label htmlFor="to">Only e-mails to</label>
        <input
          id="to"
          name="to"
          type="email"
          defaultValue={to}
          placeholder="asha@fairhank.test"
          autoComplete="off"
        />
        <Button kind="quiet">Show</Button>
      </form>
      {mails.length === 0 && <p className={styles.none}>No e-mails{to && ` to ${to}`} yet.</p>}
      <ol className={styles.mails}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <a href={`/dev/mail/${mail.id}`}>{mail.subject}</a>
            <p>
              To {mail.to} · <Moment at={mail.sentAt} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function readRecipient(url: URL): { to?: string } {
  const to = url.searchParams.get('to')?.trim();
  return to ? { to } : {};
}
