import { numberWord } from '#rules/text/number-words.ts';
import { ForwardIcon, PersonIcon } from '../../ui/icons/icons.tsx';
import layout from '../../ui/layout.module.css';

type WantedLineProps = { ad: { id: string; title: string | null; wantedBy: number } };

/** 'Three people want hair like this', as the way to them. */
export function WantedLine({ ad: { id, title, wantedBy } }: WantedLineProps) {
  if (wantedBy === 0) return null;
  return (
    <a className="wan-line" href={`/wanted/mine/ads?ad=${id}`}>
      <PersonIcon />
      <span>
        {wantedBy === 1 ? 'One person wants' : `${numberWord(wantedBy)} people want`} hair like this
        <small className={layout.visuallyHidden}>: {title}</small>
      </span>
      <ForwardIcon />
    </a>
  );
}
