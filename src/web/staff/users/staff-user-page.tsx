import { redirect } from 'react-router';
import type { z } from 'zod';
import type { Market } from '#market/market.ts';
import type { Route } from './+types/staff-user-page.ts';
import { ChangeRole, DecideOnUser, GrantPlan } from '#rules/staff/staff-schema.ts';
import { WriteToPerson } from '#rules/help/desk-schema.ts';
import { BanPerson, LiftBan, NoteOnPerson, TakeBackNote } from '#rules/staff/person-schema.ts';
import { can } from '#rules/permissions.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { AuditList } from '../audit-list.tsx';
import { listDecisions, toAuditLine } from '../audit-words.ts';
import { UserFacts } from './user-facts.tsx';
import { UserActs } from './user-acts.tsx';
import { StandingBans } from './standing-bans.tsx';
import { PersonNotes } from './person-notes.tsx';
import { WritePanel } from './write-panel.tsx';
import { TraderFacts } from './trader-facts.tsx';
import { toUserFile } from './user-row.ts';
import { readTexts } from '../../request/form-fields.ts';
import { byIntent } from '../../request/by-intent.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { asRefused } from '../../ui/form/form-state.ts';
import { DoneNote } from '../../ui/note.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Users', url: 'users' }, { label: 'User' }] };

/** As many as one reads; the others are a link away. */
const SHOWN_NOTES = 5;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { viewer, staff, traders } = context.get(marketContext);
  const user = await orRefusedPage(staff.user(params.id));
  const thing = { accountId: user.userId, accountRole: user.role };
  const audit = can(viewer, 'read the audit log')
    ? listDecisions((await staff.audit({ q: user.userId, sort: 'newest', limit: 100 })).items)
    : null;
  const notes = can(viewer, 'keep notes on this person', thing)
    ? await staff.notes({ userId: user.userId })
    : null;
  const shownNotes = url.searchParams.has('notes') ? notes : (notes?.slice(0, SHOWN_NOTES) ?? null);
  return {
    user: toUserFile(user),
    bans: can(viewer, 'ban this person', thing) ? await staff.bans({ userId: user.userId }) : [],
    notes: shownNotes,
    moreNotes: (notes?.length ?? 0) - (shownNotes?.length ?? 0),
    trader: await orRefusedPage(traders.show(user.userId)),
    audit: audit?.map(toAuditLine) ?? null,
    isMe: viewer?.id === user.userId,
    may: {
      reveal: can(viewer, 'reveal an address'),
      suspend: can(viewer, 'block or restore this user', thing),
      changePlan: can(viewer, 'change subscriptions'),
      changeRole: user.role !== 'enduser' && can(viewer, 'change this role', thing),
      write: viewer?.id !== user.userId && can(viewer, 'handle cases'),
      ban: can(viewer, 'ban this person', thing),
      eraseOrExport: can(viewer, 'erase or export the data of this person', thing),
    },
    done: url.searchParams.get('done'),
  };
}

export const action = (args: Route.ActionArgs) => {
  const decide =
    (order: (staff: Market['staff'], decision: DecideOnUser) => Promise<unknown>) => (posted: Posted) =>
      submitAct(posted, args.params.id, DecideOnUser, order);
  return byIntent(args, {
    reveal: async (posted) => {
      const sent = await submit({
        ...posted,
        schema: DecideOnUser,
        read: (form) => readAct(form, args.params.id),
        order: ({ staff }, decision) => staff.revealAddress(decision),
      });
      // The address is in this one answer only: no link to it can be passed on.
      return sent.isDone ? { email: sent.answer.email } : sent.back;
    },
    suspend: decide((staff, decision) => staff.suspend(decision)),
    restore: decide((staff, decision) => staff.restore(decision)),
    export: decide((staff, decision) => staff.exportUserData(decision)),
    delete: decide((staff, decision) => staff.deleteUserAccount(decision)),
    'switch-off': decide((staff, decision) => staff.switchOffPlan(decision)),
    note: (posted) =>
      submitAct(
        posted,
        args.params.id,
        NoteOnPerson,
        (staff, note) => staff.noteOnPerson(note),
        readAboutPerson,
      ),
    'take-back': (posted) =>
      submitAct(posted, args.params.id, TakeBackNote, (staff, note) => staff.takeBackNote(note), readTexts),
    write: async (posted) => {
      const sent = await submit({
        ...posted,
        schema: WriteToPerson,
        read: (form) => readAboutPerson(form, args.params.id),
        order: ({ desk }, message) => desk.writeToPerson(message),
      });
      if (!sent.isDone) return sent.back;
      throw redirect(`${posted.url.pathname}?done=write`, 303);
    },
    ban: (posted) =>
      submitAct(posted, args.params.id, BanPerson, (staff, ban) => staff.banPerson(ban), readAboutPerson),
    'lift-ban': (posted) =>
      submitAct(posted, args.params.id, LiftBan, (staff, lift) => staff.liftBan(lift), readTexts),
    role: (posted) =>
      submitAct(posted, args.params.id, ChangeRole, (staff, change) => staff.changeRole(change)),
    grant: (posted) =>
      submitAct(posted, args.params.id, GrantPlan, (staff, grant) => staff.activateSubscription(grant)),
  });
};

async function submitAct<Schema extends z.ZodType>(
  posted: Posted,
  userId: string,
  schema: Schema,
  order: (staff: Market['staff'], decision: z.output<Schema>) => Promise<unknown>,
  read: (form: FormData, userId: string) => unknown = readAct,
) {
  const sent = await submit({
    ...posted,
    schema,
    read: (form) => read(form, userId),
    order: ({ staff }, decision) => order(staff, decision),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${posted.url.pathname}?done=${sent.intent}`, 303);
}

function readAct(form: FormData, userId: string) {
  const { plan, ...texts } = readTexts(form);
  return { reason: '', ...texts, ...(plan ? { plan: Number(plan) } : {}), userId };
}

const readAboutPerson = (form: FormData, userId: string) => ({ ...readTexts(form), userId });

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

const DONE: Record<string, string> = {
  suspend: 'Suspended. They are signed out everywhere and their ads are hidden.',
  restore: 'This suspension is lifted. Unless another stands, they can sign in again.',
  export: 'The copy is being made. The link to it goes to their e-mail address.',
  delete: 'They are signed out and their ads are hidden. They know the day on which all of it goes.',
  write: 'Sent. They read it by e-mail; an answer comes to the desk of cases.',
  ban: 'It is banned. They were told until when.',
  'lift-ban': 'The ban is lifted.',
  note: 'Noted. Only staff who decide about people read it.',
  'take-back': 'The note is taken back.',
  'switch-off': 'The plan is switched off.',
  grant: 'The plan is active.',
  role: 'The role is changed. It holds at once: they sign in again.',
};

export default function StaffUserPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, bans, notes, moreNotes, trader, audit, isMe, may, done } = loaderData;
  const revealed = actionData && 'email' in actionData ? actionData.email : null;
  return (
    <>
      <PageHead title={user.username} description="One user." />
      <p>
        <a href="/super-admin-user/users">All users</a>
      </p>
      <h1>{user.username}</h1>
      <DoneNote says={DONE} done={done} />
      <div className="staff-two">
        <section className="staff-panel">
          <UserFacts user={user} email={revealed ?? user.email} />
          <StandingBans bans={bans} state={asRefused(actionData)} />
          {trader && <TraderFacts trader={trader} />}
          {user.sells && (
            <p>
              <a href={`/super-admin-user/ad-list?seller=${user.userId}`}>All ads of {user.username}</a>
            </p>
          )}
        </section>
        <section className="staff-panel">
          <h2>What you can do</h2>
          {isMe ? (
            <p>This is you. Another admin decides about your account.</p>
          ) : (
            <UserActs user={user} may={may} state={asRefused(actionData)} done={done} />
          )}
        </section>
      </div>
      {notes && (
        <PersonNotes
          name={user.username}
          notes={notes}
          more={moreNotes}
          state={asRefused(actionData)}
          done={done}
        />
      )}
      {may.write && <WritePanel name={user.username} state={asRefused(actionData)} done={done} />}
      {audit && (
        <section className="staff-panel">
          <h2>What was decided</h2>
          <AuditList entries={audit} />
        </section>
      )}
    </>
  );
}
