/**
 * As much of Prometheus' language as deploy/alerts.yaml uses, over what a site's /metrics said at several moments. It
 * refuses what it does not know. What it leaves out: `for`, staleness, and the stretching of increase() to the ends of
 * its window.
 */
export type Scrape = { at: number; samples: Sample[] };
type Labels = Record<string, string>;
export type Sample = { name: string; labels: Labels; value: number };
type Point = { labels: Labels; value: number };
type Series = { labels: Labels; values: number[] };
type Value = number | Point[];

/** The lines of /metrics. */
export function readSamples(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const found = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/i.exec(line);
    if (!found) return [];
    const [, name = '', inside = '', value = ''] = found;
    const labels = Object.fromEntries(
      [...inside.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]),
    ) as Labels;
    return [{ name, labels, value: value === '+Inf' ? Infinity : Number(value) }];
  });
}

/** What the expression gives at the last of these moments; nothing: the alert is silent. */
export function evaluate(expression: string, scrapes: readonly Scrape[]): Point[] {
  const reader = new Reader(expression, scrapes);
  const value = reader.compare();
  reader.expectEnd();
  if (typeof value === 'number') throw new Error('an alert asks for a vector');
  return value;
}

const UNITS: Record<string, number> = { s: 1, m: 60, h: 3600 };
const COMPARE: Record<string, (a: number, b: number) => boolean> = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '==': (a, b) => a === b,
};

class Reader {
  private tokens: string[];
  private readonly now: number;
  private readonly scrapes: readonly Scrape[];

  constructor(expression: string, scrapes: readonly Scrape[]) {
    this.scrapes = scrapes;
    this.tokens = expression.match(/"(?:[^"\\]|\\.)*"|\d+(?:\.\d+)?|[a-z_:][\w:]*|==|\S/gi) ?? [];
    this.now = scrapes.at(-1)?.at ?? 0;
  }

  compare(): Value {
    const left = this.reckon();
    const by = COMPARE[this.tokens[0] ?? ''];
    if (!by) return left;
    this.tokens.shift();
    const right = this.reckon();
    if (typeof right !== 'number') throw new Error('only comparisons with a number are known');
    return (typeof left === 'number' ? [{ labels: {}, value: left }] : left).filter(({ value }) =>
      by(value, right),
    );
  }

  expectEnd(): void {
    if (this.tokens.length > 0) throw new Error(`not understood: ${this.tokens.join(' ')}`);
  }

  private reckon(): Value {
    let left = this.read();
    for (let sign = this.tokens[0]; sign === '-' || sign === '/'; sign = this.tokens[0]) {
      this.tokens.shift();
      left = join(left, this.read(), sign === '-' ? (a, b) => a - b : (a, b) => a / b);
    }
    return left;
  }

  private read(): Value {
    const token = this.tokens.shift() ?? '';
    if (/^\d/.test(token)) return Number(token);
    if (token === 'sum') return this.sum();
    if (token === 'max') return this.largest();
    if (token === 'time') return this.inBrackets(() => this.now);
    if (token === 'rate' || token === 'increase') return this.inBrackets(() => this.growth(token === 'rate'));
    if (token === 'histogram_quantile') return this.inBrackets(() => this.quantile());
    if (!/^[a-z_]/i.test(token)) throw new Error(`not understood: ${token}`);
    return this.select(token, this.matchers(), 0).map(({ labels, values }) => ({
      labels,
      value: values.at(-1) ?? 0,
    }));
  }

  private sum(): Point[] {
    const by = this.tokens[0] === 'by' ? this.labelNames() : [];
    const points = this.inBrackets(() => this.compare()) as Point[];
    const sums = new Map<string, Point>();
    for (const { labels, value } of points) {
      const kept = Object.fromEntries(by.map((name) => [name, labels[name] ?? '']));
      const key = JSON.stringify(kept);
      sums.set(key, { labels: kept, value: (sums.get(key)?.value ?? 0) + value });
    }
    return [...sums.values()];
  }

  private largest(): Point[] {
    const points = this.inBrackets(() => this.compare()) as Point[];
    return points.length === 0 ? [] : [{ labels: {}, value: Math.max(...points.map(({ value }) => value)) }];
  }

  private labelNames(): string[] {
    this.tokens.shift();
    return this.inBrackets(() => [this.tokens.shift() ?? '']);
  }

  /** From the first to the last moment of the window; a counter that began anew counts from nothing. */
  private growth(perSecond: boolean): Point[] {
    const name = this.tokens.shift() ?? '';
    const matchers = this.matchers();
    this.expect('[');
    const seconds = Number(this.tokens.shift()) * (UNITS[this.tokens.shift() ?? ''] ?? Number.NaN);
    this.expect(']');
    return this.select(name, matchers, seconds).map(({ labels, values }) => {
      const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
      const grown = steps.reduce((sum, step, at) => sum + (step < 0 ? (values[at + 1] ?? 0) : step), 0);
      return { labels, value: perSecond ? grown / seconds : grown };
    });
  }

  private quantile(): Point[] {
    const part = Number(this.tokens.shift());
    this.expect(',');
    const buckets = (this.compare() as Point[])
      .map(({ labels, value }) => ({ le: labels['le'] === '+Inf' ? Infinity : Number(labels['le']), value }))
      .toSorted((a, b) => a.le - b.le);
    const rank = part * (buckets.at(-1)?.value ?? 0);
    const at = buckets.findIndex(({ value }) => value >= rank);
    const [below, bucket] = [buckets[at - 1] ?? { le: 0, value: 0 }, buckets[at]];
    if (!bucket || rank === 0) return [];
    const within = (rank - below.value) / (bucket.value - below.value);
    const value = bucket.le === Infinity ? below.le : below.le + (bucket.le - below.le) * within;
    return [{ labels: {}, value }];
  }

  private select(name: string, matchers: [string, string][], seconds: number): Series[] {
    const window = this.scrapes.filter(({ at }) => at >= this.now - seconds);
    const series = new Map<string, Series>();
    for (const { samples } of window)
      for (const sample of samples) {
        if (sample.name !== name || !matchers.every(([key, value]) => sample.labels[key] === value)) continue;
        const key = JSON.stringify(Object.entries(sample.labels).toSorted(([a], [b]) => a.localeCompare(b)));
        // As in Prometheus: what was not there before has not grown.
        const known = series.get(key) ?? { labels: sample.labels, values: [] };
        known.values.push(sample.value);
        series.set(key, known);
      }
    return [...series.values()];
  }

  private matchers(): [string, string][] {
    const found: [string, string][] = [];
    if (this.peek() !== '{') return found;
    this.tokens.shift();
    while (this.peek() !== '}') {
      const name = this.tokens.shift() ?? '';
      this.expect('=');
      found.push([name, JSON.parse(this.tokens.shift() ?? '""') as string]);
      if (this.peek() === ',') this.tokens.shift();
    }
    this.tokens.shift();
    return found;
  }

  private peek(): string | undefined {
    return this.tokens[0];
  }

  private inBrackets<Result>(act: () => Result): Result {
    this.expect('(');
    const result = act();
    this.expect(')');
    return result;
  }

  private expect(token: string): void {
    const found = this.tokens.shift();
    if (found !== token) throw new Error(`${token} expected, not ${found}`);
  }
}

function join(left: Value, right: Value, by: (a: number, b: number) => number): Value {
  if (typeof left === 'number' && typeof right === 'number') return by(left, right);
  if (typeof left === 'number')
    return (right as Point[]).map((point) => ({ ...point, value: by(left, point.value) }));
  if (typeof right === 'number') return left.map((point) => ({ ...point, value: by(point.value, right) }));
  const same = (a: Labels, b: Labels) => JSON.stringify(a) === JSON.stringify(b);
  return left.flatMap(({ labels, value }) => {
    const other = right.find((point) => same(point.labels, labels));
    return other ? [{ labels, value: by(value, other.value) }] : [];
  });
}
