import { Moment } from '../../../frame/time/moment.tsx';
import type { StaffAdFile } from './ad-file.ts';

/** What was offered for an ad, the last one first: who named which figure to whom. What they wrote is not shown here. */
export function AdOffers({ offers }: Pick<StaffAdFile, 'offers'>) {
  if (offers.length === 0) return null;
  return (
    <section className="staff-panel">
      <h2>Offers</h2>
      <ol className="staff-log">
        {offers.map((offer) => (
          <li key={offer.id}>
            <b>{offer.words}</b> <Person {...offer.by} /> to <Person {...offer.to} />,{' '}
            <Moment at={offer.createdAt} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const Person = ({ id, username }: StaffAdFile['offers'][number]['by']) => (
  <a href={`/super-admin-user/user/${id}`}>{username}</a>
);
