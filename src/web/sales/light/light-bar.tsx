import type { ReactNode } from 'react';
import { isHairOff, type LightShown } from './light.tsx';
import { LightSign } from './light-sign.tsx';
import { LockIcon } from './lock-icon.tsx';

type LightBarProps = {
  light: LightShown;
  /** A few words under it. */
  more?: ReactNode;
  children?: ReactNode;
};

/** The same in the fixed bar of a phone, with the one next step beside it. */
export function LightBar({ light, more, children }: LightBarProps) {
  const isLit = light.colour !== 'none';
  return (
    <div className={`light-bar ${isLit ? `is-${light.colour}` : 'is-plain'}`} data-page-bar>
      {light.colour === 'none' ? (
        <LockIcon />
      ) : (
        <LightSign colour={light.colour} isHairOff={isHairOff(light)} size={44} />
      )}
      <p>
        <b>{isLit ? light.words : light.why}</b>
        {more && <small>{more}</small>}
      </p>
      {children}
    </div>
  );
}
