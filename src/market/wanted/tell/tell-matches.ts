import { randomSecret } from '#platform/secrets/secrets.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { UNDO_SECONDS } from '#rules/ads/state.ts';
import { DAY_MS } from '#rules/time.ts';
import { showCards } from '../../ads/show/show-cards.ts';
import type { Context } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { listBlockedPairs } from '../block-store.ts';
import { listAsked, listOffered } from '../hair-store.ts';
import { readWantedFacts } from '../make-wanted-view.ts';
import type { Pair } from '../matching/match-store.ts';
import { byPoints } from '../matching/rank-matches.ts';
import { workThrough } from '../matching/work-through.ts';
import { judgePair } from '../to-hair.ts';
import {
  findLastLooked,
  type LetterReader,
  listDueReaders,
  listUntold,
  lockReader,
  setLastLooked,
  setLetter,
  setTold,
  type Stretch,
} from './letter-store.ts';
import { MY_REQUESTS, matchesMail, type ToldMatch, WHO_WANTS } from './match-mails.ts';

const AT_ONCE = 25;
const START = '00000000-0000-0000-0000-000000000000';
const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** So many stand in one letter. */
const ROWS_MOST = 10;

/**
 * Tells people what was found for them, ads for their requests and requests for their ads: one letter a day at most, and
 * nothing twice. Letter and marks of a person are one write. Whom there is no time for is told with the next hour,
 * before everybody else: each turn goes on where the last one ended, once around.
 */
export async function tellMatches(ctx: Context): Promise<void> {
  const now = ctx.now();
  const quietSince = new Date(now.getTime() - DAY_MS);
  // An ad that staff have just approved may be taken back: nobody hears of it before it cannot.
  const foundUntil = new Date(now.getTime() - UNDO_SECONDS * 1000);
  const last = (await findLastLooked(ctx.db)) ?? START;
  const stretches: Stretch[] = [
    { after: last, upTo: END },
    { after: START, upTo: last },
  ];
  await workThrough(async () => {
    const stretch = stretches.shift();
    if (!stretch) return false;
    const due = await listDueReaders(ctx.db, { ...stretch, most: AT_ONCE, quietSince, foundUntil });
    for (const id of due) await tellOrSkip(ctx, id, { quietSince, foundUntil });
    const after = due.at(-1);
    if (after === undefined) return true;
    await ctx.write(({ db }) => setLastLooked(db, after, now));
    if (due.length === AT_ONCE) stretches.unshift({ ...stretch, after });
    return true;
  });
}

type When = { quietSince: Date; foundUntil: Date };

/** Somebody who cannot be told keeps nobody else from their letter. */
async function tellOrSkip(ctx: Context, accountId: string, when: When): Promise<void> {
  try {
    await ctx.write((unit) => tellOne(ctx, unit, accountId, when));
  } catch (error) {
    ctx.log.error({ err: error, accountId }, 'matches could not be told');
  }
}

async function tellOne(
  ctx: Context,
  unit: Unit,
  accountId: string,
  { quietSince, foundUntil }: When,
): Promise<void> {
  const now = ctx.now();
  const reader = await lockReader(unit.db, accountId);
  if (!reader || (reader.toldAt !== null && reader.toldAt > quietSince)) return;
  const untold = await listUntold(unit.db, accountId, foundUntil);
  const fitting = await findStillFitting(ctx, unit, { pairs: untold.forBuyer, newest: 'ad' });
  const hair = await setTold(unit.db, 'told_buyer_at', { pairs: fitting, now });
  const asking = await findStillFitting(ctx, unit, { pairs: untold.forSeller, newest: 'wanted' });
  const requests = await setTold(unit.db, 'told_seller_at', { pairs: asking, now });
  const count = hair.length + requests.length;
  if (count === 0) return;
  const token = reader.token ?? randomSecret();
  await setLetter(unit.db, { accountId, token, now });
  const what = nameWhat(hair, requests);
  await notify(ctx, unit, {
    accountId,
    kind: 'match',
    subject: accountId,
    link: requests.length > 0 ? WHO_WANTS : MY_REQUESTS,
    words: { title: what },
    count,
  });
  if (reader.wantsMail) await writeLetter(ctx, unit, { reader, hair, requests, what, token });
}

type Found = Pair & { id: string; points: number; since: number };

type Untold = { pairs: readonly Pair[]; newest: 'ad' | 'wanted' };

/**
 * Scored again: what was found yesterday may be sold today, or a block may stand between the two. Of those with the
 * same points the newest first, by whichever of the two the reader is told of.
 */
async function findStillFitting(ctx: Context, { db }: Unit, { pairs, newest }: Untold): Promise<Found[]> {
  if (pairs.length === 0) return [];
  const now = ctx.now();
  const rates = await readRatesInside(db);
  const asked = await listAsked(db, [...new Set(pairs.map(({ wantedId }) => wantedId))]);
  const ads = await listOffered(db, [...new Set(pairs.map(({ adId }) => adId))]);
  const blocked = await listBlockedPairs(
    db,
    [...asked.values()].map(({ buyer_id }) => buyer_id),
  );
  const found = pairs.flatMap((pair): Found[] => {
    const [wanted, ad] = [asked.get(pair.wantedId), ads.get(pair.adId)];
    if (!wanted || !ad || blocked.has(`${wanted.buyer_id} ${ad.seller_id}`)) return [];
    const { points } = judgePair(wanted, ad, { rates, now });
    if (points === null) return [];
    const { since } = newest === 'ad' ? ad : wanted;
    return [{ ...pair, id: `${ad.id} ${wanted.id}`, points, since }];
  });
  return found.toSorted(byPoints);
}

/** 'your request', 'your ads', 'your ads and requests'. */
function nameWhat(hair: readonly Found[], requests: readonly Found[]): string {
  const [asked, ads] = [
    new Set(hair.map(({ wantedId }) => wantedId)).size,
    new Set(requests.map(({ adId }) => adId)).size,
  ];
  if (asked > 0 && ads > 0) return 'your ads and requests';
  return asked > 0 ? `your request${asked > 1 ? 's' : ''}` : `your ad${ads > 1 ? 's' : ''}`;
}

type Letter = {
  reader: LetterReader;
  hair: readonly Found[];
  requests: readonly Found[];
  what: string;
  token: string;
};

async function writeLetter(ctx: Context, unit: Unit, letter: Letter): Promise<void> {
  const { reader: to, hair, requests, what, token } = letter;
  // Half of it for each way, and what one of them leaves free for the other.
  const half = ROWS_MOST / 2;
  const shownHair = hair.slice(0, ROWS_MOST - Math.min(half, requests.length));
  const shownRequests = requests.slice(0, ROWS_MOST - shownHair.length);
  const inner = { ...ctx, db: unit.db };
  const mail = matchesMail(
    {
      to,
      hair: await present(inner, shownHair),
      requests: await present(inner, shownRequests),
      count: hair.length + requests.length,
      what,
      token,
    },
    ctx.config,
  );
  await unit.enqueue(SEND_MAIL, mail);
}

async function present(ctx: Context, pairs: readonly Found[]): Promise<ToldMatch[]> {
  const cards = await showCards(
    ctx,
    pairs.map(({ adId }) => adId),
  );
  const asked = await listAsked(
    ctx.db,
    pairs.map(({ wantedId }) => wantedId),
  );
  return pairs.flatMap(({ adId, wantedId }) => {
    const [ad, wanted] = [cards.get(adId), asked.get(wantedId)];
    return ad && wanted ? [{ ad, asked: { id: wanted.id, ...readWantedFacts(wanted) } }] : [];
  });
}
