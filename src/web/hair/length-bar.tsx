import styles from './length-bar.module.css';

/** A length as a tied strand on a ruler of 0–35 in, in steps of five. The number always stands beside it in words. */
export const LengthBar = ({ inches }: { inches: number }) => (
  <i className={`${styles.bar} ${styles[`to${inches}`] ?? ''}`} />
);
