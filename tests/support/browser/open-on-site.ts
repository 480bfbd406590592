import type { AddressInfo } from 'node:net';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

/** As much of a site of one's own as a browser needs: whose clock a test leads, which the shared one's cannot be. */
type OwnSite<Name extends string> = {
  app: { server: { address(): unknown }; listen(at: { port: number; host: string }): Promise<unknown> };
  platform: { config: { ORIGIN: string } };
  people: Record<Name, { cookie: string }>;
};

/** A real browser before such a site: whatever its address, it finds it where it listens. */
export async function openOnSite<Name extends string>(site: OwnSite<Name>) {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const { ORIGIN } = site.platform.config;
  const { args = [], ...options } = await findBrowser();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--host-resolver-rules=MAP ${new URL(ORIGIN).host} 127.0.0.1:${port}`],
  });
  return {
    /** A page of a browser of their own, in which they are signed in. */
    async open(who: Name, wishes: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({ baseURL: ORIGIN, serviceWorkers: 'block', ...wishes });
      context.setDefaultTimeout(15_000);
      const cookies = site.people[who].cookie.split('; ').map((cookie) => {
        const at = cookie.indexOf('=');
        return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: ORIGIN };
      });
      await context.addCookies(cookies);
      return context.newPage();
    },
    leave: (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close())),
    close: () => browser.close(),
  };
}
