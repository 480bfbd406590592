import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shortenManifest } from '../../scripts/shorten-manifest.ts';

const FLAGS = { hasLoader: true, hasAction: false, css: [] };
const MANIFEST = {
  entry: { module: '/assets/entry.client-aaaaaaa.js', imports: ['/assets/react-bbbbbbb.js'], css: [] },
  routes: {
    root: {
      ...FLAGS,
      id: 'root',
      path: '',
      css: ['/assets/style-ccccccc.css'],
      module: '/assets/root--dddddd.js',
      imports: ['/assets/react-bbbbbbb.js'],
    },
    'offers-page': {
      ...FLAGS,
      id: 'offers-page',
      parentId: 'root',
      path: 'offers',
      hasAction: true,
      module: '/assets/offers-page-eeeeeee.js',
      imports: ['/assets/react-bbbbbbb.js', '/assets/form-fffffff.js'],
    },
    area: {
      ...FLAGS,
      id: 'area',
      parentId: 'root',
      module: '/assets/account-area-ggggggg.js',
      imports: [],
    },
    me: {
      ...FLAGS,
      id: 'me',
      parentId: 'area',
      index: true,
      module: '/assets/me-hhhhhhh.js',
      imports: [],
    },
  },
  url: '/assets/manifest-01234567.js',
  version: '01234567',
};
const written = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

test('what is left out is there again once the list is loaded', () => {
  const window: Record<string, unknown> = {};
  const short = shortenManifest(written(MANIFEST));
  runInNewContext(short, { window });
  expect(JSON.parse(JSON.stringify(window['__reactRouterManifest']))).toEqual(MANIFEST);
  expect(short).not.toContain('offers-page-eeeeeee');
});

test('a list in another form than React Router’s of today is refused rather than spoilt', () => {
  expect(() => shortenManifest('export default {}')).toThrow('not a list of routes');
  const elsewhere = { ...MANIFEST, routes: { root: { ...MANIFEST.routes.root, module: '/other/root.js' } } };
  expect(() => shortenManifest(written(elsewhere))).toThrow('/other/root.js is not where scripts are');
  const spaced = { ...MANIFEST, routes: { root: { ...MANIFEST.routes.root, path: 'two words' } } };
  expect(() => shortenManifest(written(spaced))).toThrow('A space in the route root would divide its row');
});
