import type { RefObject } from 'react';
import { CATEGORY_GROUPS, HAIR_CATEGORIES } from '#rules/hair/hair-words.ts';
import type { Site } from '../request/page-context.ts';
import { HankMark } from '../ui/icons/hank-mark.tsx';
import { DisplayPrefs } from './prefs/display-prefs.tsx';
import {
  CALCULATOR_LINK,
  HELP_LINKS,
  LEGAL_LINKS,
  PRICE_BOOK_LINK,
  SAFETY_LINKS,
  SERVICE_LINK,
  type SiteLink,
} from './nav/site-links.ts';
import { PhoneLink } from './phone-link.tsx';
import { ToTop } from './to-top.tsx';
import styles from './footer.module.css';

type FooterProps = { site: Site; main: RefObject<HTMLElement | null> };

export function Footer({ site, main }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <AllPages site={site} />
      <DisplayPrefs />
      <div className={styles.end}>
        <p>
          Do not cut until payment has been received.{' '}
          {site.demo && 'This is a demo: ads, people and prices are made up.'}
        </p>
        <FooterLinks links={[...LEGAL_LINKS, { label: 'Back to top', url: '#top' }]} />
      </div>
      <ToTop main={main} />
    </footer>
  );
}

/** On a phone its title opens it; where there is room it is open. */
function FooterColumn({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <section className={styles.column}>
      <h2>{title}</h2>
      <details className={styles.fold}>
        <summary>{title}</summary>
        <FooterLinks links={links} />
      </details>
    </section>
  );
}

function FooterLinks({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <a href={url}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function AllPages({ site }: { site: Site }) {
  return (
    <>
      <div className={styles.tape} aria-hidden="true" />
      <div className={styles.inner}>
        <div className={styles.company}>
          <p className={styles.brand}>
            <HankMark /> {site.brand}
          </p>
          <p>Real hair. No temple hair.</p>
          <details className={styles.fold}>
            <summary>{site.phone === null ? 'Address and e-mail' : 'Address, phone and e-mail'}</summary>
            <address>
              {site.postalAddress}
              {site.phone !== null && <PhoneLink number={site.phone} />}
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </address>
          </details>
        </div>
        <nav className={styles.columns} aria-label="All pages">
          {CATEGORY_GROUPS.map(({ group, label }) => (
            <FooterColumn
              key={group}
              title={label}
              links={HAIR_CATEGORIES.filter((each) => each.group === group)}
            />
          ))}
          <FooterColumn title="Stay safe" links={SAFETY_LINKS} />
          <FooterColumn
            title={site.brand}
            links={[...HELP_LINKS, SERVICE_LINK, CALCULATOR_LINK, PRICE_BOOK_LINK]}
          />
        </nav>
      </div>
    </>
  );
}
