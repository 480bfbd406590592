import type { Load } from '../load/load.ts';
import { KINDS } from './grown-pages.ts';
import type { Growth } from './growth.ts';
import type { Report } from './write-report.ts';

/** One number that is asked for, beside the best that this machine could do. */
export type Figure = { what: string; measured: string; asked: string; best: string; isMet: boolean };

const GROWTH_AT_MOST = 2;
export const NOT_MEASURED = 'not measured';

/** All numbers that are asked for, in the order they were asked. What was not measured is not met. */
export function listAskedFigures(report: Report): Figure[] {
  return [
    ...cachedPages(report),
    ...renderedPages(report),
    ...database(report),
    ...growths(report),
    ...report.figures,
  ];
}

function cachedPages({ limits, members }: Report): Figure[] {
  const { visitor, member, whole, me } = members ?? {};
  const brotli = limits.find(({ form }) => form === 'brotli');
  return [
    ...limits.map(({ form, kept, bare }) =>
      ratio(`visitor's cached page ÷ bare node:http, ${form}`, [kept, bare], 0.85),
    ),
    ratio("behind the shipped nginx ÷ nginx's own file, brotli", [brotli?.proxied, brotli?.file], 0.9),
    ratio("member's list page ÷ visitor's (a browser with script)", [member, visitor], 0.8),
    atLeast('who is looking (/me)', me, 1500, rate(visitor)),
    {
      what: "the same without script: the member's page is rendered whole",
      measured: rate(whole),
      asked: '–',
      best: rate(visitor),
      isMet: true,
    },
  ];
}

function renderedPages({ pageAfterPage, dataAfterData, halfLoad, pages, bounds }: Report): Figure[] {
  const ad = pages.find(({ name }) => name === 'ad page')?.rendered;
  return [
    atLeast('rendered list, each another page', pageAfterPage, 150, rate(bounds?.asked)),
    atMost(
      `its p99 at half of that${halfLoad ? `, ${halfLoad.rate} /s` : ''}`,
      halfLoad?.p99,
      80,
      'ms',
      bounds ? `${bounds.steady.p99.toFixed(1)} ms` : '',
    ),
    atLeast('its data alone, for the router', dataAfterData, 350, rate(bounds?.asked)),
    atLeast('rendered ad page', ad, 150, rate(bounds?.asked)),
  ];
}

function database({ api, main, apiAtMost, growth, bounds }: Report): Figure[] {
  const found = (name: string) => api.find((each) => each.name === name);
  const last = growth.at(-1);
  const words = [growth.find(({ size }) => size === main), last].map((at) =>
    findP50(at, 'API: keyword search'),
  );
  return [
    atLeast(`list API at ${count(main)}`, found('list, newest'), 600, rate(bounds?.asked)),
    atLeast(`list API at ${count(last?.size ?? 0)}`, apiAtMost, 500, rate(bounds?.asked)),
    atLeast(`keyword search at ${count(main)}`, found('keyword search'), 250, rate(bounds?.asked)),
    grown(`keyword search, ${count(main)} to ${count(last?.size ?? 0)}`, words[0], words[1]),
  ];
}

/** Of each kind the one that grew most. */
function growths({ growth }: Report): Figure[] {
  const [first, last] = [growth[0], growth.at(-1)];
  return KINDS.map((kind) => {
    const worst = (first?.pages ?? [])
      .filter((page) => page.kind === kind)
      .map(({ name, p50 }) => ({ name, from: p50, to: findP50(last, name) ?? Infinity }))
      .toSorted((a, b) => b.to / b.from - a.to / a.from)[0];
    const sizes = `${count(first?.size ?? 0)} to ${count(last?.size ?? 0)}`;
    return grown(`growth of every ${kind}, ${sizes}: ${worst?.name ?? ''}`, worst?.from, worst?.to);
  });
}

export const findP50 = (growth: Growth | undefined, name: string): number | undefined =>
  growth?.pages.find((page) => page.name === name)?.p50;

function grown(what: string, from: number | undefined, to: number | undefined): Figure {
  const asked = `≤ × ${GROWTH_AT_MOST}`;
  if (!from || !to) return { what, measured: NOT_MEASURED, asked, best: '× 1', isMet: false };
  const measured = `× ${(to / from).toFixed(2)} (${from.toFixed(1)} → ${to.toFixed(1)} ms)`;
  return { what, measured, asked, best: '× 1', isMet: to / from <= GROWTH_AT_MOST };
}

function ratio(
  what: string,
  [part, whole]: [part: Load | undefined, whole: Load | undefined],
  least: number,
): Figure {
  const asked = `≥ ${least.toFixed(2)}`;
  if (!part || !whole) return { what, measured: NOT_MEASURED, asked, best: rate(whole), isMet: false };
  const share = part.perSecond / whole.perSecond;
  return {
    what,
    measured: `${share.toFixed(2)} (${rate(part)})`,
    asked,
    best: rate(whole),
    isMet: share >= least,
  };
}

const atLeast = (what: string, load: Load | undefined, least: number, best: string): Figure => ({
  what,
  measured: rate(load),
  asked: `≥ ${least} /s`,
  best,
  isMet: (load?.perSecond ?? 0) >= least,
});

export const atMost = (
  what: string,
  value: number | undefined,
  most: number,
  unit: string,
  best: string,
): Figure => ({
  what,
  measured:
    value === undefined ? NOT_MEASURED : `${value.toFixed(unit === 's' || unit === 'min' ? 1 : 0)} ${unit}`,
  asked: `≤ ${most} ${unit}`,
  best,
  isMet: value !== undefined && value <= most,
});

const rate = (load: Load | undefined) => (load ? `${count(load.perSecond)} /s` : NOT_MEASURED);
export const count = (value: number) => Math.round(value).toLocaleString('en-GB');
