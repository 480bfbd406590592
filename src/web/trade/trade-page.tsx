import { redirect } from 'react-router';
import { z } from 'zod';
import { ACCOUNT_TYPE } from '#rules/accounts/account.ts';
import { SaveTrader } from '#rules/traders/trader-schema.ts';
import { describeRetention } from '#rules/retention/retention.ts';
import { plural } from '#rules/text/plural.ts';
import type { ImportCard } from '#market/ads/import/import-view.ts';
import type { Route } from './+types/trade-page.ts';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { PageHead } from '../frame/head/page-head.tsx';
import { Moment } from '../frame/time/moment.tsx';
import { ensureArea } from '../area/ensure-area.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { readFormData } from '../request/form-fields.ts';
import { type Posted, submit } from '../request/submit.ts';
import { ButtonLink } from '../ui/button.tsx';
import { REMOVE_DETAILS, TraderForm } from './trader-form.tsx';
import { NeedsDetails, NeedsTrade } from './needs-trade.tsx';
import tradeStyles from './trade.css?url';

export const handle: TrailHandle = { trail: [{ label: 'Trade tools' }] };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: tradeStyles }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { trade, traders, viewer } = requireSignIn({ url, context });
  const tools = await orRefusedPage(trade.tools());
  return {
    ...tools,
    sells: viewer.accountType === ACCOUNT_TYPE.seller,
    trader: await orRefusedPage(traders.own()),
    country: viewer.country,
    isSaved: url.searchParams.has('saved'),
    kept: describeRetention('imports'),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  await ensureArea({ url, context }, 'use trade tools');
  const form = await readFormData(request);
  const posted = { request, form, url, context };
  if (form.get('intent') === REMOVE_DETAILS) return removeDetails(posted);
  const sent = await submit({
    ...posted,
    schema: SaveTrader,
    order: ({ traders }, details) => traders.save(details),
  });
  if (!sent.isDone) return sent.back;
  throw redirect('/trade?saved#details', 303);
}

async function removeDetails(posted: Posted) {
  const sent = await submit({
    ...posted,
    schema: z.object({}),
    order: ({ traders }) => traders.remove(),
  });
  if (!sent.isDone) return sent.back;
  throw redirect('/trade#details', 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function TradePage({
  loaderData: { hasUpload, hasExport, lacksDetails, imports, sells, kept, ...details },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="trade">
      <PageHead title="Trade tools" description="Your ads and lists as CSV files." />
      <h1>Trade tools</h1>
      {sells && (
        <section className="trade-sheet" aria-labelledby="upload">
          <h2 id="upload">Ads from a CSV file</h2>
          <p>
            Keep your tails in a spreadsheet and send it here. You first see what each row would do. Nothing
            changes until you say ‘Run it’.
          </p>
          {lacksDetails ? (
            <NeedsDetails />
          ) : hasUpload ? (
            <p className="trade-ways">
              <ButtonLink href="/trade/import">Send a file</ButtonLink>
              <ButtonLink kind="secondary" href="/trade/export/my-ads.csv">
                Your ads as CSV
              </ButtonLink>
              <a href="/trade/sample.csv">Take our sample</a>
              <a href="/trade#details">Your trader details</a>
            </p>
          ) : (
            <NeedsTrade />
          )}
        </section>
      )}
      <section className="trade-sheet" aria-labelledby="lists">
        <h2 id="lists">Lists as CSV</h2>
        <p>
          Every list of ads can be shown as a table and saved as a file, narrowed as you like. It comes with
          the plans Trade and Certified Buyer.
        </p>
        <p className="trade-ways">
          <ButtonLink kind="secondary" href={hasExport ? '/all-ads' : '/payment/'}>
            {hasExport ? 'Choose a list' : 'See the plans'}
          </ButtonLink>
        </p>
      </section>
      {sells && <TraderForm {...details} mayRemove={!hasUpload} state={actionData} />}
      {imports.length > 0 && <Files imports={imports} kept={kept} />}
    </div>
  );
}

function Files({ imports, kept }: { imports: readonly ImportCard[]; kept: string }) {
  return (
    <section aria-labelledby="files" className="trade-files">
      <h2 id="files">Your files</h2>
      <p className="trade-small">We keep each of them for {kept}.</p>
      <ul>
        {imports.map((file) => (
          <li key={file.id}>
            <a href={`/trade/import/${file.id}`}>{file.fileName}</a>
            <span>
              <Moment at={file.createdAt} />
            </span>
            <span>{describeFile(file)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeFile({ state, counts, failed }: ImportCard): string {
  const rows = counts.new + counts.changes + counts.same + counts.wrong;
  const wrong = counts.wrong + failed;
  const told = `${plural(rows, 'row')}${wrong > 0 ? `, ${wrong} with problems` : ''}`;
  return `${STATES[state]}: ${told}`;
}

const STATES: Record<ImportCard['state'], string> = {
  tried: 'Tried, not run',
  running: 'Running now',
  done: 'Done',
};
