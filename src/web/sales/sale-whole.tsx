import type { SaleButton } from '#rules/sales/words/sale-screen.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { toThreadPath } from '../messages/thread-path.ts';
import { SoonMoment } from '../offers/soon-moment.tsx';
import { Note } from '../ui/note.tsx';
import { AskProvider } from './ask-provider.tsx';
import { StepAct } from './forms/step-act.tsx';
import { Light, LightChip } from './light.tsx';
import { LightBar } from './light-bar.tsx';
import { SaleMoney } from './parts/sale-money.tsx';
import { SaleTape } from './parts/sale-tape.tsx';
import { SaleAddress, SaleAgreed, SaleHistory, SaleParcel, SaleProof } from './parts/sale-things.tsx';
import { Sentence } from './parts/sentence.tsx';
import type { SaleShown } from './show-sale.ts';
import { toTrustedLight } from './trusted-light.ts';

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
        <a href={sale.ad.url}>{sale.ad.title}</a> <a href={toThreadPath(sale.conversationId)}>Messages</a>
      </p>
      <div className="sale-columns">
        <div className="sale-stack">
          <SaleTape sale={sale} />
          {isBack ? (
            <AskProvider saleId={sale.id} state={state} />
          ) : (
            <Next sale={sale} isLost={isLost} state={state} />
          )}
          <SaleAddress sale={sale} />
          <SaleProof sale={sale} />
          <SaleAgreed sale={sale} />
        </div>
        <div className="sale-stack">
          <SaleMoney sale={sale} />
          <SaleParcel sale={sale} />
          <SaleHistory sale={sale} />
          {sale.settleBy && sale.place !== null && sale.place < 9 && (
            <p className="sale-small">
              Whatever happens, this sale is over by <SoonMoment at={sale.settleBy} />.
            </p>
          )}
        </div>
      </div>
      <LightBar light={toBarLight(sale, isLost)}>
        {main && <StepAct button={toShort(main)} sale={sale} state={undefined} note="above" kind="primary" />}
      </LightBar>
    </>
  );
}

/** In the bar of a phone there is room for two words. */
const toShort = (button: SaleButton): SaleButton =>
  button.event === 'show-code-word' ? { ...button, label: 'Code word' } : button;

type SaleLightProps = { sale: SaleShown; isLost: boolean; children?: React.ReactNode };

/** The seller's light, whole; whoever buys sees who holds the money, and what the seller sees. */
export function SaleLight({ sale, isLost, children }: SaleLightProps) {
  const light = toTrustedLight(sale.light, isLost);
  if (sale.side === 'seller' && light.colour !== 'none')
    return (
      <Light light={light} since={<SoonMoment at={light.since ?? sale.stateSince} />} howSafe={light.howSafe}>
        {children}
      </Light>
    );
  return (
    <>
      {IS_HELD.includes(sale.state) && <Light light={HELD} />}
      {sale.side === 'buyer' && light.colour !== 'none' && !sale.isOver && (
        <p className="sale-line">
          <span>{sale.other.username} sees</span> <LightChip light={light} />
        </p>
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
      {screen.code && (
        <p className="sale-slip">
          <small>{screen.code.label}</small>
          <b>{screen.code.word}</b>
        </p>
      )}
      {screen.steps && (
        <ol className="sale-todo">
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
