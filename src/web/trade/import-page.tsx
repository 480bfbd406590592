import { redirect } from 'react-router';
import { listColumnHelp } from '#rules/ads/import/describe-column.ts';
import { SendFile } from '#rules/ads/import/import-schema.ts';
import type { Route } from './+types/import-page.ts';
import { ensureArea } from '../area/ensure-area.ts';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { PageHead } from '../frame/head/page-head.tsx';
import { readFormData } from '../request/form-fields.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { submit } from '../request/submit.ts';
import { Button } from '../ui/button.tsx';
import { asRefused } from '../ui/form/form-state.ts';
import { Form } from '../ui/form/form.tsx';
import { Field } from '../ui/form/fields/field.tsx';
import { NeedsDetails, NeedsTrade } from './needs-trade.tsx';
import tradeStyles from './trade.css?url';

export const handle: TrailHandle = {
  trail: [{ label: 'Trade tools', url: '/trade' }, { label: 'Send a file' }],
};

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: tradeStyles }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { trade } = requireSignIn({ url, context });
  const { hasUpload, lacksDetails } = await orRefusedPage(trade.tools());
  return { hasUpload, lacksDetails, columns: listColumnHelp() };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  await ensureArea({ url, context }, 'use trade tools');
  const form = await readFormData(request);
  const sent = form.get('file');
  const chosen = sent instanceof File && sent.name !== '' ? sent : null;
  const file = chosen && new Uint8Array(await chosen.arrayBuffer());
  const answer = await submit({
    request,
    form,
    url,
    context,
    schema: SendFile,
    read: () => ({ name: chosen?.name ?? '', file }),
    order: async ({ trade }, wanted) => (await trade.tryImport(wanted)).id,
  });
  return answer.isDone ? redirect(`/trade/import/${answer.answer}`, 303) : answer.back;
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function ImportPage({
  loaderData: { hasUpload, lacksDetails, columns },
  actionData,
}: Route.ComponentProps) {
  const state = asRefused(actionData);
  return (
    <div className="trade">
      <PageHead title="Send a file of ads" description="Your ads from a CSV file, tried first." />
      <h1>Send a file of ads</h1>
      {lacksDetails ? (
        <NeedsDetails />
      ) : hasUpload ? (
        <section className="trade-sheet" aria-label="Your file">
          <Form state={state} encType="multipart/form-data" action="/trade/import">
            <Field
              name="file"
              label="Your CSV file"
              type="file"
              accept=".csv,text/csv"
              hint="At most 500 rows and 2 MB, saved as UTF-8. Commas, semicolons and tabs are all fine."
            />
            <p className="trade-ways">
              <Button>Try it</Button>
              <a href="/trade/sample.csv">Take our sample</a>
              <a href="/trade/export/my-ads.csv">Your ads as CSV</a>
            </p>
            <p className="trade-small">
              This is a trial: it shows row by row what would happen. No ad changes until you run it.
            </p>
          </Form>
        </section>
      ) : (
        <NeedsTrade />
      )}
      <section className="trade-help" aria-labelledby="columns">
        <h2 id="columns">What the columns mean</h2>
        <p>
          The first line names the columns, in any order. Leave out those you do not need: what a file does
          not name stays as it is. An empty cell takes away what was said. A row finds its ad by its id or by
          your ref; without either it is a new ad.
        </p>
        <dl className="trade-columns">
          {columns.map(({ name, label, written }) => (
            <div key={name}>
              <dt>
                <code>{name}</code> {label}
              </dt>
              <dd>{written}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
