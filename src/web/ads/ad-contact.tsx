import type { Viewer } from '#rules/account.ts';
import type { AdDetails, SellerCard } from '#rules/ad-views.ts';
import { can } from '#rules/permissions.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './ad-contact.module.css';

export type WayToSeller = 'message' | 'log-in-first' | 'none';

/** Visitors log in first. Nobody writes to themselves, or about hair that is not for sale. */
export function wayToSeller(
  viewer: Viewer,
  { ad, seller }: { ad: AdDetails; seller: SellerCard },
): WayToSeller {
  if (ad.status !== 'live') return 'none';
  if (viewer === null) return 'log-in-first';
  return can(viewer, 'contact this seller', { sellerId: seller.id }) ? 'message' : 'none';
}

export function AdContact({ ad, seller, way }: { ad: AdDetails; seller: SellerCard; way: WayToSeller }) {
  if (way === 'none') return null;
  const messageUrl = `/messages?ad=${ad.id}`;
  const next = encodeURIComponent(messageUrl);
  return (
    <div className={styles.contact}>
      <ButtonLink href={way === 'message' ? messageUrl : `/login?next=${next}`}>
        Message {seller.username}
      </ButtonLink>
      {way === 'log-in-first' && (
        <p>
          Log in or <a href={`/register?next=${next}`}>register</a> to ask. Your address stays with you.
        </p>
      )}
    </div>
  );
}
