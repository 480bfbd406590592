import { redirect } from 'react-router';
import type { PayoutState } from '#market/sales/payout/payout-view.ts';
import { NothingMore } from '#rules/sales/money/payout-schema.ts';
import type { Route } from './+types/payout-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import styles from '../../account/account-page.module.css';
import { PageHead } from '../../frame/head/page-head.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';
import { Moment } from '../../frame/time/moment.tsx';
import { byIntent } from '../../request/by-intent.ts';
import { clockContext, marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { Button } from '../../ui/button.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { Note } from '../../ui/note.tsx';
import { AskAboutPayout } from './ask-about-payout.tsx';

const PATH = '/seller/seller-profile/payout';

export const handle: TrailHandle = { trail: [{ label: 'PayPal' }] };

/** `back`: they come from PayPal. What PayPal's way back says is not believed, and reading asks nobody: a form does. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { payout, viewer } = context.get(marketContext);
  const { usableFrom, ...shown } = await orRefusedPage(payout.show());
  const isWaiting = usableFrom !== null && usableFrom > context.get(clockContext)().toISOString();
  return {
    payout: { ...shown, waitsUntil: isWaiting ? usableFrom : null },
    isBack: url.searchParams.has('back'),
    isIndian: viewer?.country === 'IN',
  };
}

const nothing = (posted: Posted) => ({ ...posted, schema: NothingMore, read: () => ({}) });

export async function action(args: Route.ActionArgs) {
  const sent = await byIntent(args, {
    connect: (posted) =>
      submit({
        ...nothing(posted),
        order: async (market) => (await market.payout.connect()).actionUrl,
      }),
    ask: (posted) =>
      submit({
        ...nothing(posted),
        order: async (market) => {
          await market.payout.refresh();
          return PATH;
        },
      }),
    disconnect: (posted) =>
      submit({
        ...nothing(posted),
        order: async (market) => {
          await market.payout.disconnect();
          return PATH;
        },
      }),
  });
  return sent.isDone ? redirect(sent.answer, 303) : sent.back;
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function PayoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { payout, isBack, isIndian } = loaderData;
  const isReady = payout.state === 'ready';
  return (
    <div className={styles.panel}>
      <PageHead title="PayPal" description="Where the money of your protected sales goes." />
      <h1>{isReady ? 'PayPal is connected' : 'Be paid by PayPal'}</h1>
      <HowItStands payout={payout} />
      {isBack && !isReady && <AskAboutPayout state={actionData} path={`${PATH}?back`} />}
      {isReady ? (
        <Disconnect state={actionData} />
      ) : (
        <Connect state={actionData} isBegun={payout.state !== 'none'} isIndian={isIndian} isQuiet={isBack} />
      )}
      <p>
        In a <a href="/protected-sale/">protected sale</a> PayPal holds the money and pays you there. No
        account of ours ever has it.
      </p>
    </div>
  );
}

type Shown = Pick<PayoutState, 'state' | 'todo'> & { waitsUntil: string | null };

function HowItStands({ payout: { state, todo, waitsUntil } }: { payout: Shown }) {
  if (state === 'none') return null;
  if (state === 'started')
    return <Note kind="hint">You have begun to connect PayPal, and PayPal has not finished.</Note>;
  if (state === 'ready')
    return (
      <Note kind="good">
        {waitsUntil === null ? (
          'Buyers can pay you.'
        ) : (
          <>
            This is another account than before. Buyers can pay you from <Moment at={waitsUntil} /> on: if
            this was not you, change your password now.
          </>
        )}
      </Note>
    );
  return (
    <Note kind="problem">
      {state === 'revoked' && <p>PayPal says that you took back what you had allowed us.</p>}
      {todo.map((what) => (
        <p key={what}>{what}</p>
      ))}
    </Note>
  );
}

type ConnectProps = {
  state: FormState | undefined;
  isBegun: boolean;
  isIndian: boolean;
  isQuiet: boolean;
};

function Connect({ state, isBegun, isIndian, isQuiet }: ConnectProps) {
  return (
    <>
      <p>
        You need a PayPal account of your own. It takes about five minutes. PayPal asks whether we may take
        payments for you, hold them until your hair has come, and give them back: a protected sale needs each
        of these.
      </p>
      {isIndian && (
        <p>
          PayPal will ask for your PAN, your bank account and a purpose code, and pays into your bank in
          rupees.
        </p>
      )}
      <Form state={state} intent="connect" action={PATH}>
        <Button kind={isQuiet ? 'secondary' : 'primary'}>
          {isBegun ? 'Go on at PayPal' : 'Connect PayPal'}
        </Button>
      </Form>
    </>
  );
}

const Disconnect = ({ state }: { state: FormState | undefined }) => (
  <details className={styles.more} open={state?.intent === 'disconnect'}>
    <summary>Use another PayPal account</summary>
    <div>
      <p>
        Take this one away first. It works while no sale of yours is open. The next one can be paid after
        three days: so nobody who gets into your account can be paid in your place.
      </p>
      <Form state={state} intent="disconnect" action={PATH}>
        <Button kind="secondary">Disconnect PayPal</Button>
      </Form>
    </div>
  </details>
);
