import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { SwapIcon } from '../bundle-icons.tsx';
import { HankFacts, HankFrom, NoSwaps } from '../hank-list.tsx';
import { BUNDLES_PATH } from '../need/need-query.ts';
import type { ShownKept, ShownKeptSwaps, ShownMember } from './show-kept.ts';
import { useStayingLink } from '../use-staying-link.ts';

type KeptHanksProps = { kept: ShownKept; swaps: ShownKeptSwaps | null; state: FormState | undefined };

/** The hanks of a kept set as they are now. */
export function KeptHanks({ kept, swaps, state }: KeptHanksProps) {
  const stay = useStayingLink();
  const path = `${BUNDLES_PATH}/${kept.id}`;
  return (
    <ol className="bun-hanks" aria-label="The hanks of this set">
      {kept.members.map((member) => {
        const isOpen = swaps?.place === member.place;
        return (
          <li key={member.adId} className={member.isOff === null ? undefined : 'is-off'}>
            <MemberFacts member={member} />
            <div className="bun-acts">
              <a href={isOpen ? path : `${path}?swap=${member.place}`} onClick={stay}>
                <SwapIcon />
                {isOpen ? 'Close' : 'Swap'}
                <span className="bun-hidden"> hank {member.place}</span>
              </a>
              {member.hank && <HankFrom hank={member.hank} />}
            </div>
            {isOpen && <KeptSwaps path={path} swaps={swaps} state={state} />}
          </li>
        );
      })}
    </ol>
  );
}

const MemberFacts = ({ member: { hank, isOff, priceWas } }: { member: ShownMember }) => (
  <>
    {hank ? <HankFacts hank={hank} /> : <p className="bun-gone">This ad is no longer here.</p>}
    {(isOff !== null || priceWas !== null) && (
      <p className="bun-now">
        {isOff !== null && <b>{isOff}</b>} {priceWas}
      </p>
    )}
  </>
);

function KeptSwaps({
  path,
  swaps,
  state,
}: {
  path: string;
  swaps: ShownKeptSwaps;
  state: FormState | undefined;
}) {
  if (swaps.refusal !== null) return <NoSwaps refusal={swaps.refusal} />;
  const refused = state?.intent === 'swap' ? state : undefined;
  const chosen = refused?.typed['adId']?.[0];
  // What was sold before it could be taken has no form any more that could say so.
  const isGone = refused && !swaps.items.some(({ id }) => id === chosen);
  const said = isGone && (
    <p role="alert">{[refused.message, ...Object.values(refused.problems).flat()].join(' ')}</p>
  );
  if (swaps.items.length === 0)
    return (
      <div className="bun-swaps">
        {said}
        <p>No single hank fits in this place right now. Look for a new set.</p>
      </div>
    );
  return (
    <div className="bun-swaps">
      {said}
      <p>These fit in this place</p>
      <ul>
        {swaps.items.map(({ id, words, from, more }) => (
          <li key={id}>
            <span>
              {words} <small>{from}</small>
            </span>
            <b>{more}</b>
            <Form
              state={chosen === id ? refused : undefined}
              intent="swap"
              action={`${path}?swap=${swaps.place}`}
              aria-label={`Take ${words}`}
            >
              <input type="hidden" name="place" value={swaps.place} />
              <input type="hidden" name="adId" value={id} />
              <Button kind="quiet">Take</Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
