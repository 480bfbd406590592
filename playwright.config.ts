import { defineConfig } from '@playwright/test';
import { freePort } from './tests/start/site-process.ts';
import { IS_SHORT_RUN, LONG_SPECS } from './tests/support/long-tests.ts';
import { findBrowser } from './tests/support/browser/find-browser.ts';
// Makes and prints the seed of the run before any worker needs it.
import './tests/support/random.ts';

// Every worker reads this file again; the variable hands them the port that the first reading found.
const port = (process.env['BROWSER_TESTS_PORT'] ??= String(await freePort()));
const address = `http://localhost:${port}`;

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const WITHOUT_SCRIPTS = '**/*.no-js.spec.ts';

// Where a test runs is said here and by its tag, never by a skip. Each runs once, on the phone, which most people here
// have: what somebody does and reads does not depend on the width of the screen, and every-page.spec.ts looks at every
// page at several widths. The others:
//   @wide  what a phone does not have: a resting or dragging mouse, the Tab key and shortcuts, the menus of the bar, the
//          list of filters beside the ads. So are the whole files below: staff work at a desk, and the two that look at
//          pages rather than use them set their own widths or look at files that are the same everywhere.
//   @both  where a page is laid out so differently that something else is touched or expected: the filters, the menus,
//          the live preview, the order of the photos, an ad's photos, the bar that sticks.
// Without script everything runs, on the phone: those are other pages to their reader, not other widths.
const WIDE_FILES = 'frame/every-page|frame/first-load|staff/';
const ON_THE_DESKTOP = new RegExp(`@wide|@both|${WIDE_FILES}`);
const NOT_ON_THE_PHONE = new RegExp(`@wide|${WIDE_FILES}`);

/** A project's own word would take the place of one for all of them. */
const without = (...kinds: RegExp[]) => ({ grepInvert: [...kinds, ...(IS_SHORT_RUN ? [LONG_SPECS] : [])] });

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  retries: 0,
  // What is asserted is what is shown, not how fast: machines that test for everybody are sometimes three times slower,
  // and the longest journeys, of three people each, take half a minute on a quiet one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [[process.stdout.isTTY ? 'line' : 'list'], ...jsonReporter()],
  // A service worker would answer before a test can: the few that are about it allow it.
  use: {
    baseURL: address,
    launchOptions: await findBrowser(),
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', use: PHONE, testIgnore: WITHOUT_SCRIPTS, ...without(NOT_ON_THE_PHONE) },
    { name: 'desktop', use: DESKTOP, testIgnore: WITHOUT_SCRIPTS, grep: ON_THE_DESKTOP, ...without() },
    { name: 'no-js', use: { ...PHONE, javaScriptEnabled: false }, testMatch: WITHOUT_SCRIPTS, ...without() },
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
