import type { ReactNode } from 'react';
import type { LightView } from '#market/sales/show/sale-view.ts';
import { usePageTime } from '../../frame/time/page-time.ts';
import { LockIcon } from './lock-icon.tsx';
import { LightSign } from './light-sign.tsx';
import { sayAsked } from '../say-asked.ts';

/** The light as pages show it. */
export type LightShown = Pick<LightView, 'colour' | 'words' | 'why' | 'checkedAt'>;

export const isHairOff = ({ words }: Pick<LightShown, 'words'>): boolean =>
  words.endsWith('SEND') || words.endsWith('SEND YET');

type LightProps = {
  light: LightShown;
  /** `full`: the first thing of a sale's page. `soft`: tinted, in a conversation or on an ad. */
  look?: 'full' | 'soft';
  /** Since when it is red, as a moment that is shown. */
  since?: ReactNode;
  /** Behind 'How safe is this?'. */
  howSafe?: ReactNode;
  /** Until when something is waited for: beside the words of a wide light, under those of the box. */
  till?: ReactNode;
  /** The one next step: it stands inside the light. */
  children?: ReactNode;
  /** Whether people who hear the page are told when it turns: on one place of a page only. */
  isStatus?: boolean;
};

/**
 * May I cut? Words, shape, sign and colour say the same. Where nobody's hair is at stake: who holds the money.
 * A page with a light links `light.css`.
 */
export function Light({
  light,
  look = 'full',
  since = null,
  howSafe,
  till,
  children,
  isStatus = true,
}: LightProps) {
  if (light.colour === 'none') return <Held {...{ light, till, children }} />;
  return (
    <section className={`light light-${look} is-${light.colour}`}>
      <LightSign colour={light.colour} isHairOff={isHairOff(light)} size={look === 'full' ? 56 : 44} />
      <div className="light-said" role={isStatus ? 'status' : undefined}>
        <p className="light-words">{light.words}</p>
        <p className="light-why">
          {light.why} <LightAge light={light} since={since} />
        </p>
      </div>
      {children ? <div className="light-act">{children}</div> : till && <p className="light-till">{till}</p>}
      {howSafe && (
        <details className="light-how">
          <summary>How safe is this?</summary>
          <p>{howSafe}</p>
        </details>
      )}
    </section>
  );
}

/** 'Asked 2 minutes ago.' under a green one, 'Since Sun 15 Nov, 11:32.' under a red one. */
function LightAge({ light, since }: { light: LightShown; since: ReactNode }) {
  const now = usePageTime();
  if (light.colour === 'green') return light.checkedAt && sayAsked(light.checkedAt, now);
  return since && <>Since {since}.</>;
}

/** From the parcel's leaving on: a plain box in the same place. */
const Held = ({ light, till, children }: Pick<LightProps, 'light' | 'till' | 'children'>) => (
  <section className="light-held">
    <LockIcon />
    <div>
      <p className="light-why">{light.why}</p>
      {till && <p className="light-more">{till}</p>}
    </div>
    {children && <div className="light-act">{children}</div>}
  </section>
);

const IN_LINE: Readonly<Record<string, string>> = {
  'DO NOT CUT YET': 'Do not cut yet',
  'DO NOT SEND YET': 'Do not send yet',
  'SAFE TO CUT': 'Safe to cut',
  'SAFE TO SEND': 'Safe to send',
};

/** The same in a row of a list, 28 px high; nothing where there is no light. */
export function LightChip({ light }: { light: Pick<LightShown, 'colour' | 'words'> }) {
  if (light.colour === 'none') return null;
  return (
    <span className={`light-chip is-${light.colour}`}>
      <LightSign colour={light.colour} isHairOff={isHairOff(light)} size={20} />
      {IN_LINE[light.words] ?? light.words}
    </span>
  );
}
