import { Suspense } from 'react';
import { formatMoney } from '#rules/money/money.ts';
import type { SaleButton } from '#rules/sales/words/sale-screen.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { SoonMoment } from '../offers/soon-moment.tsx';
import { usePageTime } from '../frame/time/page-time.ts';
import { lazyPart } from '../ui/browser/lazy-part.ts';
import { Note } from '../ui/note.tsx';
import { AskProvider } from './ask-provider.tsx';
import { StepAct } from './forms/step-act.tsx';
import { isHairOff, Light, LightChip } from './light/light.tsx';
import { LightBar } from './light/light-bar.tsx';
import { Sentence } from './parts/sentence.tsx';
import { sayAsked, sayLeft } from './say-asked.ts';
import type { SaleShown } from './show-sale.ts';
import { toTrustedLight } from './light/trusted-light.ts';

/** What stands below the first screen comes after it. */
const SaleThings = import.meta.env.SSR
  ? (await import('./parts/sale-things.tsx')).default
  : lazyPart(() => import('./parts/sale-things.tsx'));

type SaleWholeProps = {
  sale: SaleShown;
  title: string;
  /** Back from PayPal. */
  isBack: boolean;
  /** Nothing was heard from us for too long: what was green is not any more. */
  isLost: boolean;
  state: FormState | undefined;
};

/** Everything of a sale on one page: the light, the one next step, the money, what was agreed, what happened. */
export function SaleWhole({ sale, title, isBack, isLost, state }: SaleWholeProps) {
  const main = isBack || isLost ? null : sale.main;
  return (
    <>
      <h1>{title}</h1>
      <SaleLight sale={sale} isLost={isLost}>
        {main && sale.light.colour === 'green' && sale.side === 'seller' && (
          <StepAct button={main} sale={sale} state={state} note="above" kind="primary" />
        )}
      </SaleLight>
      <p className="sale-line">
        {sale.ad.photo && <img src={sale.ad.photo} alt="" width={48} height={60} />}
        <span className="sale-about">
          <a href={sale.ad.url}>{sale.ad.title}</a>
          {sale.ad.grams !== null && `, ${sale.ad.grams} g`} ·{' '}
          <b>{formatMoney({ amount: sale.money.price, currency: sale.money.currency })}</b>
        </span>
        <a href={sale.talkUrl}>Messages</a>
      </p>
      <div className="sale-columns">
        <div className="sale-stack">
          <Suspense>
            <SaleThings sale={sale} part="tape" />
          </Suspense>
          {isBack && !state ? (
            <AskProvider saleId={sale.id} />
          ) : (
            <Next sale={sale} isLost={isLost} state={state} />
          )}
          <Suspense>
            <SaleThings sale={sale} part="hair" />
          </Suspense>
        </div>
        <div className="sale-stack">
          <Suspense>
            <SaleThings sale={sale} part="money" />
          </Suspense>
          {sale.settleBy && sale.place !== null && sale.place < 9 && (
            <p className="sale-small">
              Whatever happens, this sale is over by <SoonMoment at={sale.settleBy} />.
            </p>
          )}
        </div>
      </div>
      <LightBar light={toBarLight(sale, isLost)} more={<BarMore sale={sale} isLost={isLost} />}>
        {main && <StepAct button={toShort(main)} sale={sale} state={undefined} note="above" kind="primary" />}
      </LightBar>
    </>
  );
}

const SHORT: Partial<Record<SaleButton['event'], string>> = {
  'show-code-word': 'Code word',
  'accept-hair': 'All is well: pay',
  'return-came': 'It is here',
};

/** In the bar of a phone there is room for two words. */
const toShort = (button: SaleButton): SaleButton => ({
  ...button,
  label: SHORT[button.event] ?? button.label,
});

/** Under the words of the bar: how fresh a green light is, how much time is left, or why it is red. */
function BarMore({ sale, isLost }: { sale: SaleShown; isLost: boolean }) {
  const now = usePageTime();
  const light = toBarLight(sale, isLost);
  if (light.colour === 'green') return light.checkedAt && sayAsked(light.checkedAt, now);
  const left = sale.deadline && sayLeft(sale.deadline.at, now);
  return left && `${left} left`;
}

type SaleLightProps = { sale: SaleShown; isLost: boolean; children?: React.ReactNode };

/** The seller's light, whole; whoever buys sees who holds the money, and what the seller sees. */
export function SaleLight({ sale, isLost, children }: SaleLightProps) {
  const light = toTrustedLight(sale.light, isLost);
  if (sale.side === 'seller' && light.colour !== 'none')
    return (
      <Light
        light={light}
        since={<SoonMoment at={light.since ?? sale.stateSince} />}
        howSafe={light.howSafe}
        till={<Till sale={sale} />}
      >
        {children}
      </Light>
    );
  return (
    <>
      {IS_HELD.includes(sale.state) && <Light light={HELD} till={<HeldTill sale={sale} />} />}
      {sale.side === 'buyer' && light.colour !== 'none' && !sale.isOver && (
        <p className="sale-line">
          <span>{sale.other.username} sees</span> <LightChip light={light} />
        </p>
      )}
    </>
  );
}

/** Until when something is waited for, large; and how long that is. */
function Till({ sale: { deadline } }: Pick<SaleLightProps, 'sale'>) {
  const left = sayLeft(deadline?.at ?? '', usePageTime());
  if (!deadline || left === null) return null;
  return (
    <>
      {deadline.label}
      <b>
        <SoonMoment at={deadline.at} />
      </b>
      {left} from now
    </>
  );
}

/** '£445.10. Time to look until Wed 18 Nov, 09:40: 2 days, 18 hours.' */
function HeldTill({ sale: { deadline, money } }: Pick<SaleLightProps, 'sale'>) {
  const left = sayLeft(deadline?.at ?? '', usePageTime());
  const { currency, total, back } = money;
  return (
    <>
      {formatMoney({ amount: total - back, currency })}.{' '}
      {deadline && left !== null && (
        <>
          {deadline.label}{' '}
          <b>
            <SoonMoment at={deadline.at} />
          </b>
          : {left}.
        </>
      )}
    </>
  );
}

const HELD = { colour: 'none', words: '', why: 'PayPal holds the money.', checkedAt: null } as const;
const IS_HELD = ['paid', 'preparing', 'proved', 'shipped', 'delivered', 'disputed', 'returning', 'frozen'];

function toBarLight(sale: SaleShown, isLost: boolean) {
  const light = toTrustedLight(sale.light, isLost);
  return sale.side === 'seller' && light.colour !== 'none' ? light : { ...HELD, why: sale.screen.title };
}

/** What to do now: what each side reads, and its buttons. */
function Next({ sale, isLost, state }: Pick<SaleWholeProps, 'sale' | 'isLost' | 'state'>) {
  const { screen, main, others } = sale;
  const isInLight = sale.side === 'seller' && sale.light.colour === 'green';
  const isSaidBelow = others.some(({ event }) => event === state?.intent);
  return (
    <section className="sale-panel sale-next" id="next" aria-labelledby="next-title">
      <h2 id="next-title">{screen.title}</h2>
      {state && !isSaidBelow && (
        <Note kind="problem" isAlert>
          <p>{state.message}</p>
        </Note>
      )}
      {screen.warns && !state && (
        <Note kind="problem">
          <p>{screen.warns}</p>
        </Note>
      )}
      {screen.code && (
        <p className="sale-slip">
          <small>{screen.code.label}</small>
          <b>{screen.code.word}</b>
          {sale.drawnAt && (
            <small>
              drawn <SoonMoment at={sale.drawnAt} />, after the money came
            </small>
          )}
        </p>
      )}
      {screen.steps && (
        <ol className="sale-todo" data-of={isHairOff(sale.light) ? undefined : sale.state}>
          {screen.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {screen.says.map((sentence) => (
        <p key={sentence}>
          <Sentence text={sentence} />
        </p>
      ))}
      <div className="sale-acts">
        {main && !isLost && !isInLight && (
          <StepAct button={main} sale={sale} state={state} note="above" kind="primary" />
        )}
        {others.map((button) => (
          <StepAct key={button.event + (button.choice ?? '')} button={button} sale={sale} state={state} />
        ))}
      </div>
    </section>
  );
}
