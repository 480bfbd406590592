import { ShieldIcon } from '../ui/icons/story-icons.tsx';
import styles from './teasers.module.css';

export function SafetyTeaser() {
  return (
    <section className={styles.safety} aria-labelledby="safe">
      <ShieldIcon />
      <div>
        <h2 id="safe">Sold safely, or not at all</h2>
        <ul className={styles.promises}>
          <li>Messages go through the site. Your e-mail address and phone number stay with you.</li>
          <li>We watch for tricks: fake payment e-mails, overpayment, the buyer’s own courier.</li>
          <li>We never ask you to cut, film or meet. Anybody who does is not from us: report them.</li>
        </ul>
        <a href="/website-safety/">Read the safety page</a>
      </div>
    </section>
  );
}
