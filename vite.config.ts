import { createHash } from 'node:crypto';
import { relative } from 'node:path';

import { lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { groupChunks, isAlwaysLoaded } from './build/chunk-groups.ts';
import { HOME_MODULES } from './build/home-modules.ts';
import { linguiMacros } from './build/lingui-macros.ts';
import { listWorkerFiles } from './build/list-worker-files.ts';
import { withoutSummaries } from './build/without-summaries.ts';

/** The style sheet is asked for before any script: the first card waits for it and for nothing else. */
function styleFirst(): Plugin {
  return {
    name: 'style-first',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const links = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g) ?? [];
        const rest = links.reduce((text, link) => text.replace(link, ''), html);
        return rest.replace('<!--app-head-->', `${links.join('').trim()}\n    <!--app-head-->`);
      },
    },
  };
}

/** A library writes markup where nodes do, and Trusted Types refuse markup: it writes nodes. One that is written otherwise by now stops the build. */
function withoutMarkup(id: RegExp, markup: string, nodes: string): Plugin {
  return {
    name: `without-markup ${id.source}`,
    enforce: 'pre',
    transform: {
      filter: { id },
      handler(code) {
        if (!code.includes(markup)) throw new Error(`${id.source} has no "${markup}" any more`);
        return { code: code.replaceAll(markup, nodes), map: null };
      },
    },
  };
}

/** Asks once, as it loads, whether markup may hold an <svg>. */
const leaflet = withoutMarkup(
  /leaflet-src\.esm\.js(\?|$)/,
  "div.innerHTML = '<svg/>';",
  "div.appendChild(svgCreate('svg'));",
);

/** React Aria's: empties what was read out, whenever a part of a date changes. */
const announcer = withoutMarkup(
  /react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.mjs(\?|$)/,
  ".innerHTML = '';",
  '.replaceChildren();',
);

const chunks = groupChunks();

const NAMES_OF_CLASSES = new Map<string, string[]>();

/** Whose names begin so; two files of one beginning are refused, and another salt tells them apart. */
const FILES_OF_CLASSES = new Map<string, string>();
const SALT = 'zad';

/** A class by its file and its place in it: the names make up a good part of the style sheet, which every device keeps. */
function shortClass(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  const names = NAMES_OF_CLASSES.get(path) ?? [];
  NAMES_OF_CLASSES.set(path, names);
  if (!names.includes(name)) names.push(name);
  const sum = createHash('sha256').update(`${SALT}${path}`).digest('base64url').replace(/[-_]/g, '');
  // Begins with a letter, as a class must.
  const begin = sum.replace(/^\d+/, '').slice(0, 3);
  const other = FILES_OF_CLASSES.get(begin);
  if (other !== undefined && other !== path)
    throw new Error(`the classes of ${path} and ${other} are named alike: change SALT`);
  FILES_OF_CLASSES.set(begin, path);
  return `${begin}${names.indexOf(name).toString(36)}`;
}

/** Pages that anyone opens, whose chunks are asked for together. The shopper's own wait in the worker's cache. */
const OPEN_TO_ALL = /_locale(?:\.(?:index|searchpage|product|viewall|origin)[\w.]*)?-/;

export default defineConfig(({ isSsrBuild, command }) => ({
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClass } } }),
  // The package's main is one UMD file: the modules are what plugins reach and what the bundler can thin out.
  resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
  optimizeDeps: { exclude: ['leaflet'] },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routes/route-tree.gen.ts',
      routeFileIgnorePattern: 'route-tree',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    linguiMacros(),
    leaflet,
    announcer,
    react(),
    lingui(),
    // React Aria's own strings exist for en-US and ar-AE; a locale without strings would take the overlays down.
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
    ...(isSsrBuild
      ? []
      : [
          withoutSummaries(),
          chunks.plugin,
          styleFirst(),
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'sw.js',
            // The plugin names the worker after its source; ours is sw/index.ts, served as /sw.js.
            integration: { beforeBuildServiceWorker: (options) => void (options.swSrc = 'sw/index.ts') },
            outDir: 'dist/client',
            registerType: 'prompt',
            injectRegister: false,
            manifest: false,
            injectManifest: {
              rollupFormat: 'iife',
              globPatterns: ['index.html', 'assets/*'],
              globIgnores: ['**/*.{br,gz}'],
              // All chunks are listed, and those that opening the app does not need are marked (sw/build-files.ts).
              manifestTransforms: [async (entries) => ({ manifest: await listWorkerFiles(entries) })],
            },
          }),
        ]),
  ],
  // Babel leaves the JSX in place: the file still goes through the React plugin after the macros.
  build: {
    target: 'es2022',
    // The styles ask for :has, subgrid and container queries as it is: these know the short form of media queries, and masks without a prefix, too.
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    manifest: !isSsrBuild,
    // One small style sheet is one request: on a phone's link each further file costs a round trip before the first card.
    cssCodeSplit: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        // The last is for the worker to put before the app.
        input: [...HOME_MODULES, 'src/app/early-taps.ts'],
        output: {
          codeSplitting: { groups: chunks.groups },
        },
      },
    }),
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Home carries the names of all chunks that its links ask for.
      resolveDependencies: (file, dependencies) =>
        OPEN_TO_ALL.test(file) ? dependencies.filter((one) => !isAlwaysLoaded(one)) : [],
    },
    sourcemap: false,
    reportCompressedSize: false,
  },
  ssr: { noExternal: [/^@lingui/, /^@tanstack/, 'react-aria-components', 'valtio'] },
}));
