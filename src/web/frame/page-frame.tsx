import type { ReactNode } from 'react';
import { HairPaints } from '../hair/hair-paints.tsx';
import { Footer } from './footer.tsx';
import type { FrameData } from './frame-data.ts';
import { MainNav } from './main-nav.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { SearchOverlay } from './search-overlay.tsx';
import { Toast } from './toast.tsx';
import { TopBanner } from './top-banner.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './page-frame.module.css';

/** What stands round every page. */
export function PageFrame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <HairPaints />
      <TopBanner />
      <TopBar viewer={frame.viewer} />
      <MainNav {...frame} />
      <PhoneMenu {...frame} />
      <SearchOverlay />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={frame.site} />
      <Toast />
    </>
  );
}
