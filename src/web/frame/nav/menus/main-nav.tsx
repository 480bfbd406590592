import { HeartIcon, MenuIcon, SearchIcon } from '../../../ui/icons/icons.tsx';
import { Brand } from '../brand.tsx';
import type { FrameData } from '../../frame-context.ts';
import { HairMenu } from './hair-menu.tsx';
import { HoverMenu } from './hover-menu.tsx';
import { PostAdLink } from '../post-ad-link.tsx';
import { OPENS_PHONE_MENU } from './phone-menu.tsx';
import { OPENS_SEARCH } from '../../search/search-invokers.ts';
import { CALCULATOR_LINK, SAFETY_LINKS } from '../site-links.ts';
import { useScrolledPast } from '../../../ui/hooks/use-scrolled-past.ts';
import layout from '../../../ui/layout.module.css';
import styles from './main-nav.module.css';

const STICKS_AFTER = 170;

export function MainNav({ site, viewer, mayPost, isMeKnown }: FrameData) {
  const isStuck = useScrolledPast(STICKS_AFTER);
  return (
    <header className={`${styles.header} ${isStuck ? styles.stuck : ''}`}>
      <div className={styles.inner}>
        <Brand name={site.brand} />
        <Menus />
        <div className={styles.tools}>
          {viewer === null && (
            <a className={`${styles.login} ${isMeKnown ? '' : layout.unsure}`} href="/login">
              Log in
            </a>
          )}
          <a className={styles.saved} href="/saved" aria-label="Saved ads">
            <HeartIcon />
          </a>
          <button type="button" className={styles.tool} aria-label="Search" {...OPENS_SEARCH}>
            <SearchIcon />
          </button>
          <a className={styles.searchFallback} href="/all-ads#words" aria-label="Search">
            <SearchIcon />
          </a>
          <div className={styles.post}>
            <PostAdLink viewer={viewer} mayPost={mayPost} isMeKnown={isMeKnown} />
          </div>
          <button type="button" className={styles.menuButton} aria-label="Menu" {...OPENS_PHONE_MENU}>
            <MenuIcon />
          </button>
        </div>
      </div>
    </header>
  );
}

function SafetyMenu() {
  return (
    <ul className={styles.narrowMenu}>
      {SAFETY_LINKS.map(({ label, url, about }) => (
        <li key={url}>
          <a href={url}>
            {label} <span>{about}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Menus() {
  return (
    <nav className={styles.menus} aria-label="Main">
      <a className={styles.item} href="/">
        Home
      </a>
      <HoverMenu label="Hair categories">
        <div className={styles.wideMenu}>
          <HairMenu />
        </div>
      </HoverMenu>
      <HoverMenu label="Safety Guides" className={styles.dropdown}>
        <SafetyMenu />
      </HoverMenu>
      <a className={styles.item} href={CALCULATOR_LINK.url}>
        {CALCULATOR_LINK.label}
      </a>
    </nav>
  );
}
