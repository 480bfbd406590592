import { redirect } from 'react-router';
import type { Route } from './+types/staff-ad-page.ts';
import { can } from '#rules/permissions.ts';
import { HoldNotes } from '../../../ads/hold-notes.tsx';
import { marketContext } from '../../../request/page-context.ts';
import { PageHead } from '../../../frame/head/page-head.tsx';
import { sendOrStay } from '../../../request/send-or-stay.ts';
import { orRefusedPage } from '../../../request/refused-page.ts';
import { StatusTag } from '../ad-columns.tsx';
import { AdActs } from '../ad-acts.tsx';
import { AdEditForm } from './ad-edit-form.tsx';
import { AdOffers } from './ad-offers.tsx';
import { AdLife } from './ad-life.tsx';
import { AdPhotos } from './ad-photos.tsx';
import { actOnAd } from '../act-on-ad.ts';
import { toAdFile } from './ad-file.ts';
import { MeasurePanel } from './measure-panel.tsx';
import { AuditList } from '../../audit-list.tsx';
import { listDecisions, toAuditLine } from '../../audit-words.ts';
import { ShownFacts } from '../../facts.tsx';
import { hasEnd, showDate } from '../../../ui/dates.ts';
import { Note } from '../../../ui/note.tsx';
import type { TrailHandle } from '../../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Ad' }] };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { viewer, staff } = context.get(marketContext);
  const file = await orRefusedPage(staff.adFile(params.id));
  const audit = can(viewer, 'read the audit log')
    ? listDecisions((await staff.audit({ q: file.ad.id, sort: 'newest', limit: 100 })).items)
    : [];
  const mayChange: boolean = can(viewer, 'change ads as staff');
  return {
    ad: toAdFile(file, viewer),
    mayChange,
    audit: audit.map(toAuditLine),
    done: url.searchParams.get('done'),
  };
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const sent = await actOnAd({ request, url, context }, params.id);
  if (!sent.isDone) return sent.back;
  throw redirect(`${url.pathname}?done=${sent.intent}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function StaffAdPage({ loaderData, actionData }: Route.ComponentProps) {
  const { ad, mayChange, audit, done } = loaderData;
  return (
    <>
      <PageHead title={ad.title ?? 'A draft'} description="One ad, for staff." />
      <p>
        <a href="/super-admin-user/ad-list">All ads</a>
      </p>
      <h1>{ad.title ?? 'A draft without a title'}</h1>
      <p>
        <StatusTag status={ad.status} /> {ad.featuredUntil && describeFeatured(ad.featuredUntil)}
        {ad.page && <a href={ad.page}>{ad.isHeld ? 'See its page' : 'See its public page'}</a>}
      </p>
      <HoldNotes holds={ad.holds} casePath="/super-admin-user/report" />
      {done && <Note kind="good">Done, and noted in the audit log.</Note>}
      <AdPhotos photos={ad.photos} />
      <div className="staff-two">
        <section className="staff-panel">
          <h2>What it says</h2>
          {ad.description && <p>{ad.description}</p>}
          <ShownFacts facts={ad.facts} />
        </section>
        <section className="staff-panel">
          <h2>What you can do</h2>
          <AdActs ad={ad} state={actionData} />
          {mayChange && <AdEditForm ad={ad} state={actionData} isDone={done === 'edit'} />}
        </section>
      </div>
      <MeasurePanel ad={ad} state={actionData} isDone={done === 'unmeasure'} />
      <AdOffers offers={ad.offers} />
      <AdLife steps={ad.steps} />
      {audit.length > 0 && (
        <section className="staff-panel">
          <h2>What staff decided</h2>
          <AuditList entries={audit} />
        </section>
      )}
    </>
  );
}

const describeFeatured = (until: string) =>
  hasEnd(until) ? `Featured until ${showDate(until)}. ` : 'Featured while the plan lasts. ';
