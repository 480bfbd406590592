// npm run try:production: a real site as a new operator meets it, from refused settings to an erased person, on a bare
// clone of the last commit; prints a table, row by row. `-- short` does it in place, without clone, wait and upgrade, for npm test;
// `-- --from=<commit>` upgrades from that one instead of the release before.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { openPostOffice } from './try-production/post-office.ts';
import { type RunningSite, startReal } from './try-production/running-site.ts';
import { upgradeFrom } from './try-production/upgrade.ts';

const { values: options, positionals } = parseArgs({
  options: { from: { type: 'string' } },
  allowPositionals: true,
});
const isShort = positionals.includes('short');
/** As wide as the longest name of a step. */
const WIDTH = 45;
const WAIT_BEFORE_BACKUP_MS = 70_000;
const KEY = 'n4Vb8Qx2Lr7Zk1Wm9Tc5Hs3Gd6Jf0Pay';
const NEW_KEY = 'h7Tz2Kp9Xw4Rm6Vc1Ns8Bq3Ld5Gf0Juy';
const PASSWORD = 'quiet lantern under the pier';
const PERSON = 'asha@example.com';

const place = mkdtempSync(join(tmpdir(), 'fairhank-production-'));
const clone = isShort ? process.cwd() : join(place, 'clone');
const post = await openPostOffice();
let site: RunningSite | undefined;

const bare = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(HOME|USER|LANG|TMPDIR|npm_config_\w+|NODE_COMPILE_CACHE)$/.test(name),
  ),
);
const PATH = [join(clone, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
const settings = {
  ...bare,
  PATH,
  MODE: 'production',
  NODE_ENV: 'production',
  DATA_DIR: join(place, 'data'),
  ORIGIN: 'https://fairhank.example',
  SECRET_KEY: KEY,
  SMTP_URL: post.url,
  MAIL_FROM: 'hello@fairhank.invalid',
  SUPPORT_EMAIL: 'help@fairhank.invalid',
  POSTAL_ADDRESS: 'Hank and Daughters, 7 Quay Street, Porto 4050-123, Portugal',
  PHONE: 'none',
  PAYMENT: 'paypal',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
  RATES_URL: 'off',
  METRICS_TOKEN: 'a-token-for-this-trial',
};

try {
  if (!isShort) await step('bare clone, packages and pages', cloneHead);
  await step('start with wrong settings', refuse);
  await step('start with right ones', async () => {
    site = await startReal(clone, settings);
    return 'ready; every line of the log is JSON';
  });
  await step('first admin, beside the site', () =>
    run('admin', ['create', 'eva@example.com'], { ADMIN_PASSWORD: PASSWORD }, /is an admin now/),
  );
  await step('data: somebody registers by e-mail', register);
  if (!isShort)
    await step('wait', () =>
      sleep(WAIT_BEFORE_BACKUP_MS, '70 s, so that the jobs of the queue’s own are there'),
    );
  await step('backup, beside the site', () =>
    run('backup', [join(place, 'backups/first')], {}, /Saved in .*: (\d+ rows of \d+ tables)/),
  );
  await step('the last backup is whole', () =>
    run('backup:check', [join(place, 'backups')], {}, /whole: (\d+ tables)/),
  );
  if (!isShort) await step('doctor', askDoctor);
  if (!isShort)
    await step('restore elsewhere, start it, compare', () =>
      run(
        'restore',
        [join(place, 'backups/first')],
        { DATA_DIR: join(place, 'restored') },
        /Compared once more, (.*)\./,
      ),
    );
  await step('restore with another key says what it breaks', () =>
    run(
      'restore',
      [join(place, 'backups/first')],
      { DATA_DIR: join(place, 'other-key'), SECRET_KEY: NEW_KEY },
      /(\d+ device passes no longer work)[\s\S]*It starts\. Compared once more/,
    ),
  );
  await step('mail down: seen, and the site serves', mailDown);
  await step('mail up again', mailUp);
  await step('a new key, the old one as previous', rotateKey);
  if (!isShort)
    await step(`upgrade from ${options.from ?? 'the release before'}`, () =>
      upgradeFrom(options.from, clone, place, { ...bare, PATH: process.env['PATH'] ?? '' }),
    );
  await step('erase a person, beside the site', erase);
  await step('stop', async () => {
    const code = await site?.stop();
    if (code !== 0) throw new Error(`it ended with ${code}`);
    return 'no stack, no bare line';
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await site?.stop();
  await post.close();
  rmSync(place, { recursive: true, force: true });
}
async function step(name: string, act: () => Promise<string>): Promise<void> {
  const began = performance.now();
  /** At once: the whole takes minutes. */
  const end = (result: string, says: string) => {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`| ${name.padEnd(WIDTH)} | ${result.padEnd(6)} | ${seconds.padStart(6)} s | ${says}`);
  };
  try {
    end('ok', await act());
  } catch (error) {
    end('FAILED', 'see below');
    throw error;
  }
}

async function cloneHead(): Promise<string> {
  execFileSync('git', ['clone', '--quiet', '--no-local', process.cwd(), clone], { stdio: 'pipe' });
  await promisify(execFile)('node', ['scripts/prepare.mjs'], {
    cwd: clone,
    env: { ...bare, PATH: process.env['PATH'] },
  });
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: clone }).toString().trim();
}

/** As npm runs it; in short form the same command without npm's own second. */
async function run(
  script: string,
  args: string[],
  more: Record<string, string>,
  wanted: RegExp,
): Promise<string> {
  const scripts = (
    JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  ).scripts;
  const words = /exec node (.*)$/.exec(scripts[script] ?? '')?.[1]?.split(' ') ?? [];
  const [command, before] = isShort ? [process.execPath, words] : ['npm', ['run', '--silent', script, '--']];
  const { stdout, stderr } = await promisify(execFile)(command, [...before, ...args], {
    cwd: clone,
    env: { ...settings, ...more },
  }).catch((error: { stdout: string; stderr: string }) => error);
  const found = wanted.exec(stdout);
  if (!found) throw new Error(`npm run ${script} said: ${stdout}${stderr}`);
  return found[1] ?? found[0];
}

async function refuse(): Promise<string> {
  const { MAIL_FROM: _, ...rest } = settings;
  const wrong = { ...rest, SMPT_URL: 'x', PHONE: '+44 117 496 0000', SUPPORT_EMAIL: 'help@example.com' };
  const said = await startReal(clone, wrong).then(
    async (started) => {
      await started.stop();
      throw new Error('it started with wrong settings');
    },
    (error: Error) => error.message,
  );
  const named = ['SMPT_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'PHONE'].filter((name) =>
    said.includes(`The setting ${name} `),
  );
  if (named.length < 4) throw new Error(said);
  return `refused, ${named.length} reasons at once`;
}

async function register(): Promise<string> {
  const person = {
    accountType: 1,
    username: 'asha',
    email: PERSON,
    password: PASSWORD,
    country: 'IN',
    adult: true,
    termsVersion: '1',
  };
  await order('/api/user/createUser', person);
  const code = await post.findCode(PERSON);
  await order('/api/user/verifyOtp', { email: PERSON, otp: code, password: PASSWORD });
  return 'the code came by SMTP and was taken';
}

async function order(path: string, data: object, wanted = 1): Promise<void> {
  const answer = await site?.post(path, data);
  if (answer?.success !== wanted) throw new Error(`${path} answers ${JSON.stringify(answer)}`);
}

/** The keys for PayPal are made up here, and it says so. */
async function askDoctor(): Promise<string> {
  const said = await run('doctor', [], {}, /[^]*/);
  const wrong = [...said.matchAll(/^WRONG {2}(\w+(?: \w+)*)/gm)].map(([, what]) => what);
  if (wrong.join() !== 'payment') throw new Error(`npm run doctor said: ${said}`);
  return 'all is well but payment, whose keys are made up';
}

async function mailDown(): Promise<string> {
  await post.shut();
  await order('/api/user/forgetPassword', { email: PERSON });
  await site?.until('jobs_failing_seconds{job="send-mail"}', (value) => value > 0);
  const ready = await site?.status('/readyz');
  if (ready !== 200) throw new Error(`/readyz answers ${ready}`);
  return '/metrics says so, /readyz is 200';
}

async function mailUp(): Promise<string> {
  await post.open();
  await site?.until('jobs_failing_seconds{job="send-mail"}', (value) => value === 0);
  return run('mail-test', ['you@example.com'], {}, /It said: (.*)/);
}

async function rotateKey(): Promise<string> {
  await site?.stop();
  settings.SECRET_KEY = NEW_KEY;
  site = await startReal(clone, { ...settings, SECRET_KEY_PREVIOUS: KEY });
  if (site.said().includes('another SECRET_KEY')) throw new Error('it warns although the old key is there');
  return 'starts, and nothing is lost';
}

async function erase(): Promise<string> {
  await run('admin', ['erase', PERSON, '--now'], { SECRET_KEY_PREVIOUS: KEY }, /is erased/);
  await order('/api/user/login', { email: PERSON, password: PASSWORD }, 0);
  return 'gone at once, and cannot sign in';
}
