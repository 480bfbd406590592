import type { ReactNode } from 'react';
import anek from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url';
import eczar from '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2?url';
import {
  Links,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { limitFormSize } from './request/limit-form-size.ts';
import { ErrorPage } from './frame/errors/error-page.tsx';
import { FrameContext } from './frame/frame-context.ts';
import { loadFrame } from './frame/frame-data.ts';
import { useFrame } from './frame/use-frame.ts';
import { PageFrame } from './frame/page-frame.tsx';
import { stayWhenUnreached } from './frame/between-pages/stay-when-unreached.ts';
import { redirectToCanonical } from './request/canonical-address.ts';
import { loadPrefs } from './frame/prefs/prefs-cookie.ts';
import mark from './ui/icons/logo-mark.svg?url';
import paper from './ui/theme/paper.css?url';
import { FormTokenContext } from './ui/form/form-state.ts';
import { useHere } from './frame/use-here.ts';
import { useReadyMark } from './start/use-ready-mark.ts';
import './ui/theme/tokens.css';
import './ui/theme/fonts.css';
import './ui/theme/base.css';

export const middleware: Route.MiddlewareFunction[] = [limitFormSize, redirectToCanonical, loadPrefs];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayWhenUnreached];

export const loader = ({ context }: Route.LoaderArgs) => loadFrame(context);

/** Where the keyboard comes up, what is docked at the foot of the screen stands above it. */
const VIEWPORT = 'width=device-width, initial-scale=1, interactive-widget=resizes-content';

const OLD_MS = 5 * 60 * 1000;
let loadedAt = 0;

/**
 * The frame is loaded anew after a write, where a page is asked for once more, and with the next page when its figures
 * have grown old: never while somebody types on one.
 */
export function shouldRevalidate({
  formMethod = 'GET',
  actionStatus = 200,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  // What was refused has changed nothing; and where nothing can be sent, nothing can be asked.
  if (actionStatus >= 400) return false;
  const isOld = performance.now() - loadedAt > OLD_MS && currentUrl.pathname !== nextUrl.pathname;
  const isDue = formMethod !== 'GET' || currentUrl.href === nextUrl.href || isOld;
  if (isDue) loadedAt = performance.now();
  return isDue;
}

/** A refusal may say when to come back. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

export function Layout({ children }: { children: ReactNode }) {
  const frame = useFrame(useRouteLoaderData<typeof loader>('root'));
  // Without React Router's own element for it, which would be an inline script.
  useScrollRestoration();
  useReadyMark();
  return (
    <html lang="en-GB" id="top" data-theme={frame?.prefs.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={VIEWPORT} />
        {[eczar, anek].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        {import.meta.env.SSR && <link rel="stylesheet" href={paper} media="print" />}
        <link rel="icon" href={mark} type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="search" href="/opensearch.xml" type="application/opensearchdescription+xml" />
        <meta name="theme-color" content="#241915" />
        {frame?.isMeKnown === false && <WithoutScript />}
      </head>
      <body>
        <FrameContext value={frame}>
          <FormTokenContext value={frame?.formToken ?? null}>
            {frame ? <PageFrame frame={frame}>{children}</PageFrame> : <main id="main">{children}</main>}
          </FormTokenContext>
        </FrameContext>
      </body>
    </html>
  );
}

/** Somebody switched script off since: who they are would never be asked. */
function WithoutScript() {
  const here = useHere();
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=/no-script?next=${encodeURIComponent(here)}`} />
    </noscript>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
