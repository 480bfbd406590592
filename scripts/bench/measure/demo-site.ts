import { join } from 'node:path';
import { freePort, startSite } from '#tests/start/site-process.ts';

/** The built site with its demo data, as people would meet it. */
export async function openDemoSite(folder: string, settings: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = startSite({
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    DEMO_DATA: 'on',
    DEMO_ADS: '60',
    ORIGIN: url,
    NODE_ENV: 'production',
    DEMO_IN_PUBLIC: 'yes',
    ...settings,
  });
  await site.ready();
  return {
    url,
    async stop(): Promise<void> {
      site.child.kill('SIGTERM');
      await site.ended();
    },
  };
}
