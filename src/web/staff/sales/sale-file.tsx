import { formatLength } from '#rules/hair/measure.ts';
import { formatMoney } from '#rules/money/money.ts';
import { SALE_STATE_IN_A_SENTENCE } from '#rules/sales/life/sale-states.ts';
import { nameProblemShort } from '#rules/sales/words/disputes.ts';
import type { StaffSale } from '#market/sales/staff/staff-sale-view.ts';
import { Moment } from '../../frame/time/moment.tsx';
import { Facts } from '../facts.tsx';
import { STOPPED_BY } from './sale-staff-words.ts';
import { showDate } from '../../ui/dates.ts';

type FileProps = { sale: StaffSale };

/** Everything that is known of a sale. */
export const SaleFile = ({ sale }: FileProps) => (
  <section className="staff-panel">
    <h2>How it stands</h2>
    <SaleFacts sale={sale} />
    <Quarrel sale={sale} />
    <Money sale={sale} />
    <Steps sale={sale} />
  </section>
);

const person = ({ id, username }: StaffSale['buyer']) => (
  <a key={id} href={`/super-admin-user/user/${id}`}>
    {username}
  </a>
);
const moment = (at: string | null) => at && <Moment key={at} at={at} />;

function SaleFacts({ sale }: FileProps) {
  const { deadlines, parcel, proof, terms } = sale;
  return (
    <Facts
      facts={[
        ['State', SALE_STATE_IN_A_SENTENCE[sale.state]],
        ['Stopped by', sale.frozenBy && STOPPED_BY[sale.frozenBy]],
        ['Light', sale.light.words === '' ? null : `${sale.light.words}. ${sale.light.why}`],
        ['Buyer', person(sale.buyer)],
        ['Seller', person(sale.seller)],
        [
          'Ad',
          <a key="ad" href={`/super-admin-user/ad/${sale.ad.id}`}>
            {sale.ad.title}
          </a>,
        ],
        ['Paid', moment(sale.takenAt)],
        ['Post by', moment(deadlines.shipBy)],
        ['Taken as arrived', moment(deadlines.arriveBy)],
        ['Look until', moment(deadlines.inspectBy)],
        ['Settled by', moment(deadlines.settleBy)],
        ['The wall', moment(sale.wallAt)],
        ['Promised', `${terms.leastGrams} g, ${formatLength(terms.leastLength, 'in')}`],
        [
          'Proved',
          proof && `${proof.grams} g, ${formatLength(proof.length, 'in')}, ${sale.words.code ?? ''}`,
        ],
        ['Photos', proof && <Photos key="proof" photos={proof.photos} />],
        [
          'Parcel',
          parcel &&
            (parcel.followUrl ? (
              <a key="parcel" href={parcel.followUrl} rel="noreferrer">
                {parcel.carrier} {parcel.number}
              </a>
            ) : (
              `${parcel.carrier} ${parcel.number ?? ''}`
            )),
        ],
        ['Carrier says', sale.parcel?.deliveredOn && `delivered on ${showDate(sale.parcel.deliveredOn)}`],
        ...sale.cases.map((one): [string, React.ReactNode] => [
          `Case ${one.id}`,
          `${one.reason}, ${one.stage}, ${one.outcome === null ? 'open' : `won by the ${one.outcome}`}`,
        ]),
      ]}
    />
  );
}

const Photos = ({ photos }: { photos: readonly { id: string; kind: string }[] }) => (
  <>
    {photos.map(({ id, kind }) => (
      <a key={id} href={`/sales/photos/${id}/large.webp`}>
        {kind}{' '}
      </a>
    ))}
  </>
);

/** What both say, with what they show, and what was decided. */
function Quarrel({ sale: { dispute, buyer, seller, ...sale } }: FileProps) {
  if (!dispute) return null;
  const nameOf = (side: 'buyer' | 'seller') => (side === 'buyer' ? buyer : seller).username;
  return (
    <>
      <h2>Dispute {dispute.caseNumber}</h2>
      <Facts
        facts={[
          ['What is wrong', nameProblemShort(dispute.reason)],
          ['Opened', moment(dispute.openedAt)],
          ['Answer by', dispute.isAnswered ? 'answered' : moment(dispute.answerBy)],
          ['Decide by', moment(dispute.decideBy)],
          ['Appeal until', moment(dispute.appealBy)],
          ['Accepted by', dispute.acceptedBy.map(nameOf).join(', ')],
          [
            'Sent back',
            sale.return?.parcel && `${sale.return.parcel.carrier} ${sale.return.parcel.number ?? ''}`,
          ],
        ]}
      />
      {dispute.statements.map(({ by, kind, text, at }) => (
        <div key={at + kind}>
          <p>
            <b>{nameOf(by)}</b> ({kind}), <Moment at={at} />
          </p>
          <blockquote className="staff-quote">{text}</blockquote>
        </div>
      ))}
      <ul>
        {dispute.photos.map(({ id, kind, by, word, isSeenBefore }) => (
          <li key={id}>
            <a href={`/sales/photos/${id}/large.webp`}>
              {nameOf(by)}: {kind}
            </a>
            {word && `, word ${word}`}
            {isSeenBefore && ', looks like an earlier photo of theirs'}
          </li>
        ))}
      </ul>
      {[...dispute.earlierDecisions, ...dispute.decisions].map(({ says, statement, at, isByClock }) => (
        <div key={at}>
          <p>
            <b>{isByClock ? 'The clock decided' : 'We decided'}</b>, <Moment at={at} />: {says}
          </p>
          <blockquote className="staff-quote">{statement}</blockquote>
        </div>
      ))}
    </>
  );
}

function Money({ sale: { money, balances, moves } }: FileProps) {
  const show = (amount: number) => formatMoney({ amount, currency: money.currency });
  return (
    <>
      <h2>Money</h2>
      <Facts
        facts={[
          ['Hair', show(money.price)],
          ['Postage', show(money.postage)],
          ['Our fee', show(money.fee)],
          ['In all', show(money.total)],
          ['PayPal’s charge', show(money.providerFee)],
          ...Object.entries(balances).map(([account, amount]): [string, string] => [
            `Books: ${account}`,
            show(amount),
          ]),
          ...moves.map(({ kind, amount, state, why, tries }, at): [string, string] => [
            `${at + 1}. ${kind}`,
            [amount === null ? '' : show(amount), state, why ?? '', tries > 1 ? `tried ${tries} times` : '']
              .filter((part) => part !== '')
              .join(', '),
          ]),
        ]}
      />
    </>
  );
}

const Steps = ({ sale: { steps } }: FileProps) => (
  <details>
    <summary>All steps</summary>
    <ol>
      {steps.map(({ event, to, at }) => (
        <li key={at + event + to}>
          <Moment at={at} />: {event}, {SALE_STATE_IN_A_SENTENCE[to]}
        </li>
      ))}
    </ol>
  </details>
);
