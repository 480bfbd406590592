import type { Route } from './+types/staff-held-page.ts';
import type { HeldMessage } from '#market/staff/tables/staff-rows-view.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { describeOffer } from '#rules/offers/describe-offer.ts';
import { bulkFromForm } from '../tables/bulk-from-form.ts';
import type { Column } from '../tables/table-rows.tsx';
import { StaffTable } from '../tables/staff-table.tsx';
import { readTable } from '../tables/read-table.ts';
import { PhotoLinks } from './photo-links.tsx';
import { Moment } from '../../frame/time/moment.tsx';

const DECISIONS = { released: 'let through', refused: 'held back' } as const;

type HeldRow = ReturnType<typeof toHeldRow>;

const toHeldRow = (message: HeldMessage) => ({
  messageId: message.messageId,
  text: message.text,
  /** Where it would be shown otherwise than it was written. */
  shownText: message.shownText === message.text ? null : message.shownText,
  notes: message.notes,
  photos: message.photos,
  sender: message.sender,
  ad: message.ad,
  signals: message.signals,
  score: message.score,
  sentAt: message.sentAt,
  decision: message.decision,
  offer: message.offer && describeOffer(message.offer),
});

const COLUMNS: readonly Column<HeldRow>[] = [
  {
    label: 'Message',
    cell: (message) => (
      <>
        {message.offer !== null && <b>Offers {message.offer}</b>}
        <blockquote className="staff-quote">{message.text}</blockquote>
        <a href={`/super-admin-user/held-messages/${message.messageId}`}>Read where it was said</a>
        <PhotoLinks photos={message.photos} />
        {message.notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
        {message.shownText !== null && <small>Would be shown as: {message.shownText}</small>}
      </>
    ),
  },
  {
    label: 'From',
    cell: ({ sender }) => <a href={`/super-admin-user/user/${sender.id}`}>{sender.username}</a>,
  },
  { label: 'About', cell: ({ ad }) => <a href={`/super-admin-user/ad/${ad.id}`}>{ad.title}</a> },
  {
    label: 'Found',
    cell: ({ signals, score }) => (
      <>
        {signals.join(', ')}
        <small>score {score}</small>
      </>
    ),
  },
  {
    label: 'Sent',
    cell: ({ sentAt, decision }) => (
      <>
        <Moment at={sentAt} />
        {decision && <small>{DECISIONS[decision]}</small>}
      </>
    ),
  },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readTable('held', url);
  const page = await orRefusedPage(context.get(marketContext).staff.held(query));
  return { query, page: { ...page, items: page.items.map(toHeldRow) } };
}

export const action = (args: Route.ActionArgs) =>
  bulkFromForm(args, async (market, after) => {
    const page = await market.staff.held({ ...readTable('held', args.url), limit: 100, after });
    return {
      rows: page.items.map(({ messageId, text }) => ({ row: messageId, name: text })),
      next: page.next,
    };
  });

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function StaffHeldPage({ loaderData: { query, page }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Held messages" description="Messages that wait for a decision." />
      <h1>Held messages</h1>
      <p>
        The sender of a message that we hold back sees what we tell them; the reason is for staff only. A
        message that we let through is shown with contact details masked.
      </p>
      <StaffTable
        name="held"
        title="Held messages"
        query={query}
        page={page}
        columns={COLUMNS}
        rowKey={({ messageId }) => messageId}
        rowName={({ sender }) => `the message from ${sender.username}`}
        acts={query.state === 'waiting' ? ['held.release', 'held.refuse'] : []}
        answer={actionData}
        empty={
          query.state === 'waiting' ? 'Nothing waiting. Every message is delivered.' : 'No message matches.'
        }
      />
    </>
  );
}
