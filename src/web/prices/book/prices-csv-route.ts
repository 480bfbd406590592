import type { Route } from './+types/prices-csv-route.ts';
import { priceBookCsv } from '#rules/prices/price-book-csv.ts';
import { AskPriceBook } from '#rules/prices/calculator/calculator-schema.ts';
import { marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';

/** The price book for a spreadsheet. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = AskPriceBook.safeParse({ currency: url.searchParams.get('currency') ?? undefined });
  if (!asked.success) return new Response('Choose USD, GBP, EUR or INR.\n', { status: 422 });
  const book = await orRefusedPage(context.get(marketContext).prices.book(asked.data));
  return new Response(priceBookCsv(book), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="hair-prices-${book.to}.csv"`,
    },
  });
}
