import { Button, ButtonLink } from '../../ui/button.tsx';
import { showDate } from '../../ui/dates.ts';
import { MoneyField } from '../../ui/form/fields/money-field.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import type { ShownThread } from '../list/conversation-data.ts';

type ThreadSaleProps = { thread: ShownThread; state: FormState | undefined };

/** Where hair is sold: the seller says that it went to this person, and both say how it was. */
export function ThreadSale({ thread, state }: ThreadSaleProps) {
  const { sale, toSell, username, talker, ad } = thread;
  if (sale)
    return (
      <div className="talk-sale">
        <p>
          {talker === 'buyer' ? 'Sold to you' : `Sold to ${username}`} on {showDate(sale.soldOn)}.{' '}
          {sale.hasRated && <a href="/ratings#written">You have rated {username}.</a>}
        </p>
        {sale.isRatable && <ButtonLink href={`/ratings/${sale.saleId}`}>Rate {username}</ButtonLink>}
      </div>
    );
  if (!toSell) return null;
  return (
    <details className="talk-sale" open={state?.intent === 'sold'}>
      <summary>Sold to {username}?</summary>
      <Form state={state} intent="sold">
        <input type="hidden" name="adId" value={toSell.adId} />
        <input type="hidden" name="version" value={toSell.version} />
        <MoneyField
          name="soldPrice"
          label={`Sold for, in ${ad.currency} (optional)`}
          currency={ad.currency}
        />
        <p>The ad is marked as sold, and you and {username} can rate each other.</p>
        <Button kind="secondary">Yes, sold to {username}</Button>
      </Form>
    </details>
  );
}
