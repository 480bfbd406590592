import type { Route } from './+types/buyer-overview.ts';
import { marketContext } from '../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { orRefusedPage } from '../refused-page.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from '../account/account-page.module.css';

export const loader = ({ context }: Route.LoaderArgs) =>
  orRefusedPage(context.get(marketContext).accounts.profile());

export default function BuyerOverview({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <div className={styles.panel}>
      <PageHead title="Your buyer area" description="What you saved, your conversations and your account." />
      <h1>Hello {profile.username}</h1>
      <p>Find the right hank by length, colour and hair type, and ask its seller before you pay.</p>
      <p className={styles.ways}>
        <ButtonLink href="/all-ads">See all ads</ButtonLink>
        <ButtonLink kind="quiet" href="/website-safety/">
          How to pay safely
        </ButtonLink>
      </p>
    </div>
  );
}
