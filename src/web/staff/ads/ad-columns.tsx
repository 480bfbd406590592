import { AD_STATUS_LABELS } from '#rules/ads/ad-words.ts';
import { HOLDS } from '#rules/moderation/holds.ts';
import { formatLength } from '#rules/hair/measure.ts';
import { formatMoney, formatPricePerGram } from '#rules/money/money.ts';
import type { AdStatus } from '#rules/ads/state.ts';
import { showDate } from '../../ui/dates.ts';
import type { AdRow } from './ad-row.ts';
import type { Column } from '../tables/table-rows.tsx';

/** What a row says of an ad. */
export const AD_COLUMNS: readonly Column<AdRow>[] = [
  {
    label: 'Ad',
    cell: (ad) => (
      <a className="staff-ad" href={`/super-admin-user/ad/${ad.id}`}>
        {ad.photo ? <img src={ad.photo} width={44} height={55} alt="" loading="lazy" /> : <i />}
        <span>
          {ad.title ?? 'A draft without a title'}
          <small>{ad.number}</small>
        </span>
      </a>
    ),
  },
  {
    label: 'Status',
    cell: (ad) => (
      <>
        <StatusTag status={ad.status} />
        {ad.held && <small>{HOLDS[ad.held].label}</small>}
      </>
    ),
  },
  {
    label: 'Seller',
    cell: (ad) => (
      <>
        <a href={`/super-admin-user/ad-list?seller=${ad.seller.id}`}>{ad.seller.username}</a>
        {ad.enteredBy && <small>entered by {ad.enteredBy}</small>}
      </>
    ),
  },
  {
    label: 'Length',
    isNumber: true,
    cell: (ad) => (ad.lengthMm === null ? '–' : formatLength(ad.lengthMm, 'in')),
  },
  { label: 'Weight', isNumber: true, cell: (ad) => (ad.grams === null ? '–' : `${ad.grams} g`) },
  {
    label: 'Price',
    isNumber: true,
    cell: ({ price, currency, pricePerGram }) =>
      price === null || currency === null ? (
        '–'
      ) : (
        <>
          {formatMoney({ amount: price, currency })}
          {pricePerGram !== null && <small>{formatPricePerGram(pricePerGram, currency)}</small>}
        </>
      ),
  },
  { label: 'Reports', isNumber: true, cell: (ad) => (ad.openReports > 0 ? <b>{ad.openReports}</b> : '–') },
  { label: 'Changed', cell: (ad) => showDate(ad.changedOn) },
];

export function StatusTag({ status }: { status: AdStatus }) {
  return (
    <span className="staff-tag" data-status={status}>
      {AD_STATUS_LABELS[status]}
    </span>
  );
}
