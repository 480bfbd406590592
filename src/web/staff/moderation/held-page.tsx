import { redirect } from 'react-router';
import type { Route } from './+types/held-page.ts';
import { ResolveHeld } from '#rules/moderation/decision-schema.ts';
import { tellOr } from '#rules/moderation/decision-texts.ts';
import { isId } from '#rules/id.ts';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';
import { PageHead } from '../../frame/head/page-head.tsx';
import { byIntent } from '../../request/by-intent.ts';
import { readText } from '../../request/form-fields.ts';
import { marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { submit } from '../../request/submit.ts';
import { Note } from '../../ui/note.tsx';
import { CaseTalk } from './case-talk.tsx';
import { HeldBubble } from './held-bubble.tsx';
import { HeldDecision } from './held-decision.tsx';
import { HeldQueue } from './held-queue.tsx';
import { PersonBrief } from './person-brief.tsx';
import heldStyles from './held.css?url';

/** Only where a conversation is read. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: heldStyles }];

export const handle: TrailHandle = {
  trail: [{ label: 'Held messages', url: 'held-messages' }, { label: 'Message' }],
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const file = await orRefusedPage(context.get(marketContext).staff.heldFile(params.id));
  return { file, done: url.searchParams.get('done') };
}

/** The next one opens, so that nobody goes back to the list between two. */
export async function action(args: Route.ActionArgs) {
  let next = '';
  let done = '';
  const sent = await byIntent(args, {
    decide: (posted) =>
      submit({
        ...posted,
        schema: ResolveHeld,
        read: (form) => {
          [done, next] = [readText(form, 'decision') ?? '', readText(form, 'next') ?? ''];
          const [decision, also] = done.split(' ');
          const message = decision === 'refused' ? (readText(form, 'message') ?? undefined) : undefined;
          const reason = readText(form, 'reason') ?? usualReason(decision, message);
          return { messageId: args.params.id, decision, also, message, reason };
        },
        order: (market, decision) => market.reports.resolveHeld(decision),
      }),
  });
  if (!sent.isDone) return sent.back;
  const said = `done=${encodeURIComponent(done)}`;
  throw redirect(
    isId(next)
      ? `/super-admin-user/held-messages/${next}?${said}`
      : `/super-admin-user/held-messages/${args.params.id}?${said}&last=1`,
    303,
  );
}

const usualReason = (decision: string | undefined, message: string | undefined) =>
  decision === 'refused'
    ? `Told them: ${tellOr('keep-back', message)}`
    : 'Read where it was said: nothing against it.';

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

const DONE: Record<string, string> = {
  refused: 'Refused: its writer reads why.',
  released: 'Let through, with contact details masked.',
  'refused warn': 'Refused, and its writer is warned.',
  'refused suspend': 'Refused, and its writer is suspended.',
};

export default function StaffHeldMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, writer, talk, queue, next, previous } = loaderData.file;
  const { done } = loaderData;
  const said = done !== null && Object.hasOwn(DONE, done) && DONE[done];
  const reader = talk?.reader ?? 'The other side';
  const bubble = <HeldBubble message={message} reader={reader} />;
  return (
    <>
      <PageHead title={`Held message from ${message.sender.username}`} description="One held message." />
      <h1>
        {message.sender.username} to {reader}
      </h1>
      {said && (
        <Note kind="good">
          {said} {next === null && 'Nothing else waits.'}
        </Note>
      )}
      <div className="held-three">
        <HeldQueue queue={queue} openId={message.messageId} />
        <div className="held-middle">
          {talk && <CaseTalk talk={talk} aboutId={message.messageId} about={bubble} />}
          {message.decision === null ? (
            <HeldDecision
              key={message.messageId}
              message={message}
              next={next}
              previous={previous}
              state={actionData}
            />
          ) : (
            <p>
              This one is decided.{' '}
              {next ? (
                <a href={`/super-admin-user/held-messages/${next}`}>Next message</a>
              ) : (
                'Nothing else waits.'
              )}
            </p>
          )}
        </div>
        {writer && <PersonBrief person={writer} now={message.decision === null ? 1 : 0} />}
      </div>
    </>
  );
}
