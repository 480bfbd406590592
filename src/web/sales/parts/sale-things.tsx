import type { SaleEvent } from '#rules/sales/life/sale-life.ts';
import { Moment } from '../../frame/time/moment.tsx';
import { Fold } from './fold.tsx';
import { SaleFactsList } from './sale-facts-list.tsx';
import { SaleMoney } from './sale-money.tsx';
import { SaleTape } from './sale-tape.tsx';
import type { SaleShown } from '../show-sale.ts';
import { STEP_WORDS } from './step-words.ts';
import { showDate } from '../../ui/dates.ts';

type Props = { sale: SaleShown };

/** What else there is of a sale: its hair and what was promised of it; its money, its way and what happened. */
export default function SaleThings({ sale, part }: Props & { part: 'tape' | 'hair' | 'money' }) {
  if (part === 'tape') return <SaleTape sale={sale} />;
  return part === 'hair' ? (
    <>
      <SaleAddress sale={sale} />
      <SaleProof sale={sale} />
      <SaleAgreed sale={sale} />
    </>
  ) : (
    <>
      <SaleMoney sale={sale} />
      <SaleParcel sale={sale} />
      <SaleHistory sale={sale} />
    </>
  );
}

/** What both said yes to. Nobody changes it: whoever wants something else calls it off and offers again. */
export const SaleAgreed = ({ sale: { agreed, id, side, isRead } }: Props) => (
  <Fold
    id="what-was-agreed"
    title="What was agreed"
    isFolded={side === 'seller' && isRead}
    says={`At least ${agreed.leastGrams} g and ${agreed.leastLength}`}
  >
    <SaleFactsList
      facts={[
        ['Least weight', `${agreed.leastGrams} g`],
        ['Least length', agreed.leastLength],
        ['Post within', `${agreed.shipDays} days of payment`],
        ['Goes from', agreed.from],
        ['Goes to', agreed.to],
        ['Customs', agreed.isAbroad ? 'paid by the buyer, if any' : 'none'],
      ]}
    />
    <p>
      <a href={`/sales/${id}/terms`}>See the ad as it was then</a>
    </p>
  </Fold>
);

const KINDS: Readonly<Record<string, string>> = {
  tape: 'Beside a tape',
  scale: 'On a scale',
  before: 'Before the cut',
  tied: 'The tied end',
  'closed-parcel': 'The closed parcel',
  opened: 'The opened parcel',
  return: 'Sent back',
  other: 'Another photo',
};

/** The cut hair as its photos show it, with the word that was drawn after the payment. */
export function SaleProof({ sale: { proof } }: Props) {
  if (!proof) return null;
  return (
    <section className="sale-panel" aria-labelledby="the-hair">
      <h2 id="the-hair">The hair</h2>
      <p>
        {proof.grams} g, {proof.length}
        {proof.word && `, code word ${proof.word}`}
      </p>
      <ul className="sale-photos">
        {proof.photos.map(({ id, kind, isSeenBefore }) => (
          <li key={id}>
            <a href={`/sales/photos/${id}/large.webp`}>
              <img
                src={`/sales/photos/${id}/small.webp`}
                alt={KINDS[kind] ?? 'A photo'}
                width={160}
                height={200}
              />
            </a>
            {KINDS[kind]}
            {isSeenBefore && <small> Looks like an earlier photo of theirs.</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SaleParcel({ sale: { parcel, arrivedAt } }: Props) {
  if (!parcel) return null;
  return (
    <section className="sale-panel" aria-labelledby="the-parcel">
      <h2 id="the-parcel">The parcel</h2>
      <SaleFactsList
        facts={[
          ['Carrier', parcel.name],
          ['Number', parcel.number ?? 'no longer kept'],
          ['Posted', <Moment key="at" at={parcel.sentAt} />],
          ...(arrivedAt === null ? [] : [['Arrived', <Moment key="there" at={arrivedAt} />] as const]),
          ...(parcel.deliveredOn === null
            ? []
            : [['The carrier says', `delivered on ${showDate(parcel.deliveredOn)}`] as const]),
          ['Signed for', parcel.isSigned ? 'yes' : 'no'],
        ]}
      />
      {parcel.followUrl && (
        <p>
          <a href={parcel.followUrl} target="_blank" rel="noreferrer">
            Follow the parcel
          </a>
        </p>
      )}
    </section>
  );
}

/** For whoever posts the parcel, while she posts it. */
export function SaleAddress({ sale: { address } }: Props) {
  if (!address) return null;
  return (
    <section className="sale-panel sale-address" aria-labelledby="the-address">
      <h2 id="the-address">Send it to</h2>
      <address>
        {[address.name, ...address.lines, address.country].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className="sale-small">
        Only to this address: it is the one PayPal protects. Anybody who asks you to use another may be a
        cheat.
      </p>
    </section>
  );
}

/** What happened, the last first. */
export const SaleHistory = ({ sale: { steps } }: Props) => (
  <section className="sale-panel" aria-labelledby="what-happened">
    <h2 id="what-happened">What happened</h2>
    <ol className="sale-history">
      {steps.toReversed().map(({ event, to, at }) => (
        <li key={`${event} ${to} ${at}`}>
          {STEP_WORDS[event satisfies SaleEvent]} <Moment at={at} />
        </li>
      ))}
    </ol>
  </section>
);
