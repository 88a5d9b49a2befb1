/** Which files of a build the service worker fetches before it takes over; vite.config.ts and the size table read it. */
import type { Manifest } from 'vite';

import { HOME_MODULES } from './home-modules.ts';
import { chunksFrom } from './manifest-walk.ts';

/** Besides what home starts with: the style sheet, the two font files (Vite names no chunk that they belong to), both languages. */
const BESIDES = [
  /^style\.css$/,
  /readex-pro-(latin|arabic)-wght-normal\.woff2$/,
  /^src\/routes\/\$locale(\.index)?\.tsx/,
  /^locales\/(en|ar)\/messages\.po$/,
];

/** Google's SDKs: what they are for needs the network. They are some 230 kB. */
const ONLINE = ['src/net/chat-sdk.ts', 'src/net/identity-sdk.ts'];

/** Paths below dist/client. */
export function precachedFiles(manifest: Manifest): ReadonlySet<string> {
  const isWanted = (key: string): boolean => HOME_MODULES.includes(key) || BESIDES.some((one) => one.test(key));
  const files = [...chunksFrom(manifest, isWanted)].flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
  return new Set(['index.html', ...files]);
}

/** What each file that is not precached imports of the others: paths below dist/client. */
export function laterImports(manifest: Manifest): ReadonlyMap<string, readonly string[]> {
  const first = precachedFiles(manifest);
  const chunks = Object.values(manifest).filter(({ file }) => !first.has(file));
  return new Map(
    chunks.map(({ file, imports = [], assets = [] }) => {
      const imported = [...imports.flatMap((key) => manifest[key]?.file ?? []), ...assets];
      return [file, imported.filter((one) => !first.has(one))];
    }),
  );
}

/** What nobody can use without the network: these modules and what they alone import. Paths below dist/client. */
export function onlineFiles(manifest: Manifest): ReadonlySet<string> {
  const isOpened = (key: string): boolean => {
    const { isEntry = false, isDynamicEntry = false } = manifest[key] ?? {};
    return (isEntry || isDynamicEntry) && !ONLINE.includes(key);
  };
  const others = new Set([...chunksFrom(manifest, isOpened)].map(({ file }) => file));
  const own = [...chunksFrom(manifest, (key) => ONLINE.includes(key))].map(({ file }) => file);
  return new Set(own.filter((file) => !others.has(file)));
}
