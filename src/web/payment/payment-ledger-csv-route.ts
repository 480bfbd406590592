import type { Route } from './+types/payment-ledger-csv-route.ts';
import { marketContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';

/** The ledger as a file, for whoever keeps the books. */
export async function loader({ context }: Route.LoaderArgs) {
  const file = await orRefusedPage(context.get(marketContext).payments.ledgerFile({}));
  return new Response(file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="ledger.csv"',
    },
  });
}
