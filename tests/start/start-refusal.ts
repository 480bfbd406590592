import { expect } from 'vitest';
import { freePort, startSite } from './site-process.ts';

/** What a site says that cannot start: one sentence, and nothing else. */
export async function readRefusal(settings: Record<string, string>): Promise<string> {
  const site = startSite({ PORT: String(await freePort()), ...settings });
  expect(await site.ended()).toBe(1);
  expect(site.said()).toMatch(/^Fairhank cannot start\. [^\n]+\.\n$/);
  return site.said();
}
