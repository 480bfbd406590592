import type { AskFigures } from '#rules/staff/figures-schema.ts';
import { FIGURE_SPANS } from '#rules/staff/figure-spans.ts';
import type { FigureBucket, Figures } from './figures-view.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { listPageVotes } from '../../help/list-page-votes.ts';
import {
  type Counted,
  countByTime,
  countLiveNow,
  type FigureWindow,
  listAnswerTimes,
  listBuckets,
  listMissedWords,
  sumRevenue,
} from './figures-store.ts';
import { DAY_MS } from '#rules/time.ts';

const MISSED_WORDS = 20;

/** How the market does: ads, people, money, reports, searches in vain, answers. Counted afresh, so always true. */
export async function showFigures(ctx: Context, { days }: AskFigures): Promise<Figures> {
  ensure(ctx.viewer, 'see the figures');
  const now = ctx.now();
  const step = FIGURE_SPANS[days];
  const [first = '', ...others] = await listBuckets(
    ctx.db,
    { since: daysBefore(now, Number(days)), step },
    now,
  );
  const window = { since: new Date(`${first}T00:00:00Z`), step };
  const froms = [first, ...others];
  const [counts, missedWords, votes] = await Promise.all([
    readCounts(ctx, window, froms),
    listMissedWords(ctx.db, window.since, MISSED_WORDS),
    listPageVotes(ctx, window.since),
  ]);
  return { step, buckets: counts, missedWords, votes };
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - (days - 1) * DAY_MS);

async function readCounts(ctx: Context, window: FigureWindow, froms: string[]): Promise<FigureBucket[]> {
  const count = (what: Parameters<typeof countByTime>[1]) => countByTime(ctx.db, what, window);
  const [wentLive, leftLive, sold, signUps, reports, misses, answers, revenue, liveNow] = await Promise.all([
    count('wentLive'),
    count('leftLive'),
    count('sold'),
    count('signUps'),
    count('reports'),
    count('searchesWithoutResult'),
    listAnswerTimes(ctx.db, window),
    sumRevenue(ctx.db, window),
    countLiveNow(ctx.db),
  ]);
  const live = liveAtEnds(froms, { wentLive, leftLive, liveNow });
  return froms.map((from, place) => ({
    from,
    live: live[place] ?? 0,
    wentLive: at(wentLive, from) ?? 0,
    sold: at(sold, from) ?? 0,
    signUps: at(signUps, from) ?? 0,
    reports: at(reports, from) ?? 0,
    searchesWithoutResult: at(misses, from) ?? 0,
    minutesToFirstAnswer: at(answers, from) ?? null,
    revenue: Object.fromEntries(
      revenue.filter((sum) => sum.from === from).map(({ currency, amount }) => [currency, Number(amount)]),
    ),
  }));
}

const at = (counted: Counted[], from: string) => counted.find((each) => each.from === from)?.count;

/** From how many are live now, backwards: what came since was not there before, what went was. */
function liveAtEnds(
  froms: string[],
  { wentLive, leftLive, liveNow }: { wentLive: Counted[]; leftLive: Counted[]; liveNow: number },
): number[] {
  const live: number[] = [];
  let then = liveNow;
  for (let place = froms.length - 1; place >= 0; place -= 1) {
    live[place] = Math.max(0, then);
    const from = froms[place] ?? '';
    then += (at(leftLive, from) ?? 0) - (at(wentLive, from) ?? 0);
  }
  return live;
}
