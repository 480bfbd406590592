import chromium, { inflate } from '@sparticuz/chromium';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How to start a real Chromium: the system's if there is one, else the one among the packages. */
export async function findBrowser(): Promise<LaunchOptions> {
  const installed = process.env['CHROME_PATH'] || findInstalled() || installWhereNotPacked();
  if (installed) return { executablePath: installed, args: ARGS };
  const folder = await unpackedChromium();
  return { executablePath: join(folder, 'chromium'), args: ARGS, env: environmentFor(folder) };
}

const findInstalled = () => INSTALLED.find((path) => existsSync(path));

/** Among the packages is one for Linux on x64 only; elsewhere the system's own is installed, where it lets us. */
function installWhereNotPacked(): string | undefined {
  if (process.platform === 'linux' && process.arch === 'x64') return undefined;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    process.stderr.write('Installing Chromium …\n');
    for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
      execFileSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium: install it, or set CHROME_PATH to where it is.');
}

/** Unpacked once for each version and user, beside its place and then moved there, so that a half one is never used. */
async function unpackedChromium(): Promise<string> {
  const { packageFolder, version } = describePackage();
  const user = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `fairhank-chromium-${version}-${user}`);
  if (!existsSync(folder)) {
    const unpacking = `${folder}.${process.pid}`;
    mkdirSync(unpacking, { recursive: true, mode: 0o700 });
    await unpack(packageFolder, unpacking);
    moveInto(unpacking, folder);
  }
  if (statSync(folder).uid !== user)
    throw new Error(`${folder} belongs to another user: remove it, or set TMPDIR.`);
  return folder;
}

function describePackage(): { packageFolder: string; version: string } {
  const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = createRequire(import.meta.url)(join(packageFolder, 'package.json')) as {
    version: string;
  };
  return { packageFolder, version };
}

/** The package writes into the temporary folder and takes any `chromium` lying there for its own. */
async function unpack(packageFolder: string, into: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = into;
  try {
    await chromium.executablePath();
    await inflate(join(packageFolder, 'bin/al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function moveInto(unpacked: string, folder: string): void {
  try {
    renameSync(unpacked, folder);
  } catch (error) {
    rmSync(unpacked, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

function environmentFor(folder: string): Record<string, string | undefined> {
  const libraries = { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  if (existsSync('/etc/fonts/fonts.conf')) return libraries;
  return { ...libraries, FONTCONFIG_FILE: writeFontList(folder) };
}

/** The package's own list of fonts names folders that exist only at its maker's cloud. */
function writeFontList(folder: string): string {
  const file = join(folder, 'fonts.conf');
  const fonts = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${fonts}</fontconfig>\n`);
  return file;
}
