import { type ReactNode, useRef } from 'react';
import { HAIR_TYPE_CATEGORIES } from '../../../hair/categories.ts';
import { ChevronIcon, CloseIcon } from '../../../ui/icons/icons.tsx';
import { useCloseOnLeaving } from '../../../ui/hooks/use-close-on-leaving.ts';
import { AccountLinks } from '../account-links.tsx';
import { AdCount } from './ad-count.tsx';
import type { FrameData } from '../../frame-context.ts';
import { PostAdLink } from '../post-ad-link.tsx';
import { CALCULATOR_LINK, HELP_LINKS, SAFETY_LINKS } from '../site-links.ts';
import { ColourLinks, LengthLinks } from './category-links.tsx';
import styles from './phone-menu.module.css';

const ID = 'menu';
export const OPENS_PHONE_MENU = { popoverTarget: ID };

/** The whole navigation as a sheet, on screens too narrow for the bar. */
export function PhoneMenu({ viewer, mayPost, isMeKnown, unread }: FrameData) {
  const sheet = useRef<HTMLElement>(null);
  useCloseOnLeaving(sheet);
  return (
    <nav ref={sheet} id={ID} popover="auto" className={styles.sheet} aria-label="Menu">
      <div className={styles.head}>
        <AccountLinks viewer={viewer} isMeKnown={isMeKnown} unread={unread} />
        <button
          type="button"
          className={styles.close}
          aria-label="Close menu"
          popoverTarget={ID}
          popoverTargetAction="hide"
        >
          <CloseIcon />
        </button>
      </div>
      <PostAdLink viewer={viewer} mayPost={mayPost} isMeKnown={isMeKnown} />
      <AllLinks />
    </nav>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name="phone-menu" className={styles.fold}>
      <summary>
        {title} <ChevronIcon />
      </summary>
      <ul className={styles.links}>{children}</ul>
    </details>
  );
}

const plainLink = ({ label, url }: { label: string; url: string }) => (
  <li key={url}>
    <a href={url}>
      {label} <AdCount url={url} />
    </a>
  </li>
);

function AllLinks() {
  return (
    <>
      <ul className={styles.links}>
        <li>
          <a href="/">Home</a>
        </li>
        <li>
          <a href="/all-ads">All ads</a>
        </li>
      </ul>
      <Fold title="Length">
        <LengthLinks className={styles.length} />
      </Fold>
      <Fold title="Colour">
        <ColourLinks />
      </Fold>
      <Fold title="Hair type">{HAIR_TYPE_CATEGORIES.map(plainLink)}</Fold>
      <Fold title="Safety Guides">{SAFETY_LINKS.map(plainLink)}</Fold>
      <ul className={styles.links}>
        {[CALCULATOR_LINK, { label: 'Saved ads', url: '/saved' }, ...HELP_LINKS].map(plainLink)}
      </ul>
    </>
  );
}
