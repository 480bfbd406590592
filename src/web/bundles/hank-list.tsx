import { HAIR_SWATCHES } from '#rules/hair/swatches.ts';
import { CheckIcon, ClockIcon, SwapIcon } from './bundle-icons.tsx';
import { type OpenSet, toBundlesPath } from './need/need-query.ts';
import type { ShownHank, ShownSet, ShownSwaps } from './shown-bundles.ts';
import { useStayingLink } from './use-staying-link.ts';

type HankListProps = { set: ShownSet; open: number; asked: string; swaps: ShownSwaps | null };

/** Each hank of a set with what speaks for it. The letters are those of the drawing. */
export function HankList({ set, open, asked, swaps }: HankListProps) {
  const stay = useStayingLink();
  const here: OpenSet = { set: open, ...(set.isOwn && { hanks: set.hanks.map(({ id }) => id) }) };
  return (
    <ol className="bun-hanks" aria-label="The hanks of this set">
      {set.hanks.map((hank, place) => {
        const isOpen = swaps?.place === place;
        return (
          <li key={hank.id}>
            <HankFacts hank={hank} />
            <div className="bun-acts">
              <a href={toBundlesPath(asked, isOpen ? here : { ...here, swap: place })} onClick={stay}>
                <SwapIcon />
                {isOpen ? 'Close' : 'Swap'}
                <span className="bun-hidden"> {hank.letter}</span>
              </a>
              <HankFrom hank={hank} />
            </div>
            {isOpen && <Swaps swaps={swaps} letter={hank.letter} />}
          </li>
        );
      })}
    </ol>
  );
}

/** Whose it is, and what they ask in money of their own. */
export const HankFrom = ({ hank: { from, fromUrl, asks } }: { hank: ShownHank }) => (
  <>
    <a href={fromUrl}>{from}</a>
    {asks && <span>asks {asks}</span>}
  </>
);

/** A hank and what speaks for it. */
export function HankFacts({ hank }: { hank: ShownHank }) {
  return (
    <>
      <b className="bun-place">{hank.letter}</b>
      <SetPhoto hank={hank} />
      <div>
        <p className="bun-name">
          <a href={hank.url}>{hank.name}</a>
          <strong>{hank.price}</strong>
        </p>
        <ul className="bun-reasons">
          {hank.reasons.map(({ words, isReckoned }) => (
            <li key={words} className={isReckoned ? 'is-reckoned' : undefined}>
              {isReckoned ? <ClockIcon /> : <CheckIcon />}
              {words}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Swaps({ swaps, letter }: { swaps: ShownSwaps; letter: string }) {
  const stay = useStayingLink();
  if (swaps.refusal !== null) return <NoSwaps refusal={swaps.refusal} />;
  if (swaps.items.length === 0)
    return (
      <div className="bun-swaps">
        <p>Nothing else fits in the place of {letter} right now.</p>
      </div>
    );
  return (
    <div className="bun-swaps">
      <p>These fit in the place of {letter}</p>
      <ul>
        {swaps.items.map(({ id, words, from, more, href }) => (
          <li key={id}>
            <span>
              {words} <small>{from}</small>
            </span>
            <b>{more}</b>
            <a href={href} onClick={stay} aria-label={`Take ${words}`}>
              Take
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why it cannot be told what fits: in a moment it can be asked again. */
export const NoSwaps = ({ refusal }: { refusal: string }) => (
  <div className="bun-swaps">
    <p role="alert">{refusal}</p>
  </div>
);

/** The photo of a hank, small; its colour where there is none. */
export function SetPhoto({ hank: { photo, colour } }: { hank: Pick<ShownHank, 'photo' | 'colour'> }) {
  if (photo === null)
    return (
      <svg className="bun-photo" viewBox="0 0 52 65" aria-hidden="true">
        <rect width="52" height="65" fill={HAIR_SWATCHES[colour][1]} />
      </svg>
    );
  return (
    <picture>
      {photo.avif !== null && <source type="image/avif" srcSet={photo.avif} />}
      <img className="bun-photo" src={photo.webp} alt="" width="52" height="65" loading="lazy" />
    </picture>
  );
}
