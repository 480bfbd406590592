import type { Route } from './+types/staff-today-page.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { DoNext } from './do-next.tsx';
import { QueueCard } from './queue-card.tsx';
import { toTodayWords } from './today-words.ts';
import todayStyles from './today.css?url';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: todayStyles }];

export async function loader({ context }: Route.LoaderArgs) {
  return toTodayWords(await orRefusedPage(context.get(marketContext).staff.today()));
}

export default function StaffTodayPage({
  loaderData: { cards, says, mail, rates, next },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Today" description="What waits for you." />
      <div>
        <h1>Today</h1>
        <p className="today-says">{says}</p>
      </div>
      {mail !== null && (
        <p className="today-trouble" role="alert">
          {mail}
        </p>
      )}
      {rates !== null && (
        <p className="today-trouble" role="alert">
          {rates} <a href="/super-admin-user/rates">Set the rates</a>
        </p>
      )}
      <ul className="today-queues">
        {cards.map(({ name, ...card }) => (
          <li key={name}>
            <QueueCard {...card} />
          </li>
        ))}
      </ul>
      <DoNext next={next} />
    </>
  );
}
