import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), frameScript()],
  build: {
    // One stylesheet for all pages: pages load no script, so the next page finds it in the cache.
    cssCodeSplit: false,
    // The Content-Security-Policy allows no data: fonts and no data: styles.
    assetsInlineLimit: 0,
  },
});

/**
 * Builds the frame's small script into a file of its own beside React Router's, and tells the server's build its
 * hashed name as `virtual:frame-script`. React Router builds the browser's part first, so the name is known by then.
 */
function frameScript(): Plugin {
  const source = 'src/web/frame-script/main.ts';
  const virtual = 'virtual:frame-script';
  let builtName: string | undefined;
  let reference: string | undefined;
  let isBuild = false;
  return {
    name: 'frame-script',
    sharedDuringBuild: true,
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (isBuild && this.environment.name === 'client')
        reference = this.emitFile({ type: 'chunk', id: `/${source}`, name: 'frame' });
    },
    generateBundle() {
      if (reference !== undefined && this.environment.name === 'client')
        builtName = this.getFileName(reference);
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined;
      // A hydrated page reads the name off the page that the server sent.
      if (this.environment.name === 'client')
        return `export default document.querySelector('script[data-frame]')?.getAttribute('src')`;
      if (isBuild && builtName === undefined) this.error('the frame script was not built');
      return `export default ${JSON.stringify(`/${builtName ?? source}`)}`;
    },
  };
}
