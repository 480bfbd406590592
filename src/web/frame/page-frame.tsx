import { type ReactNode, useRef } from 'react';
import { HeartsProvider } from '../ads/card/hearts.tsx';
import { HairPaints } from '../hair/hair-paints.tsx';
import { AnnouncePage } from './between-pages/announce-page.tsx';
import { ClientLinks } from './between-pages/client-links.tsx';
import { Footer } from './footer.tsx';
import type { FrameData } from './frame-context.ts';
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
import { useSession } from '../session/use-session.ts';
import { useFadeIn } from './between-pages/use-fade-in.ts';
import { useHere } from './use-here.ts';
import styles from './page-frame.module.css';

/** What stands round every page. */
export function PageFrame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const here = useHere();
  const main = useRef<HTMLElement>(null);
  useFadeIn(main);
  useSession(frame);
  return (
    <HeartsProvider>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <HairPaints />
      <TopBanner {...frame} here={here} />
      <TopBar {...frame} />
      <MainNav {...frame} />
      <PhoneMenu {...frame} />
      <SearchOverlay />
      <PageTrail />
      {frame.hasNewTerms && here !== '/new-terms' && (
        <p className={styles.terms}>
          Our rules have changed. <a href="/new-terms">Please read what is new</a>
        </p>
      )}
      <main ref={main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={frame.site} main={main} />
      <PhoneBar {...frame} />
      <HeartsForm here={here} />
      <Toasts />
      <AnnouncePage main={main} />
      <ClientLinks />
      <LoadingOverlay main={main} />
    </HeartsProvider>
  );
}
