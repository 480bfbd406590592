import type { ReactNode } from 'react';
import anek from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url';
import eczar from '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2?url';
import { Links, Outlet, Scripts, useMatches, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { limitFormSize } from './request/limit-form-size.ts';
import { ErrorPage } from './frame/error-page.tsx';
import { FrameContext, type FrameData, loadFrame } from './frame/frame-data.ts';
import { PageFrame } from './frame/page-frame.tsx';
import { redirectToCanonical } from './request/canonical-address.ts';
import { loadPrefs } from './frame/prefs/prefs-cookie.ts';
// oxlint-disable-next-line import/default -- Vite makes it
import frameScript from './script/frame.ts?worker&url';
import mark from './ui/logo-mark.svg?url';
import { FormTokenContext } from './ui/form/form-state.ts';
import { opened, unsent } from './request/unsent.ts';
import './ui/theme/tokens.css';
import './ui/theme/fonts.css';
import './ui/theme/base.css';

export const middleware: Route.MiddlewareFunction[] = [limitFormSize, redirectToCanonical, loadPrefs];

export const loader = async ({ context, url }: Route.LoaderArgs) => unsent(await loadFrame(context, url));

/** A refusal may say when to come back. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData('root') as FrameData | undefined;
  const frame = loaded && opened(loaded);
  return (
    <html lang="en-GB" id="top" data-theme={frame?.prefs.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {[eczar, anek].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        <link rel="icon" href={mark} type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="search" href="/opensearch.xml" type="application/opensearchdescription+xml" />
        <meta name="theme-color" content="#241915" />
      </head>
      <body>
        <FrameContext value={frame}>
          <FormTokenContext value={frame?.formToken ?? null}>
            {frame ? <PageFrame frame={frame}>{children}</PageFrame> : <main id="main">{children}</main>}
          </FormTokenContext>
        </FrameContext>
        <script type="module" src={frameScript} />
        <ScriptsWhereAsked />
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/** Pages are HTML first: React and the router are loaded only where a route says `handle = { hydrate: true }`. */
function ScriptsWhereAsked() {
  const isAsked = useMatches().some(({ handle }) => (handle as { hydrate?: boolean } | undefined)?.hydrate);
  return isAsked ? <Scripts /> : null;
}
