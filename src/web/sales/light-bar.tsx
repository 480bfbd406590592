import type { ReactNode } from 'react';
import { isHairOff, type LightShown } from './light.tsx';
import { LightSign } from './light-sign.tsx';
import { LockIcon } from './lock-icon.tsx';

/** The same in the fixed bar of a phone, with the one next step beside it. */
export function LightBar({ light, children }: { light: LightShown; children?: ReactNode }) {
  const isLit = light.colour !== 'none';
  return (
    <div className={`light-bar ${isLit ? `is-${light.colour}` : 'is-plain'}`} data-page-bar>
      {light.colour === 'none' ? (
        <LockIcon />
      ) : (
        <LightSign colour={light.colour} isHairOff={isHairOff(light)} size={44} />
      )}
      <b>{isLit ? light.words : light.why}</b>
      {children}
    </div>
  );
}
