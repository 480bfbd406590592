import { defineConfig } from '@playwright/test';
import { freePort } from './tests/start/site-process.ts';
import { findBrowser } from './tests/support/browser/find-browser.ts';
// Makes and prints the seed of the run before any worker needs it.
import './tests/support/random.ts';

// Every worker reads this file again; the variable hands them the port that the first reading found.
const port = (process.env['BROWSER_TESTS_PORT'] ??= String(await freePort()));
const address = `http://localhost:${port}`;

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const WITHOUT_SCRIPTS = '**/*.no-js.spec.ts';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  retries: 0,
  reporter: [[process.stdout.isTTY ? 'line' : 'list'], ...jsonReporter()],
  use: { baseURL: address, launchOptions: await findBrowser(), screenshot: 'only-on-failure' },
  projects: [
    { name: 'phone', use: PHONE, testIgnore: WITHOUT_SCRIPTS },
    { name: 'desktop', use: DESKTOP, testIgnore: WITHOUT_SCRIPTS },
    { name: 'no-js', use: { ...PHONE, javaScriptEnabled: false }, testMatch: WITHOUT_SCRIPTS },
  ],
  webServer: {
    command: `exec '${process.execPath}' tests/support/browser/${process.env['BROWSER_TESTS_RUN'] ?? 'serve-site.ts'}`,
    url: `${address}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});

/** `npm test` counts from a file that it names. */
function jsonReporter(): [string, { outputFile: string }][] {
  const outputFile = process.env['BROWSER_TESTS_REPORT'];
  return outputFile === undefined ? [] : [['json', { outputFile }]];
}
