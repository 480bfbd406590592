import { redirect } from 'react-router';
import type { z } from 'zod';
import type { Market } from '#market/market.ts';
import type { Route } from './+types/staff-case-page.ts';
import { CASE_STATES, CASE_TOPIC_WORDS, type CaseTopic } from '#rules/help/case-words.ts';
import { AnswerCase, HandOverCase, MoveCase, NoteOnCase } from '#rules/help/desk-schema.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';
import { byIntent } from '../../request/by-intent.ts';
import { readTexts } from '../../request/form-fields.ts';
import { marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { DoneNote } from '../../ui/note.tsx';
import { CaseActs } from './case-acts.tsx';
import { CaseBox } from './case-box.tsx';
import { CasePerson } from './case-person.tsx';
import { CaseTalk } from './case-talk.tsx';
import { PromiseLeft } from './promise-left.tsx';
import deskStyles from './desk.css?url';

export const handle: TrailHandle = { trail: [{ label: 'Cases', url: 'cases' }, { label: 'Case' }] };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { staff, desk } = context.get(marketContext);
  const file = await orRefusedPage(staff.caseFile(params.number));
  const [ready, colleagues] = await orRefusedPage(
    Promise.all([desk.readyAnswers(), desk.colleagues(file.isForManagement)]),
  );
  return {
    file,
    ready: ready.map(({ id, title, text }) => ({ id, title, text })),
    colleagues,
    /** Without script a ready answer is a link that fills the box. */
    started: ready.find(({ id }) => id === url.searchParams.get('ready'))?.text ?? '',
    done: url.searchParams.get('done'),
  };
}

export const action = (args: Route.ActionArgs) => {
  const act =
    <Schema extends z.ZodType>(
      schema: Schema,
      order: (desk: Market['desk'], input: z.output<Schema>) => Promise<void>,
      more: object = {},
    ) =>
    (posted: Posted) =>
      submitAct(posted, args.params.number, { schema, order, more });
  return byIntent(args, {
    send: act(AnswerCase, (desk, answer) => desk.answer(answer), { closes: false }),
    'send-close': act(AnswerCase, (desk, answer) => desk.answer(answer), { closes: true }),
    note: act(NoteOnCase, (desk, note) => desk.note(note)),
    'hand-over': act(HandOverCase, (desk, hand) => desk.handOver(hand)),
    close: act(MoveCase, (desk, move) => desk.close(move)),
    reopen: act(MoveCase, (desk, move) => desk.reopen(move)),
    'to-management': act(MoveCase, (desk, move) => desk.toManagement(move)),
    'from-management': act(MoveCase, (desk, move) => desk.fromManagement(move)),
  });
};

type Act<Schema extends z.ZodType> = {
  schema: Schema;
  order: (desk: Market['desk'], input: z.output<Schema>) => Promise<void>;
  more: object;
};

async function submitAct<Schema extends z.ZodType>(
  posted: Posted,
  caseNumber: string,
  { schema, order, more }: Act<Schema>,
) {
  const sent = await submit({
    ...posted,
    schema,
    read: (form) => ({ ...readTexts(form), ...more, caseNumber }),
    order: ({ desk }, input) => order(desk, input),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${posted.url.pathname}?done=${sent.intent}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** Also after a refusal: whoever was second sees what the first one did. */
export const shouldRevalidate = () => true;

const DONE: Record<string, string> = {
  send: 'Sent. They read it in an e-mail and on the page of their case.',
  'send-close': 'Sent, and the case is closed. It opens again if they write.',
  note: 'Noted. Only staff read it.',
  'hand-over': 'Handed over. Your colleague gets an e-mail.',
  close: 'Closed. It opens again if they write.',
  reopen: 'Open again, with a new day promised.',
  'to-management': 'Only an admin decides it now.',
  'from-management': 'Everybody at the desk can decide it now.',
};

export default function StaffCasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, ready, colleagues, started, done } = loaderData;
  const isDone = (...intents: string[]) => !actionData && done !== null && intents.includes(done);
  return (
    <>
      <PageHead title={`Case ${file.caseNumber}`} description="One case." />
      <header className="desk-head">
        <h1>{CASE_TOPIC_WORDS[file.topic as CaseTopic]?.label ?? file.topic}</h1>
        <p className="desk-chips">
          <span className="staff-tag" data-status={file.state}>
            {CASE_STATES[file.state]}
          </span>
          {file.dueAt && (
            <span className="desk-promise">
              <PromiseLeft dueAt={file.dueAt} />
            </span>
          )}
          <span className="staff-tag">{file.caseNumber}</span>
          {file.handler && <span className="staff-tag">{file.handler}</span>}
          {file.isForManagement && <span className="staff-tag">for the management</span>}
        </p>
      </header>
      {!actionData && <DoneNote says={DONE} done={done} />}
      <div className="desk-case">
        <div className="desk-main">
          <CaseTalk entries={file.entries} name={file.person?.username ?? 'They'} />
          <CaseBox
            name={file.person?.username ?? 'them'}
            version={file.version}
            ready={ready}
            started={started}
            state={actionData}
            isAnswered={isDone('send', 'send-close')}
            isNoted={isDone('note')}
          />
        </div>
        <div className="desk-side">
          <CasePerson file={file} />
          <CaseActs file={file} colleagues={colleagues} state={actionData} done={done} />
        </div>
      </div>
    </>
  );
}
