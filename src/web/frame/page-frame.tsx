import type { ReactNode } from 'react';
import { HairPaints } from '../hair/hair-paints.tsx';
import { Once } from './once.tsx';
import { Footer } from './footer.tsx';
import type { FrameData } from './frame-data.ts';
import { HeartsForm } from './hearts-form.tsx';
import { LoadingOverlay } from './notices/loading-overlay.tsx';
import { MainNav } from './nav/menus/main-nav.tsx';
import { PageTrail } from './nav/page-trail.tsx';
import { PhoneBar } from './nav/phone-bar.tsx';
import { PhoneMenu } from './nav/menus/phone-menu.tsx';
import { SearchOverlay } from './search/search-overlay.tsx';
import { Toasts } from './notices/toasts.tsx';
import { TopBanner } from './notices/top-banner.tsx';
import { TopBar } from './nav/top-bar.tsx';
import styles from './page-frame.module.css';

/** What stands round every page. */
export function PageFrame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <Once of="paints">
        <HairPaints />
      </Once>
      <TopBanner {...frame} />
      <Once of={toHeadKey(frame)}>
        <TopBar viewer={frame.viewer} />
        <MainNav {...frame} />
        <PhoneMenu {...frame} />
        <SearchOverlay />
      </Once>
      <PageTrail />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={frame.site} prefs={frame.prefs} />
      <PhoneBar viewer={frame.viewer} mayPost={frame.mayPost} />
      <HeartsForm here={frame.here} />
      <Once of="toasts and veil">
        <Toasts />
        <LoadingOverlay />
      </Once>
    </>
  );
}

/** All visitors have one head; somebody signed in has their name in it. */
const toHeadKey = ({ viewer, site, counts }: FrameData) =>
  viewer === null ? `head ${JSON.stringify([site, counts])}` : null;
