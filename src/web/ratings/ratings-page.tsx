import { redirect } from 'react-router';
import type { Route } from './+types/ratings-page.ts';
import { AnswerRating } from '#rules/ratings/rating-schema.ts';
import { AboutYou } from './about-you.tsx';
import { type ShownSale, toShownAboutMe, toShownSale, toShownWritten } from './rating-data.ts';
import { WrittenByYou } from './written-by-you.tsx';
import { PageHead } from '../frame/head/page-head.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { readText } from '../request/form-fields.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { requireTrader } from './require-trader.ts';
import { submit } from '../request/submit.ts';
import { ButtonLink } from '../ui/button.tsx';
import { showDate, showDay } from '../ui/dates.ts';
import { asRefused } from '../ui/form/form-state.ts';
import { Note } from '../ui/note.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import pages from '../messages/list/messages-page.module.css';
import rating from './rating-item.module.css';
import styles from './ratings-page.module.css';

export const handle: TrailHandle = { trail: [{ label: 'Ratings' }] };

const DONE = {
  sealed: 'Thank you. It stays sealed until the other side has written too, or 14 days are over.',
  open: 'Thank you. You have both written: now each of you can read it.',
  answered: 'Your answer appears below the rating.',
} as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ratings } = await requireTrader({ url, context });
  const { toWrite, written, about } = await orRefusedPage(ratings.mine());
  const done = url.searchParams.get('done') ?? '';
  return {
    toWrite: toWrite.map(toShownSale),
    written: written.map(toShownWritten),
    about: about.map(toShownAboutMe),
    done: Object.hasOwn(DONE, done) ? (done as keyof typeof DONE) : null,
  };
}

export async function action(args: Route.ActionArgs) {
  await requireTrader(args);
  const sent = await submit({
    ...args,
    schema: AnswerRating,
    read: (form) => ({
      ratingId: readText(form, 'ratingId'),
      version: Number(readText(form, 'version')),
      answer: readText(form, 'answer') ?? '',
    }),
    order: (market, answer) => market.ratings.answer(answer),
  });
  if (!sent.isDone) return sent.back;
  throw redirect('/ratings?done=answered#about-you', 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** Everything somebody has to do with ratings: what to write, what others wrote, what they wrote. */
export default function RatingsPage({
  loaderData: { toWrite, written, about, done },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className={`${pages.page} ${pages.narrow} ${styles.page}`}>
      <PageHead title="Ratings" description="Ratings to write, about you, and by you." />
      <h1>Ratings</h1>
      {done && (
        <Note kind="good" isAlert>
          {DONE[done]}
        </Note>
      )}
      <section aria-labelledby="to-write">
        <SectionHead id="to-write" title="Ratings to write" />
        <ToWrite sales={toWrite} />
      </section>
      <AboutYou ratings={about} state={asRefused(actionData)} />
      <WrittenByYou ratings={written} />
    </div>
  );
}

function ToWrite({ sales }: { sales: readonly ShownSale[] }) {
  if (sales.length === 0)
    return <p>Nothing to rate now. When hair is marked as sold to somebody here, both sides can.</p>;
  return (
    <ul className={styles.ratings}>
      {sales.map(({ saleId, title, other, side, soldOn, until }) => (
        <li key={saleId} className={`${rating.rating} ${styles.sale}`}>
          <p>
            <b>{title}</b>{' '}
            <span className={styles.quiet}>
              {side === 'buyer' ? `bought from ${other}` : `sold to ${other}`} on {showDate(soldOn)}
            </span>
          </p>
          <ButtonLink href={`/ratings/${saleId}`}>Rate {other}</ButtonLink>
          <span className={styles.quiet}>until {showDay(until)}</span>
        </li>
      ))}
    </ul>
  );
}
