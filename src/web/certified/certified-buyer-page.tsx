import { redirect } from 'react-router';
import { canAsk } from '#rules/certified/buyer-check.ts';
import { AskBuyerCheck } from '#rules/certified/buyer-check-schema.ts';
import { CHECK_TIME } from '#rules/retention/promised-times.ts';
import type { OwnCheck } from '#market/certified/check-view.ts';
import type { Route } from './+types/certified-buyer-page.ts';
import { ensureArea } from '../area/ensure-area.ts';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { PageHead } from '../frame/head/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { submit } from '../request/submit.ts';
import { ButtonLink } from '../ui/button.tsx';
import { showDate } from '../ui/dates.ts';
import { Note } from '../ui/note.tsx';
import { CheckForm } from './check-form.tsx';
import tradeStyles from '../trade/trade.css?url';

export const handle: TrailHandle = { trail: [{ label: 'Certified buyer' }] };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: tradeStyles }];

export async function loader({ url, context }: Route.LoaderArgs) {
  await ensureArea({ url, context }, 'choose a plan');
  const own = await orRefusedPage(requireSignIn({ url, context }).certified.own());
  return { ...own, canAsk: own.hasPlan && canAsk(own.check?.state ?? null), within: CHECK_TIME.words };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  await ensureArea({ url, context }, 'choose a plan');
  const sent = await submit({
    request,
    url,
    context,
    schema: AskBuyerCheck,
    order: ({ certified }, details) => certified.ask(details),
  });
  if (!sent.isDone) return sent.back;
  throw redirect('/certified-buyer', 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** Also after a refusal: what was decided meanwhile is shown. */
export const shouldRevalidate = () => true;

export default function CertifiedBuyerPage({
  loaderData: { check, hasPlan, trader, canAsk: mayAsk, within },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="trade">
      <PageHead title="Certified buyer" description="Our staff look at who you are, and sellers see it." />
      <h1>Certified buyer</h1>
      {check && <Standing check={check} hasPlan={hasPlan} within={within} />}
      <section className="trade-sheet" aria-labelledby="how">
        <h2 id="how">What it is</h2>
        <p>
          You tell us about your business, and one of our staff looks: at the register, your website, your
          address. That takes {within}, usually less. Then sellers see the badge “Certified buyer” beside your
          name, in conversations and wherever you are shown.
        </p>
        <p>
          A check holds for a year at most, and the badge is shown while your plan Certified Buyer runs. It
          does not change the one rule: no hair is cut before it is paid.
        </p>
        {!hasPlan && (
          <p>
            <ButtonLink href="/payment/">Choose the plan Certified Buyer</ButtonLink>
          </p>
        )}
      </section>
      {mayAsk && <CheckForm check={check} trader={trader} state={actionData} />}
    </div>
  );
}

type StandingProps = { check: OwnCheck; hasPlan: boolean; within: string };

function Standing({ check, hasPlan, within }: StandingProps) {
  const { state, told, askedAt, until, isCertified } = check;
  if (state === 'asked')
    return (
      <Note kind="hint">
        We have your details since {showDate(askedAt)}, and look at them within {within}. You will get an
        e-mail.
      </Note>
    );
  if (state === 'granted')
    return isCertified || hasPlan ? (
      <Note kind="good">You are certified until {until && showDate(until)}. Sellers see the badge.</Note>
    ) : (
      <Note kind="hint">
        You are certified until {until && showDate(until)}, but your plan has ended: sellers see the badge
        again as soon as the plan runs.
      </Note>
    );
  return (
    <Note kind="problem">
      {state === 'refused' ? 'We could not certify you: ' : 'Your check has ended: '}
      {told}
    </Note>
  );
}
