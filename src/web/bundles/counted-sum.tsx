import { useLayoutEffect, useRef } from 'react';
import { formatMoney, MINOR_UNITS, type Money } from '#rules/money/money.ts';
import { wantsStillness } from '../ui/browser/motion.ts';

const COUNT_MS = 300;

/**
 * A sum that counts to its new value before the eye. The page itself says the new one at once: what counts is painted
 * over it.
 */
export function CountedSum({ total: { amount, currency } }: { total: Money }) {
  const box = useRef<HTMLSpanElement>(null);
  const shown = useRef({ amount, currency });
  useLayoutEffect(() => {
    const from = shown.current;
    const span = box.current;
    shown.current = { amount, currency };
    if (!span || from.currency !== currency || from.amount === amount || wantsStillness()) return;
    const began = performance.now();
    const count = (now: number) => {
      const done = Math.min(1, Math.max(0, (now - began) / COUNT_MS));
      // Fast first, then slower: the figures of the end can be read.
      const way = (amount - from.amount) * (1 - (1 - done) ** 3);
      const so = Math.round((from.amount + way) / MINOR_UNITS) * MINOR_UNITS;
      shown.current = { amount: done === 1 ? amount : so, currency };
      if (done === 1) return delete span.dataset['counts'];
      span.dataset['counts'] = formatMoney(shown.current);
      frame = requestAnimationFrame(count);
    };
    let frame = 0;
    count(began);
    return () => {
      cancelAnimationFrame(frame);
      delete span.dataset['counts'];
    };
  }, [amount, currency]);
  return (
    <span ref={box} className="bun-counted">
      {formatMoney({ amount, currency })}
    </span>
  );
}
