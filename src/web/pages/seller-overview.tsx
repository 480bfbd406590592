import type { Route } from './+types/seller-overview.ts';
import { marketContext } from '../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { orRefusedPage } from '../refused-page.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from '../account/account-page.module.css';

export const loader = ({ context }: Route.LoaderArgs) =>
  orRefusedPage(context.get(marketContext).accounts.profile());

export default function SellerOverview({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <div className={styles.panel}>
      <PageHead title="Your seller area" description="Your ads, your plan and your account." />
      <h1>Hello {profile.username}</h1>
      <p>
        Your hair is worth a good photo with a tape measure in it. Do not cut until payment has been received.
      </p>
      <p className={styles.ways}>
        <ButtonLink href="/post-an-ad">Post an ad</ButtonLink>
        <ButtonLink kind="quiet" href="/hair-price-calculator">
          What is it worth?
        </ButtonLink>
      </p>
    </div>
  );
}
