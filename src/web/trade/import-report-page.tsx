import { redirect } from 'react-router';
import { NamedImport, ShowImport } from '#rules/ads/import/import-schema.ts';
import { REFUSAL_STATUS } from '#rules/refusal.ts';
import { plural } from '#rules/text/plural.ts';
import type { Route } from './+types/import-report-page.ts';
import { ensureArea } from '../area/ensure-area.ts';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { PageHead } from '../frame/head/page-head.tsx';
import { useAskAgain } from '../payment/use-ask-again.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { submit } from '../request/submit.ts';
import { asRefused } from '../ui/form/form-state.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ImportHead } from './import-head.tsx';
import { ImportRows } from './import-rows.tsx';
import { RowFilter } from './row-filter.tsx';
import tradeStyles from './trade.css?url';

export const handle: TrailHandle = {
  trail: [{ label: 'Trade tools', url: '/trade' }, { label: 'Your file' }],
};

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: tradeStyles }];

/** So many rows on a page. */
const ROWS = 100;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { trade } = requireSignIn({ url, context });
  const asked = ShowImport.safeParse({
    importId: params.id,
    show: url.searchParams.get('show') ?? undefined,
  });
  const { rows, ...file } = await orRefusedPage(
    trade.showImport(asked.success ? asked.data : { importId: params.id }),
  );
  const from = Math.max(0, Math.trunc(Number(url.searchParams.get('from'))) || 0);
  return {
    file,
    rows: rows.slice(from, from + ROWS),
    show: (asked.success ? asked.data.show : undefined) ?? null,
    next: from + ROWS < rows.length ? from + ROWS : null,
  };
}

export async function action(args: Route.ActionArgs) {
  await ensureArea(args, 'use trade tools');
  const { id } = args.params;
  const sent = await submit({
    ...args,
    schema: NamedImport,
    read: () => ({ importId: id }),
    order: async ({ trade }, { importId }) => void (await trade.runImport(importId)),
  });
  if (sent.isDone) return redirect(`/trade/import/${id}`, 303);
  if (sent.back.init?.status === REFUSAL_STATUS['not-found']) throw new Response(null, { status: 404 });
  return sent.back;
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function ImportReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, rows, show, next } = loaderData;
  const isRunning = file.state === 'running';
  useAskAgain(isRunning);
  const path = `/trade/import/${file.id}`;
  return (
    <div className="trade">
      <PageHead title={file.fileName} description="What a file of ads does, row by row." />
      {isRunning && (
        <noscript>
          <meta httpEquiv="refresh" content="4" />
        </noscript>
      )}
      <ImportHead file={file} state={asRefused(actionData)} />
      <RowFilter file={file} chosen={show} path={path} />
      {rows.length === 0 && <p>No rows here.</p>}
      <ImportRows rows={rows} />
      {next !== null && (
        <p>
          <ButtonLink
            kind="secondary"
            href={`?${new URLSearchParams({ ...(show ? { show } : {}), from: String(next) })}`}
          >
            Next {plural(ROWS, 'row')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
