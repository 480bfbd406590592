import { useLocation } from 'react-router';
import { formatMoney } from '#rules/money/money.ts';
import { plural } from '#rules/text/plural.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { CountedSum } from './counted-sum.tsx';
import { DrawnSet } from './drawing/drawn-set.tsx';
import { MiniSet } from './drawing/hanging-set.tsx';
import { KeepForm } from './kept/keep-form.tsx';
import { HankList, SetPhoto } from './hank-list.tsx';
import { toBundlesPath, withoutOpenSet } from './need/need-query.ts';
import { useStayingLink } from './use-staying-link.ts';
import type { ShownBundles, ShownNeed, ShownSet } from './shown-bundles.ts';

const ORDINALS = ['Cheapest', 'Second', 'Third'];
const ALIKE_ORDINALS = ['Most alike', 'Second', 'Third'];

type AnswerProps = {
  found: ShownBundles;
  need: ShownNeed;
  query: string;
  /** What a kept set is called. */
  name: string;
  state: FormState | undefined;
};

/** Which of the sets is open: the address says so. */
export function useOpenSet(found: ShownBundles | null): number {
  const asked = Number(new URLSearchParams(useLocation().search).get('set') ?? 1) - 1;
  return found && Number.isInteger(asked) && asked in found.sets ? asked : 0;
}

/** The sets that were found, one of them open. */
export function BundleAnswer({ found, need, query, name, state }: AnswerProps) {
  const open = useOpenSet(found);
  const asked = withoutOpenSet(useLocation().search);
  const set = found.sets[open];
  return (
    <>
      {found.alone && <Alone alone={found.alone} />}
      {set && (
        <>
          <Proposals found={found} need={need} query={query} asked={asked} open={open} />
          <div className="bun-open">
            <DrawnSet hanks={set.hanks} need={need} />
            <Sum set={set} />
            <HankList set={set} open={open} asked={asked} swaps={found.swaps} />
          </div>
          <KeepForm set={set} open={open} query={query} name={name} state={state} />
        </>
      )}
      {found.none !== null && <NothingFound found={found} asked={query} />}
      <div className="bun-notes">
        <p className="bun-looked is-narrow">{found.looked}</p>
        {found.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {found.withoutPrice && (
          <p>
            {found.withoutPrice.words} <a href={found.withoutPrice.href}>See hair like this</a>
          </p>
        )}
      </div>
    </>
  );
}

/** One hank that needs no other. */
const Alone = ({ alone: { hank, total } }: { alone: NonNullable<ShownBundles['alone']> }) => (
  <section className="bun-alone" aria-labelledby="alone">
    <h2 id="alone">These are enough by themselves</h2>
    <SetPhoto hank={hank} />
    <div>
      <p className="bun-name">
        <a href={hank.url}>{hank.name}</a>
        <strong>about {total}</strong>
      </p>
      <p className="bun-small">
        {hank.grams} g, from {hank.from}
      </p>
    </div>
  </section>
);

type ProposalsProps = Pick<AnswerProps, 'found' | 'need' | 'query'> & { asked: string; open: number };

function Proposals({ found, need, query, asked, open }: ProposalsProps) {
  const stay = useStayingLink();
  const names = new URLSearchParams(query).get('order') === 'alike' ? ALIKE_ORDINALS : ORDINALS;
  return (
    <nav aria-label="Sets that go together">
      <ul className="bun-sets">
        {found.sets.map((set, place) => {
          const path = toBundlesPath(asked, { set: place });
          return (
            <li key={set.hanks.map(({ id }) => id).join(' ')}>
              <a
                href={path}
                className="bun-proposal"
                aria-current={place === open ? 'true' : undefined}
                onClick={stay}
              >
                <span className="bun-mini">
                  <MiniSet hanks={set.hanks} need={need} />
                </span>
                <strong>{formatMoney(set.total)}</strong> <b>{names[place]}</b>{' '}
                <small>
                  <i>{plural(set.hanks.length, 'hank')}</i> <i>{set.counted} g</i>
                </small>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Sum({ set }: { set: ShownSet }) {
  return (
    <section className="bun-sum" aria-label="What it costs">
      <p>
        <strong>
          about <CountedSum total={set.total} />
        </strong>{' '}
        for {set.counted} g
      </p>
      <p>{set.sum} Customs may come on top.</p>
      {set.oneParcelFrom.map((seller) => (
        <p key={seller}>Two or more are from {seller}. Ask for one parcel.</p>
      ))}
      <ul>
        {set.over.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}

/** Never a dead end: the nearest needs for which there is something. */
const NothingFound = ({ found: { none, waysOut }, asked }: { found: ShownBundles; asked: string }) => (
  <section className="bun-none" aria-labelledby="none">
    <h2 id="none">{none}</h2>
    {waysOut.length > 0 ? (
      <>
        <p>This would do:</p>
        <ul>
          {waysOut.map(({ words, total, href }) => (
            <li key={href}>
              <a href={href}>
                {words}: {total}
              </a>
            </li>
          ))}
        </ul>
      </>
    ) : (
      <p>Take fewer grams, a shorter length or one more colour, or look again tomorrow.</p>
    )}
    <p>
      <a href={`/wanted/new?${asked}`}>Ask for it: post a request</a>
    </p>
  </section>
);
