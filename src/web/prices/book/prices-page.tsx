import { plural } from '#rules/text/plural.ts';
import { data } from 'react-router';
import type { Route } from './+types/prices-page.ts';
import { currencyAtHome } from '#rules/accounts/reader-home.ts';
import { CURRENCIES, type Currency, CURRENCY_NAMES, CURRENCY_SYMBOLS } from '#rules/money/money.ts';
import type { PriceBook } from '#market/prices/price-view.ts';
import { AskPriceBook } from '#rules/prices/calculator/calculator-schema.ts';
import { SALES_MONTHS } from '#rules/prices/sales-limits.ts';
import { marketContext, prefsContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { PriceBookChart } from './price-book-chart.tsx';
import { PriceBookTable } from './price-book-table.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { showDate } from '../../ui/dates.ts';
import { Note } from '../../ui/note.tsx';
import styles from './price-book.module.css';

const CRUMBS = [{ label: 'The price book', url: '/prices' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const usual =
    context.get(prefsContext).currency ?? currencyAtHome(context.get(marketContext).viewer) ?? undefined;
  const asked = AskPriceBook.safeParse({ currency: url.searchParams.get('currency') ?? usual });
  const question = asked.success ? asked.data : AskPriceBook.parse({ currency: usual });
  const book = await orRefusedPage(context.get(marketContext).prices.book(question));
  return data({ book, isUnknown: !asked.success }, { status: asked.success ? 200 : 422 });
}

export default function PricesPage({ loaderData: { book, isUnknown } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <PageHead
        title="The price book: what hair was sold for"
        description="Medians of what real human hair was sold for here, by length and colour, with counts, open to everybody as CSV and JSON."
        path="/prices"
      />
      <Breadcrumbs crumbs={CRUMBS} />
      <header className={styles.head}>
        <h1>The price book</h1>
        <p>
          What hair was really sold for here in the last {SALES_MONTHS} months, by length and colour: the
          price in the middle, with as many sales above it as below. Fewer than {book.leastSales} sales are
          too few to show.
        </p>
      </header>
      {isUnknown && (
        <Note kind="problem" isAlert>
          We do not know this currency. These prices are in {CURRENCY_NAMES[book.currency]}; choose another
          below.
        </Note>
      )}
      {book.demo && (
        <Note kind="hint">
          These are sales of the demo. Real sales and demo sales are never counted together.
        </Note>
      )}
      <CurrencyChips chosen={book.currency} />
      {book.cells.length === 0 ? (
        <p>
          There are not enough sales with a known price yet. Until then, the{' '}
          <a href="/hair-price-calculator">price calculator</a> works from published prices.
        </p>
      ) : (
        <div className={styles.columns}>
          <PriceBookChart book={book} />
          <PriceBookTable book={book} />
        </div>
      )}
      <BookNotes book={book} />
      <p>
        Take it with you: <a href={`/prices.csv?currency=${book.currency}`}>CSV</a> or{' '}
        <a href={`/api/price/book?currency=${book.currency}`}>JSON</a>. And{' '}
        <a href="/hair-price-calculator">what is my hair worth?</a>
      </p>
    </div>
  );
}

function CurrencyChips({ chosen }: { chosen: Currency }) {
  return (
    <nav className={styles.currencies} aria-label="Currency">
      <Chips>
        {CURRENCIES.map((currency) => (
          <Chip
            key={currency}
            href={`/prices?currency=${currency}`}
            aria-current={currency === chosen ? 'true' : undefined}
          >
            {CURRENCY_SYMBOLS[currency]} {currency}
          </Chip>
        ))}
      </Chips>
    </nav>
  );
}

function BookNotes({ book }: { book: PriceBook }) {
  const sales = book.cells.reduce((sum, cell) => sum + cell.sales, 0);
  return (
    <p className={styles.small}>
      {plural(sales, 'sale')}, {showDate(book.from)} to {showDate(book.to)}. Each price is converted to US
      dollars at the rate of the day of the sale
      {book.currency !== 'USD' && (
        <>
          , and shown in {book.currency} at the rate of {showDate(book.ratesDate)}
        </>
      )}
      . Sellers report the prices themselves.
    </p>
  );
}
