import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, SETTING_NAMES } from '#platform/config/config.ts';
import { PRODUCTION } from '#tests/support/site/production-settings.ts';

const read = (file: string) => readFileSync(join('deploy', file), 'utf8');
const image = readContainerfile();
const operations = readFileSync('src/server/routes/operations-routes.ts', 'utf8');
/** What whoever runs the site gives it besides: see the first lines of both files. */
const { MODE: _, ...SECRETS } = PRODUCTION;
const toSettings = (env: Record<string, string>) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => SETTING_NAMES.includes(name)));

test('the image has every file that it starts with, and starts Node as npm start does', () => {
  const { scripts, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string };
    optionalDependencies: Record<string, string>;
  };
  for (const file of image.copied) expect(existsSync(file) || file === 'build', file).toBe(true);
  expect(image.command[0]).toBe('node');
  expect(existsSync(image.command[1] ?? ''), image.command[1]).toBe(true);
  expect(scripts.start).toContain(`MALLOC_ARENA_MAX=${image.env['MALLOC_ARENA_MAX']} node`);
  expect(scripts.start).toContain(`node ${image.env['NODE_OPTIONS']} src/`);
  // Others are npm's way to ship the parts of sharp and argon2 for one machine: those must stay.
  expect(image.text).not.toContain('omit=optional');
  const goes = /rm -rf (.*)/.exec(image.text)?.[1]?.split(' ') ?? [];
  for (const name of Object.keys(optionalDependencies))
    expect(
      goes.some((pattern) => `node_modules/${name}`.startsWith(pattern.replace('*', ''))),
      name,
    ).toBe(true);
});

test('compose: settings exist and are enough for production, and what one part names of another is there', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  const { proxy, pooler, database } = services;
  for (const [name, { environment, command, build, depends_on: needs }] of Object.entries(services)) {
    for (const other of Array.isArray(needs) ? needs : Object.keys(needs ?? {}))
      expect(services[other], `${name} needs ${other}`).toBeDefined();
    if (!build) continue;
    expect(existsSync(join('deploy', build.context, build.dockerfile))).toBe(true);
    const given = { ...toSettings(image.env), ...environment };
    expect(Object.keys(given).filter((each) => !SETTING_NAMES.includes(each))).toEqual([]);
    if (command) expect(existsSync(command[1] ?? ''), command[1]).toBe(true);
    expect('DATABASE_OWNER_URL' in given, `${name} and the owner`).toBe(name === 'migrate');
    if (name === 'migrate') continue;
    const filled = Object.entries(given).map(([key, text]) => [key, text.replace(/\$\{[^}]*\}/, 'secret')]);
    const config = readConfig({ ...Object.fromEntries(filled), ...SECRETS });
    expect(config).toMatchObject({ MODE: 'production', HOST: '0.0.0.0', PORT: 3000, TRUST_PROXY: 2 });
    expect(new URL(config.DATABASE_URL ?? '').host).toBe(`pooler:${pooler?.environment['LISTEN_PORT']}`);
    expect(new URL(config.DATABASE_DIRECT_URL ?? '').host).toBe('database:5432');
    expect(new URL(config.DATABASE_URL ?? '').pathname).toBe(`/${database?.environment['POSTGRES_DB']}`);
  }
  const nginx = read('nginx.conf');
  const [, from = '', to = ''] = /s\/(.*?)\/(.*?)\//.exec(proxy?.command?.at(-1) ?? '') ?? [];
  expect(nginx).toContain(from);
  for (const [, name = '', port] of to.matchAll(/server ([\w-]+):(\d+);/g))
    expect([services[name] !== undefined, port]).toEqual([true, '3000']);
  expect(nginx).toContain(`listen ${proxy?.expose?.[0]} `);
  // Nothing but TLS is reached from outside, and it leads to the proxy.
  const open = Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []));
  expect(open).toEqual(['tls']);
  expect(read('compose.Caddyfile')).toContain(`reverse_proxy proxy:${proxy?.expose?.[0]}`);
  const changes = [...(proxy?.command?.at(-1) ?? '').matchAll(/; s\/(.*?)\//g)].map(([, text = '']) => text);
  expect(changes).toHaveLength(2);
  for (const text of changes) expect(nginx).toContain(text.replace('$$', '$'));
});

describe('systemd', () => {
  const units = readdirSync('deploy/systemd').filter((name) => /\.(service|timer)$/.test(name));

  test('every command and setting of the units exists', () => {
    expect(units).toHaveLength(4);
    for (const unit of units) {
      const text = read(`systemd/${unit}`);
      for (const [, script = ''] of text.matchAll(/\b((?:scripts|src)\/[\w/-]+\.(?:ts|mjs))\b/g))
        expect(existsSync(script), script).toBe(true);
      const given = /^Environment=(.*)$/m.exec(text)?.[1]?.split(' ') ?? [];
      const names = given.map((pair) => pair.split('=')[0] ?? '');
      const others = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'BACKUPS'];
      expect(names.filter((name) => !SETTING_NAMES.includes(name) && !others.includes(name))).toEqual([]);
      for (const [, other = ''] of text.matchAll(/^OnFailure=(.*)$/gm)) expect(units).toContain(other);
    }
  });

  test.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd finds nothing wrong in them', () => {
    const files = units.map((unit) => join(process.cwd(), 'deploy/systemd', unit));
    const { status, stderr } = spawnSync('/usr/bin/systemd-analyze', ['verify', '--man=no', ...files], {
      encoding: 'utf8',
    });
    const ours = stderr.split('\n').filter((line) => line.includes('fairhank'));
    expect([status, ours]).toEqual([0, []]);
  });
});

test('Kubernetes: settings exist and are enough for production, and what one part names of another is there', () => {
  const parts = parseAllDocuments(read('kubernetes/fairhank.yaml')).map((each) => each.toJS() as Part);
  const ofKind = (kind: string) => parts.filter((part) => part.kind === kind);
  const [map] = ofKind('ConfigMap');
  expect(Object.keys(map?.data ?? {}).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  const secrets = { ...SECRETS, DATABASE_URL: 'postgres://fairhank:secret@db.example.com/fairhank' };
  const { PORT } = readConfig({ ...secrets, ...toSettings(image.env), ...map?.data });
  const deployments = ofKind('Deployment');
  expect(deployments).toHaveLength(2);
  for (const { spec } of deployments) {
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    for (const { command, ports, volumeMounts, ...container } of spec.template.spec.containers) {
      if (command) expect(existsSync(command[1] ?? ''), command[1]).toBe(true);
      for (const { containerPort } of ports ?? []) expect(containerPort).toBe(PORT);
      for (const probe of [container.readinessProbe, container.livenessProbe, container.startupProbe])
        if (probe) {
          expect(probe.httpGet.port).toBe(PORT);
          expect(operations).toContain(`'${probe.httpGet.path}'`);
        }
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual([image.env['DATA_DIR']]);
    }
  }
  for (const { spec } of ofKind('Job'))
    for (const { command } of spec.template.spec.containers)
      expect(existsSync(command?.[1] ?? ''), command?.[1]).toBe(true);
  expect(ofKind('Job').map(({ metadata }) => metadata.name)).toEqual(['fairhank-migrate']);
  const names = deployments.map(({ metadata }) => metadata.name);
  const labels = deployments.map(({ spec }) => spec.selector.matchLabels);
  for (const { spec } of ofKind('Service')) {
    expect(labels).toContainEqual(spec.selector);
    expect(spec.ports[0]?.targetPort).toBe(PORT);
  }
  for (const { spec } of ofKind('PodDisruptionBudget'))
    expect(labels).toContainEqual(spec.selector.matchLabels);
  for (const { spec } of ofKind('HorizontalPodAutoscaler')) expect(names).toContain(spec.scaleTargetRef.name);
  for (const { spec } of ofKind('Ingress'))
    for (const { host } of spec.rules) expect(`https://${host}`).toBe(map?.data['ORIGIN']);
});

type Service = {
  environment: Record<string, string>;
  command?: string[];
  build?: { context: string; dockerfile: string };
  depends_on?: string[] | Record<string, unknown>;
  ports?: string[];
  expose?: string[];
};
type Probe = { httpGet: { path: string; port: number } };
type Labels = Record<string, string>;
type Part = {
  kind: string;
  metadata: { name: string };
  data: Record<string, string>;
  spec: {
    selector: { matchLabels: Labels };
    template: {
      metadata: { labels: Labels };
      spec: {
        containers: {
          command?: string[];
          ports?: { containerPort: number }[];
          volumeMounts: { mountPath: string }[];
          readinessProbe?: Probe;
          livenessProbe?: Probe;
          startupProbe?: Probe;
        }[];
      };
    };
    ports: { targetPort: number }[];
    scaleTargetRef: { name: string };
    rules: { host: string }[];
  };
};

function readContainerfile() {
  const text = read('Containerfile').replaceAll(/\\\n\s*/g, '');
  const lines = text.split('\n');
  const after = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const pairs = after('ENV').flatMap((line) => line.split(' '));
  return {
    text,
    env: Object.fromEntries(pairs.map((pair) => [pair.split('=')[0], pair.replace(/^\w+=/, '')])) as Record<
      string,
      string
    >,
    copied: after('COPY').flatMap((line) =>
      line
        .split(' ')
        .filter((part) => !part.startsWith('--'))
        .slice(0, -1)
        .map((part) => part.replace('/site/', '')),
    ),
    command: JSON.parse(after('CMD')[0] ?? '[]') as string[],
  };
}
