import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** Where nginx is on this machine, if it is. */
export const findNginx = (): string | undefined => PLACES.find((path) => existsSync(path));

type Front = {
  /** Its own: configuration, cache and log. */
  folder: string;
  port: number | string;
  /** The web processes, as host:port. */
  servers: readonly string[];
  /** More locations before the site's own. */
  locations?: string;
};

/** nginx with the configuration of deploy/, told where the web processes of this machine are. */
export function startShippedNginx(
  nginx: string,
  { folder, port, servers, locations = '' }: Front,
): ChildProcess {
  const conf = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('server 127.0.0.1:3000;', servers.map((server) => `server ${server};`).join(' '))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('location / {', `${locations}\n    location / {`);
  mkdirSync(join(folder, 'logs'), { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), conf);
  // Started by root it would work as nobody, who may not look into a folder of ours.
  const asWhom = process.getuid?.() === 0 ? ' user root;' : '';
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'logs/error.log', '-g', `daemon off;${asWhom}`];
  return spawn(nginx, args, { stdio: 'inherit' });
}
