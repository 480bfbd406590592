import { Moment } from '../../frame/time/moment.tsx';
import { SaleFactsList } from '../parts/sale-facts-list.tsx';
import { SaleMoney } from '../parts/sale-money.tsx';
import { SaleAgreed, SaleHistory, SaleParcel, SaleProof } from '../parts/sale-things.tsx';
import type { ProblemShown } from '../problem/problem-shown.ts';
import { Quarrel } from '../problem/quarrel.tsx';
import type { SaleShown } from '../show-sale.ts';
import type { AgreedHair } from './agreed-hair.ts';

/** What stands in the file beside the sale itself. */
export type FileShown = {
  hair: AgreedHair;
  /** Of the ad when both said yes. */
  photos: readonly string[];
  payment: { id: string; takenAt: string } | null;
  madeAt: string;
};
type WholeFileProps = {
  sale: SaleShown;
  problem: ProblemShown | null;
  file: FileShown;
  isEvidence: boolean;
};

/** All of a sale on one page that can be printed: agreed, paid, proved, posted, said and decided. No address. */
export const WholeFile = ({
  sale,
  problem,
  file: { hair, photos, payment, madeAt },
  isEvidence,
}: WholeFileProps) => (
  <div className="sale-stack">
    {isEvidence && (
      <p>
        Print this page, or save it as a PDF, and send it to PayPal with your side of the case. Nobody’s
        address is in it.
      </p>
    )}
    <SaleFactsList
      facts={[
        ['Sale', sale.id],
        ['Hair', sale.ad.title],
        [sale.side === 'seller' ? 'Buyer' : 'Seller', sale.other.username],
        ...(payment === null
          ? []
          : [
              ['Payment at PayPal', payment.id] as const,
              ['Taken', <Moment key="taken" at={payment.takenAt} />] as const,
            ]),
        ['Page made on', <Moment key="made" at={madeAt} />],
      ]}
    />
    <AsItWas hair={hair} photos={photos} />
    <SaleAgreed sale={{ ...sale, isRead: false }} />
    <SaleMoney sale={{ ...sale, isRead: false }} />
    <SaleProof sale={sale} />
    <SaleParcel sale={sale} />
    {problem && <Quarrel problem={problem} />}
    <SaleHistory sale={sale} />
  </div>
);

/** The ad as it was when both said yes. */
const AsItWas = ({ hair: { title, description, facts }, photos }: Pick<FileShown, 'hair' | 'photos'>) => (
  <section className="sale-panel" aria-labelledby="as-it-was">
    <h2 id="as-it-was">The ad as it was then</h2>
    {title === null ? (
      <p>What the ad said is no longer kept.</p>
    ) : (
      <>
        <p>
          <b>{title}</b>
        </p>
        {description !== null && <p className="sale-described">{description}</p>}
        <SaleFactsList facts={facts} />
        {photos.length > 0 && (
          <ul className="sale-photos">
            {photos.map((id, at) => (
              <li key={id}>
                <a href={`/sales/photos/${id}/large.webp`}>
                  <img
                    src={`/sales/photos/${id}/small.webp`}
                    alt={`The hair in the ad then, ${at + 1} of ${photos.length}`}
                    width={160}
                    height={200}
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </>
    )}
  </section>
);
