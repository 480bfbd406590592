import type { TraderView } from '#market/traders/trader-view.ts';
import { Facts } from '../facts.tsx';

/** Who somebody is who trades. */
export const TraderFacts = ({ trader }: { trader: TraderView }) => (
  <>
    <h3>Trader details</h3>
    <Facts
      facts={[
        ['Name', trader.name],
        ['Address', `${trader.address}, ${trader.country}`],
        ['Register', trader.registerNumber],
        ['VAT', trader.vatNumber],
        ['E-mail', trader.email],
        ['Phone', trader.phone],
      ]}
    />
  </>
);
