import { CATEGORY_GROUPS, HAIR_CATEGORIES } from '#rules/hair-words.ts';
import type { Site } from '../page-context.ts';
import { HankMark } from '../ui/hank-mark.tsx';
import { CALCULATOR_LINK, HELP_LINKS, SAFETY_LINKS, SERVICE_LINKS } from './site-links.ts';
import styles from './footer.module.css';

export function Footer({ site }: { site: Site }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.tape} aria-hidden="true" />
      <div className={styles.inner}>
        <div className={styles.company}>
          <p className={styles.brand}>
            <HankMark /> {site.brand}
          </p>
          <p>Real hair, from the person who grew it. No temple hair.</p>
          <address>
            {site.postalAddress}
            <a href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</a>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </address>
        </div>
        <nav className={styles.columns} aria-label="All pages">
          {CATEGORY_GROUPS.map(({ group, label }) => (
            <Column
              key={group}
              title={label}
              links={HAIR_CATEGORIES.filter((each) => each.group === group)}
            />
          ))}
          <Column title="Stay safe" links={[...SAFETY_LINKS, CALCULATOR_LINK]} />
          <Column title={site.brand} links={[...HELP_LINKS, ...SERVICE_LINKS]} />
        </nav>
      </div>
      <div className={styles.end}>
        <p>
          Do not cut until payment has been received.{' '}
          {site.demo && 'This is a demo: ads, people and prices are made up.'}
        </p>
        <a href="#top">Back to top</a>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly { label: string; url: string }[] }) {
  return (
    <section className={styles.column}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
