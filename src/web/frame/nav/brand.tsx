import { HankMark } from '../../ui/icons/hank-mark.tsx';
import styles from './brand.module.css';

export function Brand({ name }: { name: string }) {
  return (
    <a className={styles.brand} href="/" aria-label={`${name}, home`}>
      <HankMark />
      {name}
    </a>
  );
}
