import { ChevronIcon, HeartIcon, MenuIcon, SearchIcon } from '../../../ui/icons.tsx';
import { Once } from '../../once.tsx';
import { Brand } from '../brand.tsx';
import type { FrameData } from '../../frame-data.ts';
import { HairMenu } from './hair-menu.tsx';
import { PostAdLink } from '../post-ad-link.tsx';
import { OPENS_PHONE_MENU } from './phone-menu.tsx';
import { OPENS_SEARCH } from '../../search/search-overlay.tsx';
import { CALCULATOR_LINK, SAFETY_LINKS } from '../site-links.ts';
import styles from './main-nav.module.css';

export function MainNav({ site, viewer, mayPost, counts }: FrameData) {
  return (
    <header className={styles.header} data-main-nav="">
      <div className={styles.inner}>
        <Brand name={site.brand} />
        <Once of={`main menus ${JSON.stringify(counts)}`}>
          <Menus />
        </Once>
        <div className={styles.tools}>
          {viewer === null && (
            <a className={styles.login} href="/login">
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
            <PostAdLink viewer={viewer} mayPost={mayPost} />
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
      <details name="main-menu" data-menu="">
        <summary className={styles.item}>
          Hair categories <ChevronIcon />
        </summary>
        <div className={styles.wideMenu}>
          <HairMenu />
        </div>
      </details>
      <details className={styles.dropdown} name="main-menu" data-menu="">
        <summary className={styles.item}>
          Safety Guides <ChevronIcon />
        </summary>
        <SafetyMenu />
      </details>
      <a className={styles.item} href={CALCULATOR_LINK.url}>
        {CALCULATOR_LINK.label}
      </a>
    </nav>
  );
}
