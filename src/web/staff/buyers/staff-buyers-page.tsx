import { redirect } from 'react-router';
import { lastUntil } from '#rules/certified/buyer-check.ts';
import { CertifyBuyer, RefuseBuyer } from '#rules/certified/buyer-check-schema.ts';
import type { BuyerCheck } from '#market/certified/check-view.ts';
import type { Route } from './+types/staff-buyers-page.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { Age } from '../../frame/time/age.tsx';
import { byIntent } from '../../request/by-intent.ts';
import { readTexts } from '../../request/form-fields.ts';
import { marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { showDate } from '../../ui/dates.ts';
import { asRefused } from '../../ui/form/form-state.ts';
import { DoneNote } from '../../ui/note.tsx';
import { BuyerToCheck } from './buyer-to-check.tsx';
import { readLastDay } from './last-day.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { at, asked, certified } = await orRefusedPage(context.get(marketContext).certified.list());
  const wanted = url.searchParams.get('buyer');
  const opened = [...asked, ...certified].find(({ accountId }) => accountId === wanted) ?? asked[0] ?? null;
  return {
    opened,
    asked: asked.map(toLine),
    certified: certified.map(toLine),
    lastDay: readLastDay(at, lastUntil),
    done: url.searchParams.get('done'),
  };
}

const toLine = ({ accountId, username, businessName, askedAt, until, isCertified }: BuyerCheck) => ({
  accountId,
  username,
  businessName,
  askedOn: askedAt.slice(0, 10),
  until,
  isCertified,
});
type Line = ReturnType<typeof toLine>;

export const action = (args: Route.ActionArgs) => byIntent(args, { certify, refuse, withdraw });

const read = (form: FormData) => ({ reason: '', ...readTexts(form) });

async function certify(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: CertifyBuyer,
    read,
    order: (market, asked) => market.certified.certify(asked),
  });
  return sent.isDone ? goOn(posted, 'certified') : sent.back;
}

async function refuse(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: RefuseBuyer,
    read,
    order: (market, asked) => market.certified.refuse(asked),
  });
  return sent.isDone ? goOn(posted, 'refused') : sent.back;
}

async function withdraw(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: RefuseBuyer,
    read,
    order: (market, asked) => market.certified.withdraw(asked),
  });
  return sent.isDone ? goOn(posted, 'withdrawn') : sent.back;
}

/** To whoever waits next. */
function goOn({ url }: Posted, done: string): never {
  throw redirect(`${url.pathname}?done=${done}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** Also after a refusal: whoever was second sees what the first one did. */
export const shouldRevalidate = () => true;

const DONE: Record<string, string> = {
  certified: 'Certified. They got an e-mail, and sellers see the badge.',
  refused: 'Refused. They read why, and can send it again.',
  withdrawn: 'Withdrawn. Sellers no longer see the badge.',
};

export default function StaffBuyersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, asked, certified, lastDay, done } = loaderData;
  const refused = asRefused(actionData);
  return (
    <>
      <PageHead title="Buyers to check" description="Buyers who want to be certified." />
      <h1>Buyers to check</h1>
      {!refused && <DoneNote says={DONE} done={done} />}
      {asked.length === 0 && <p className="staff-empty">Nobody waits to be certified.</p>}
      {opened && (
        <BuyerToCheck
          key={`${opened.accountId}:${opened.version}`}
          check={opened}
          lastDay={lastDay}
          state={refused}
        />
      )}
      <Buyers title="Waiting" lines={asked} open={opened?.accountId} />
      <Buyers title="Certified now" lines={certified} open={opened?.accountId} />
    </>
  );
}

type BuyersProps = {
  title: string;
  lines: readonly Line[];
  open: string | undefined;
};

function Buyers({ title, lines, open }: BuyersProps) {
  if (lines.length === 0) return null;
  return (
    <section className="staff-panel">
      <h2>
        {title}: {lines.length}
      </h2>
      <ol className="staff-log">
        {lines.map((line) => (
          <li key={line.accountId}>
            <a href={`?buyer=${line.accountId}`} aria-current={line.accountId === open ? 'true' : undefined}>
              {line.username}
            </a>
            , {line.businessName}, <Stands {...line} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Since when somebody waits, or until when they are certified. */
function Stands({ askedOn, until, isCertified }: Pick<Line, 'askedOn' | 'until' | 'isCertified'>) {
  if (until === null) return <Age since={askedOn} />;
  return `until ${showDate(until)}${isCertified ? '' : ', no plan: not shown'}`;
}
