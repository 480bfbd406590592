import { formatNumber } from '#rules/numbers/format-number.ts';
import { nounFor } from '#rules/text/plural.ts';
import layout from '../../../ui/layout.module.css';
import { useFrameData } from '../../frame-context.ts';
import styles from './ad-count.module.css';

/** How many ads a category has, at the end of its line in a menu. */
export function AdCount({ url }: { url: string }) {
  const count = useFrameData()?.counts[url];
  if (count === undefined) return null;
  return (
    <span className={styles.count}>
      {formatNumber(count)} <span className={layout.visuallyHidden}>{nounFor(count, 'ad')}</span>
    </span>
  );
}
