import { REPORT_TIME } from '#rules/retention/promised-times.ts';
import { redirect } from 'react-router';
import { isCaseNumber } from '#rules/help/case-words.ts';
import { CreateReport } from '#rules/moderation/report-schema.ts';
import { isRefusal } from '#rules/refusal.ts';
import { REPORT_REASON_LABELS, REPORT_REASONS } from '#rules/moderation/report-words.ts';
import type { Market } from '#market/market.ts';
import type { Route } from './+types/report-page.ts';
import { marketContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { useFrameData } from '../frame/frame-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { readTexts } from '../request/form-fields.ts';
import { submit } from '../request/submit.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Choices } from '../ui/form/fields/choice.tsx';
import { Field, TextField } from '../ui/form/fields/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import { sendOrStay } from '../request/send-or-stay.ts';
import styles from '../messages/list/messages-page.module.css';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Report' }] };

const THINGS: Record<string, string> = {
  ad: 'ad',
  message: 'message',
  user: 'person',
  rating: 'rating',
  wanted: 'request',
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { kind = '', id = '' } = Object.fromEntries(url.searchParams);
  return {
    thing: THINGS[kind] ?? 'thing',
    about: await FIND[kind as keyof typeof FIND]?.(context.get(marketContext), id),
    caseNumber: [url.searchParams.get('case') ?? ''].find(isCaseNumber),
  };
}

/** So that nobody reports another ad or person than the one they mean. */
const FIND = { ad: findReportedAd, user: findReportedSeller, wanted: findReportedRequest };

async function findReportedAd(market: Market, id: string) {
  const found = await orRefusedPage(market.ads.show(id));
  return found?.kind === 'shown' ? { title: found.ad.title, url: found.ad.url } : null;
}

/** One that was changed since they saw it may wait to be read by us: it is not named, and reported all the same. */
async function findReportedRequest(market: Market, id: string) {
  const found = await orRefusedPage(orUndefined(market.wanted.show({ wantedId: id })));
  return found && { title: found.title, url: `/wanted/${id}/${found.slug}` };
}

async function orUndefined<Found>(order: Promise<Found>): Promise<Found | undefined> {
  try {
    return await order;
  } catch (error) {
    if (isRefusal(error) && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** Whoever has no page of their own is named where the report begins. */
async function findReportedSeller(market: Market, id: string) {
  const found = await orRefusedPage(market.sellers.show(id));
  return found ? { title: found.seller.username, url: `/sellers/${found.seller.id}` } : null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const target = { kind: url.searchParams.get('kind'), id: url.searchParams.get('id') };
  const sent = await submit({
    request,
    url,
    context,
    schema: CreateReport,
    read: (form) => ({ ...readTexts(form), target }),
    order: (market, report) => market.reports.create(report),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`/report?case=${sent.answer.caseNumber}`);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function ReportPage({
  loaderData: { thing, about, caseNumber },
  actionData,
}: Route.ComponentProps) {
  const isSignedIn = Boolean(useFrameData()?.viewer);
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title="Report" description="Tell us that something is wrong." />
      <h1>{caseNumber ? 'Thank you' : `Report this ${thing}`}</h1>
      {caseNumber ? (
        <ReportReceipt caseNumber={caseNumber} />
      ) : (
        <Form state={actionData}>
          {about && (
            <p>
              About <a href={about.url}>{about.title}</a>
            </p>
          )}
          <Choices
            name="reason"
            label="What is wrong?"
            options={REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))}
          />
          <TextField name="text" label="In your own words (optional)" maxLength={2000} />
          {!isSignedIn && (
            <Field
              name="email"
              type="email"
              autoComplete="email"
              label="Your e-mail address (optional, to hear the outcome)"
              hint="Nobody but us sees it."
            />
          )}
          <p>The person you report will not be told that it was you.</p>
          <Button>Send the report</Button>
        </Form>
      )}
    </div>
  );
}

function ReportReceipt({ caseNumber }: { caseNumber: string }) {
  return (
    <>
      <Note kind="good" isAlert>
        Your case number is <strong>{caseNumber}</strong>.
      </Note>
      <h2>What happens now</h2>
      <ol className={styles.steps}>
        <li>
          One of our staff looks at it, usually within {REPORT_TIME.words}. What may concern a child comes
          first.
        </li>
        <li>If we have your e-mail address, you get a receipt and hear the outcome by e-mail.</li>
        <li>If we remove something, the person you reported hears our reasons, but never that it was you.</li>
      </ol>
      <p className={styles.ways}>
        <ButtonLink href="/all-ads">Back to the ads</ButtonLink>
        <ButtonLink kind="quiet" href="/website-safety/">
          How to stay safe
        </ButtonLink>
      </p>
    </>
  );
}
