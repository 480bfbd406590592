import { formatMoney, type Money } from '../money/money.ts';
import { numberWord } from '../text/number-words.ts';
import type { MemberState } from './member-states.ts';

/** What changed about one hank of a watched bundle. */
export type MemberNews =
  | { kind: Exclude<MemberState, 'live'>; place: number }
  | { kind: 'price'; place: number; title: string; was: Money; now: Money };

const GONE_WORDS: Record<Exclude<MemberState, 'live'>, string> = {
  sold: 'sold',
  reserved: 'reserved for somebody else',
  gone: 'no longer on the site',
};

/** 'One of your four hanks is sold.', 'Two of your four hanks are gone.' */
export function describeNews(news: readonly MemberNews[], size: number): string[] {
  const gone = (Object.keys(GONE_WORDS) as (keyof typeof GONE_WORDS)[]).flatMap((kind) => {
    const count = news.filter((each) => each.kind === kind).length;
    if (count === 0) return [];
    const ofAll = `${numberWord(count)} of your ${numberWord(size).toLowerCase()} hanks`;
    return [`${ofAll} ${count === 1 ? 'is' : 'are'} ${GONE_WORDS[kind]}.`];
  });
  return [...gone, ...news.flatMap((each) => (each.kind === 'price' ? [describePrice(each)] : []))];
}

const describePrice = ({ title, was, now }: Extract<MemberNews, { kind: 'price' }>) =>
  `${title}: now ${formatMoney(now)}, was ${formatMoney(was)}.`;
