import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const MODULES = ['react', 'react/jsx-runtime'];
const PREFIX = '\0named:';
/** React's own files ask for React as CommonJS. */
const OF_REACT = /node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * React comes as CommonJS: whoever imports from it would look each function up in one object, `(0, r.jsx)(…)`, at every
 * element. Given by name, each is one letter.
 */
export function namedReact(): Plugin {
  return {
    name: 'named-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      MODULES.includes(source) && !importer.startsWith(PREFIX) && !OF_REACT.test(importer)
        ? PREFIX + source
        : null,
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const source = id.slice(PREFIX.length);
      const names = Object.keys(require(source) as object).filter((name) => /^[A-Za-z]\w*$/.test(name));
      return [
        `import React from '${source}';`,
        'export default React;',
        ...names.map((name) => `export const ${name} = React.${name};`),
      ].join('\n');
    },
  };
}
