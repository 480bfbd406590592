import type { AskFigures } from '#rules/staff/figures-schema.ts';
import { chooseStep, FIGURE_SPANS } from '#rules/staff/figure-spans.ts';
import { STAFF_QUEUES } from '#rules/staff/queues.ts';
import type { FigureBucket, Figures } from './figures-view.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { listPageVotes } from '../../help/list-page-votes.ts';
import {
  type Counted,
  countByTime,
  countLiveNow,
  type FigureWindow,
  findAgreedShare,
  listAnswerTimes,
  listBuckets,
  listMissedWords,
  sumRevenue,
} from './figures-store.ts';
import { addUp, toStaffWork } from './add-up-figures.ts';
import { listWork } from './work-store.ts';
import { readQueues } from '../today/read-queues.ts';
import { readRates } from '../../prices/read-rates.ts';
import { DAY_MS } from '#rules/time.ts';

const MISSED_WORDS = 20;

/** How the market does: ads, people, money, reports, searches in vain, answers. Counted afresh, so always true. */
export async function showFigures(ctx: Context, asked: AskFigures): Promise<Figures> {
  const admin = ensure(ctx.viewer, 'see the figures');
  const now = ctx.now();
  const { since, until, step } = chooseRange(asked, now);
  const [first = '', ...others] = await listBuckets(ctx.db, { since, step }, now);
  // The last days begin with a whole week or month; a range begins on its day.
  const window = { since: asked.from ? since : new Date(`${first}T00:00:00Z`), until, step };
  const [buckets, missedWords, votes, work, queues, rates, agreedShare] = await Promise.all([
    readCounts(ctx, window, [first, ...others]),
    listMissedWords(ctx.db, window, MISSED_WORDS),
    listPageVotes(ctx, window.since),
    listWork(ctx.db, window),
    readQueues(ctx, admin),
    readRates(ctx),
    findAgreedShare(ctx.db, window),
  ]);
  return {
    from: toDay(window.since),
    until: toDay(new Date(until.getTime() - 1)),
    step,
    buckets,
    totals: { ...addUp(buckets, asked.currency, rates), agreedShare },
    work: toStaffWork(work),
    queues: queues.map(({ name, waiting, since }) => ({
      name: STAFF_QUEUES[name].label,
      waiting,
      oldest: since,
    })),
    missedWords,
    votes,
  };
}

const toDay = (moment: Date) => moment.toISOString().slice(0, 10);

/** To the end of its last day, and no further than today's. */
function chooseRange({ days, from, until }: AskFigures, now: Date): FigureWindow {
  const tomorrow = new Date(Date.parse(`${toDay(now)}T00:00:00Z`) + DAY_MS);
  if (from === undefined)
    return {
      since: new Date(now.getTime() - (Number(days) - 1) * DAY_MS),
      until: tomorrow,
      step: FIGURE_SPANS[days],
    };
  const since = new Date(`${from}T00:00:00Z`);
  const end = until === undefined ? tomorrow : new Date(Date.parse(`${until}T00:00:00Z`) + DAY_MS);
  return { since, until: end, step: chooseStep((end.getTime() - since.getTime()) / DAY_MS) };
}

async function readCounts(ctx: Context, window: FigureWindow, froms: string[]): Promise<FigureBucket[]> {
  const count = (what: Parameters<typeof countByTime>[1]) => countByTime(ctx.db, what, window);
  // How many were live then is counted backwards from now, whatever came since.
  const toNow = { ...window, since: new Date(`${froms[0]}T00:00:00Z`), until: new Date('9999-01-01') };
  const [
    wentLive,
    cameLive,
    leftLive,
    sold,
    featured,
    offers,
    offersAgreed,
    signUps,
    reports,
    misses,
    answers,
    revenue,
    liveNow,
  ] = await Promise.all([
    count('wentLive'),
    countByTime(ctx.db, 'wentLive', toNow),
    countByTime(ctx.db, 'leftLive', toNow),
    count('sold'),
    count('featured'),
    count('offers'),
    count('offersAgreed'),
    count('signUps'),
    count('reports'),
    count('searchesWithoutResult'),
    listAnswerTimes(ctx.db, window),
    sumRevenue(ctx.db, window),
    countLiveNow(ctx.db),
  ]);
  const live = liveAtEnds(froms, { wentLive: cameLive, leftLive, liveNow });
  const buckets = froms.map((from, place) => ({
    from,
    live: live[place] ?? 0,
    wentLive: at(wentLive, from) ?? 0,
    sold: at(sold, from) ?? 0,
    featured: at(featured, from) ?? 0,
    offers: at(offers, from) ?? 0,
    offersAgreed: at(offersAgreed, from) ?? 0,
    signUps: at(signUps, from) ?? 0,
    reports: at(reports, from) ?? 0,
    searchesWithoutResult: at(misses, from) ?? 0,
    minutesToFirstAnswer: at(answers, from) ?? null,
    revenue: Object.fromEntries(
      revenue.filter((sum) => sum.from === from).map(({ currency, amount }) => [currency, Number(amount)]),
    ),
  }));
  return buckets.filter(({ from }) => from < toDay(window.until));
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
