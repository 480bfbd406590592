import type { Route } from './+types/staff-figures-page.ts';
import { AskFigures } from '#rules/staff/figures-schema.ts';
import { FIGURE_SPANS } from '#rules/staff/figure-spans.ts';
import type { PageVotes } from '#market/help/page-votes-view.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { toCharts } from './figure-charts.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = AskFigures.safeParse({ days: url.searchParams.get('days') ?? undefined });
  const { days } = asked.success ? asked.data : AskFigures.parse({});
  return { days, figures: await orRefusedPage(context.get(marketContext).staff.figures({ days })) };
}

export default function StaffFiguresPage({ loaderData: { days, figures } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Figures" description="How the market is doing." />
      <h1>Figures</h1>
      <nav className="staff-tabs" aria-label="How far back">
        {Object.keys(FIGURE_SPANS).map((span) => (
          <a key={span} href={`?days=${span}`} aria-current={span === days ? 'page' : undefined}>
            {span === '365' ? 'One year' : `${span} days`}
          </a>
        ))}
      </nav>
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
