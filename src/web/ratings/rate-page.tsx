import { data, redirect } from 'react-router';
import type { Route } from './+types/rate-page.ts';
import { MARK_NAMES, MARKS, otherSide, RATING_RULES, type SaleSide } from '#rules/ratings/rating-rules.ts';
import { WriteRating } from '#rules/ratings/rating-schema.ts';
import { MARK_HINTS } from '#rules/ratings/rating-words.ts';
import { MarkField } from './mark-field.tsx';
import { toShownSale } from './rating-data.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { readText } from '../request/form-fields.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { requireTrader } from './require-trader.ts';
import { submit } from '../request/submit.ts';
import { Button } from '../ui/button.tsx';
import { showDate } from '../ui/dates.ts';
import { TextField } from '../ui/form/fields/field.tsx';
import { asRefused } from '../ui/form/form-state.ts';
import { Form } from '../ui/form/form.tsx';
import pages from '../messages/list/messages-page.module.css';
import styles from './ratings-page.module.css';

export const handle: TrailHandle = {
  trail: [{ label: 'Ratings', url: '/ratings' }, { label: 'Rate a sale' }],
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const market = await requireTrader({ url, context });
  const sale = await orRefusedPage(market.ratings.saleToRate(params.saleId));
  if (!sale) throw data(null, { status: 404 });
  if (sale === 'over') throw redirect('/ratings#written');
  return { sale: toShownSale(sale), username: market.viewer.username };
}

export async function action(args: Route.ActionArgs) {
  await requireTrader(args);
  const sent = await submit({
    ...args,
    schema: WriteRating,
    read: (form) => ({
      saleId: args.params.saleId,
      ...Object.fromEntries(MARK_NAMES.map((name) => [name, Number(readText(form, name) ?? Number.NaN)])),
      sentence: readText(form, 'sentence') ?? '',
    }),
    order: (market, rating) => market.ratings.write(rating),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`/ratings?done=${sent.answer.isSealed ? 'sealed' : 'open'}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** How it was with the other side of one sale. */
export default function RatePage({ loaderData: { sale, username }, actionData }: Route.ComponentProps) {
  const { other, title, soldOn, until, side } = sale;
  const about: SaleSide = otherSide(side);
  return (
    <div className={`${pages.page} ${pages.narrow}`}>
      <PageHead title={`Rate ${other}`} description="Say how a sale went." />
      <h1>How was it with {other}?</h1>
      <p>
        {side === 'buyer' ? 'You bought' : 'You sold'} <b>{title}</b> on {showDate(soldOn)}.
      </p>
      <Form state={asRefused(actionData)}>
        {MARK_NAMES.map((name) => (
          <MarkField key={name} name={name} label={MARKS[name][about]} hint={MARK_HINTS[name][about]} />
        ))}
        <TextField
          name="sentence"
          label="A sentence (optional)"
          hint={`For everybody to read, with your name, ${username}, beside it.`}
          rows={3}
          maxLength={RATING_RULES.sentenceMax}
        />
        <p className={styles.quiet}>
          {other} cannot read it before they have rated you too, or before {RATING_RULES.sealedDays} days are
          over. You can rate until {showDate(until)}, and a rating cannot be changed.
        </p>
        <Button>Send the rating</Button>
      </Form>
    </div>
  );
}
