import type { Route } from './+types/staff-figures-page.ts';
import { FIGURE_SPANS } from '#rules/staff/figure-spans.ts';
import type { PageVotes } from '#market/help/page-votes-view.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { toCharts } from './figure-charts.ts';
import { FigureTotals, Queues, WorkByPerson } from './figure-tables.tsx';
import { readFigures } from './read-figures.ts';
import { CURRENCY_NAMES } from '#rules/money/money.ts';
import { Button } from '../../ui/button.tsx';
import { Options } from '../../ui/form/fields/options.tsx';
import { Note } from '../../ui/note.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { asked, problems } = readFigures(url);
  const figures = await orRefusedPage(context.get(marketContext).staff.figures(asked));
  return { asked, problems, figures, file: `/super-admin-user/export/figures.csv${url.search}` };
}

export default function StaffFiguresPage({ loaderData }: Route.ComponentProps) {
  const { asked, problems, figures, file } = loaderData;
  return (
    <>
      <PageHead title="Figures" description="How the market is doing." />
      <h1>Figures</h1>
      <nav className="staff-tabs" aria-label="How far back">
        {Object.keys(FIGURE_SPANS).map((span) => (
          <a
            key={span}
            href={`?days=${span}`}
            aria-current={span === asked.days && !asked.from ? 'page' : undefined}
          >
            {span === '365' ? 'One year' : `${span} days`}
          </a>
        ))}
      </nav>
      <ChooseRange asked={asked} problems={problems} />
      <p>
        <a href={file} download>
          Download as CSV
        </a>
      </p>
      <div className="staff-two">
        <FigureTotals {...figures} />
        <Queues {...figures} />
      </div>
      <WorkByPerson {...figures} />
      <div className="staff-charts">
        {toCharts(figures).map((chart) => (
          <BarChart key={chart.title} {...chart} />
        ))}
        <section className="staff-chart">
          <h2>Words that found nothing</h2>
          {figures.missedWords.length === 0 ? (
            <p>Every search found something.</p>
          ) : (
            <ol>
              {figures.missedWords.map(({ words, times }) => (
                <li key={words}>
                  {words} <small>{times === 1 ? 'once' : `${times} times`}</small>
                </li>
              ))}
            </ol>
          )}
        </section>
        <GuideVotes votes={figures.votes} />
      </div>
    </>
  );
}

/** Other days, and the currency of the one sum. */
function ChooseRange({ asked, problems }: Pick<Route.ComponentProps['loaderData'], 'asked' | 'problems'>) {
  return (
    <form className="staff-tools" method="get">
      <label>
        <span>From</span>
        <input type="date" name="from" defaultValue={asked.from} />
      </label>
      <label>
        <span>Until</span>
        <input type="date" name="until" defaultValue={asked.until} />
      </label>
      <label>
        <span>One sum in</span>
        <select name="currency" defaultValue={asked.currency}>
          <Options options={Object.entries(CURRENCY_NAMES)} />
        </select>
      </label>
      <Button kind="secondary">Show</Button>
      {problems.length > 0 && (
        <Note kind="problem" isAlert>
          {problems.join(' ')}
        </Note>
      )}
    </form>
  );
}

function GuideVotes({ votes }: { votes: readonly PageVotes[] }) {
  return (
    <section className="staff-chart">
      <h2>Did the guides help?</h2>
      {votes.length === 0 ? (
        <p>No votes yet.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Guide</th>
              <th scope="col">Yes</th>
              <th scope="col">No</th>
            </tr>
          </thead>
          <tbody>
            {votes.map(({ path, yes, no }) => (
              <tr key={path}>
                <th scope="row">
                  <a href={path}>{path}</a>
                </th>
                <td>{yes}</td>
                <td>{no}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
