/** Which files of a build the worker has before it takes over; vite.config.ts and the size table read it. */
interface Chunk {
  file: string;
  imports?: readonly string[];
  css?: readonly string[];
  assets?: readonly string[];
}

export type ClientManifest = Readonly<Record<string, Chunk>>;

/** What the home page runs, in both languages. A chunk counts with all that it imports. */
const FIRST = [
  /^index\.html$/,
  /^style\.css$/,
  // The two font files: Vite names no chunk that they belong to.
  /readex-pro-(latin|arabic)-wght-normal\.woff2$/,
  /^src\/routes\/\$locale\.tsx/,
  /^src\/routes\/\$locale\.index\.tsx/,
  /^locales\/(en|ar)\/messages\.po$/,
];

/** Paths below dist/client. */
export function precachedFiles(manifest: ClientManifest): ReadonlySet<string> {
  const files = new Set(['index.html']);
  const take = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(take);
  };
  for (const key of Object.keys(manifest)) if (FIRST.some((first) => first.test(key))) take(key);
  return files;
}

/** What each file that is not precached imports of the others: paths below dist/client. */
export function laterImports(manifest: ClientManifest): ReadonlyMap<string, readonly string[]> {
  const first = precachedFiles(manifest);
  const chunks = Object.values(manifest).filter(({ file }) => !first.has(file));
  return new Map(
    chunks.map(({ file, imports = [], assets = [] }) => {
      const imported = [...imports.flatMap((key) => manifest[key]?.file ?? []), ...assets];
      return [file, imported.filter((one) => !first.has(one))];
    }),
  );
}
