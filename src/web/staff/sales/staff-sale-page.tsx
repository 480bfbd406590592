import { redirect } from 'react-router';
import type { z } from 'zod';
import type { Market } from '#market/market.ts';
import type { Route } from './+types/staff-sale-page.ts';
import {
  ActOnSale,
  DecideSale,
  NoteArrivalByStaff,
  NoteDebtPaid,
  RefundAfterRelease,
} from '#rules/sales/dispute/dispute-schema.ts';
import { can } from '#rules/permissions.ts';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';
import { PageHead } from '../../frame/head/page-head.tsx';
import { byIntent } from '../../request/by-intent.ts';
import { readAmount, readText } from '../../request/form-fields.ts';
import { marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { asRefused } from '../../ui/form/form-state.ts';
import { DoneNote, Note } from '../../ui/note.tsx';
import { AuditList } from '../audit-list.tsx';
import { listDecisions, toAuditLine } from '../audit-words.ts';
import { DecideSalePanel } from './decide-sale-panel.tsx';
import { SaleActs } from './sale-acts.tsx';
import { SaleFile } from './sale-file.tsx';
import { SALE_DONE } from './sale-staff-words.ts';

export const handle: TrailHandle = { trail: [{ label: 'Sales', url: 'sales' }, { label: 'Sale' }] };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { viewer, staffSales, staff } = context.get(marketContext);
  const sale = await orRefusedPage(staffSales.show({ saleId: params.id }));
  const audit = await orRefusedPage(staff.audit({ q: sale.id, sort: 'newest', limit: 100 }));
  const thing = { accountId: sale.buyer.id, sellerId: sale.seller.id };
  return {
    sale,
    audit: listDecisions(audit.items).map(toAuditLine),
    mayAct: can(viewer, 'decide disputes', thing),
    done: url.searchParams.get('done'),
  };
}

export const action = (args: Route.ActionArgs) => {
  const act =
    <Schema extends z.ZodType>(
      schema: Schema,
      order: (sales: Market['staffSales'], wish: z.output<Schema>) => Promise<unknown>,
    ) =>
    async (posted: Posted) => {
      const sent = await submit({
        ...posted,
        schema,
        read: (form) => readAct(form, args.params.id),
        order: ({ staffSales }, wish) => order(staffSales, wish),
      });
      if (!sent.isDone) return sent.back;
      throw redirect(`${posted.url.pathname}?done=${sent.intent}`, 303);
    };
  return byIntent(args, {
    decide: act(DecideSale, (sales, wish) => sales.decide(wish)),
    appeal: act(DecideSale, (sales, wish) => sales.decideAppeal(wish)),
    freeze: act(ActOnSale, (sales, wish) => sales.freeze(wish)),
    unfreeze: act(ActOnSale, (sales, wish) => sales.unfreeze(wish)),
    postpone: act(ActOnSale, (sales, wish) => sales.postpone(wish)),
    arrival: act(NoteArrivalByStaff, (sales, wish) => sales.noteArrival(wish)),
    retry: act(ActOnSale, (sales, wish) => sales.retryMoney(wish)),
    refund: act(RefundAfterRelease, (sales, wish) => sales.refundAfterRelease(wish)),
    follow: act(ActOnSale, (sales, wish) => sales.openFollowUp(wish)),
    debt: act(NoteDebtPaid, (sales, wish) => sales.noteDebtPaid(wish)),
    reveal: async (posted) => {
      const sent = await submit({
        ...posted,
        schema: ActOnSale,
        read: (form) => readAct(form, args.params.id),
        order: ({ staffSales }, wish) => staffSales.revealAddress(wish),
      });
      // The address is in this one answer only: no link to it can be passed on.
      return sent.isDone ? { address: sent.answer.address } : sent.back;
    },
  });
};

/** What each form carries: the version that its reader saw, why, and what was chosen. */
function readAct(form: FormData, saleId: string) {
  const amount = readAmount(form, 'amount');
  const statement = readText(form, 'statement');
  // Whoever types what goes back means that a part does.
  const outcome = readText(form, 'outcome') ?? (amount !== null && statement !== null ? 'part' : null);
  const to = readText(form, 'to');
  const day = readText(form, 'day');
  return {
    saleId,
    version: Number(form.get('version')),
    // Only a decision has a statement, and that can be all there is to say.
    reason: readText(form, 'reason') ?? statement ?? '',
    ...(outcome !== null && { outcome }),
    ...(statement !== null && { statement }),
    ...(amount !== null && { amount }),
    ...(to !== null && { to }),
    ...(day !== null && { day }),
  };
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function StaffSalePage({ loaderData, actionData }: Route.ComponentProps) {
  const { sale, audit, mayAct, done } = loaderData;
  const state = asRefused(actionData);
  const address = actionData && 'address' in actionData ? actionData.address : null;
  return (
    <>
      <PageHead title={sale.ad.title} description="One protected sale." />
      <h1>{sale.ad.title}</h1>
      {!actionData && <DoneNote says={SALE_DONE} done={done} />}
      {address && <Note kind="hint">{[address.name, ...address.lines, address.country].join(', ')}</Note>}
      <div className="staff-two">
        <SaleFile sale={sale} />
        <section className="staff-panel">
          <h2>What you can do</h2>
          {mayAct ? (
            <>
              <DecideSalePanel sale={sale} state={state} />
              <SaleActs sale={sale} state={state} done={done} />
            </>
          ) : (
            <p>You are part of this sale. Another admin decides about it.</p>
          )}
        </section>
      </div>
      <section className="staff-panel">
        <h2>What was decided</h2>
        <AuditList entries={audit} />
      </section>
    </>
  );
}
