import { expect } from 'vitest';
import { freePort, startSite } from './site-process.ts';

/**
 * What a site says that cannot start: one sentence, and nothing else; a real site as a line of its log, after what it
 * warned of on the way.
 */
export async function readRefusal(settings: Record<string, string>): Promise<string> {
  const site = startSite({ PORT: String(await freePort()), ...settings });
  expect(await site.ended()).toBe(1);
  const isReal = settings['MODE'] === 'production';
  expect(site.said()).toMatch(
    isReal
      ? /^(?:\{"level":40,[^\n]+\}\n)*\{"level":60,.*"msg":"Fairhank cannot start\. [^\n]+\."\}\n$/
      : /^Fairhank cannot start\. [^\n]+\.\n$/,
  );
  return site.said();
}
