/** Which modules of the client share a chunk. The graph of imports decides, so that a file may be moved and its chunk stays. */
import type { Plugin, Rolldown } from 'vite';

/** What a signed-in shopper's device runs besides, from the first moment of their own pages: this, and what it imports as it starts. */
const SHOPPER = /\/src\/app\/session-life\.ts$/;

const isPackage = (id: string): boolean => id.includes('/node_modules/');

/** Reached by one of the entries (home-modules.ts) without an import that waits until it is needed. */
const OF_HOME: '$initial'[] = ['$initial'];

interface Grouping {
  /** Reads the graph before the groups are asked for. */
  plugin: Plugin;
  groups: Rolldown.CodeSplittingGroup[];
}

/** Twenty small files cost more to open than one: what several pages share is one chunk for home, and one beyond it. The rest is the bundler's. */
export function groupChunks(): Grouping {
  let shopper: ReadonlySet<string> = new Set();
  let light: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: 'read-reach',
      buildEnd(error) {
        if (error) return;
        const ids = [...this.getModuleIds()];
        const importsOf = (id: string): readonly string[] => this.getModuleInfo(id)?.importedIds ?? [];
        const home = reach(
          ids.filter((id) => this.getModuleInfo(id)?.isEntry),
          importsOf,
        );
        const needsPackage = (id: string): boolean =>
          [...reach([id], importsOf)].some((one) => isPackage(one) && !home.has(one));
        light = new Set(ids.filter((id) => !isPackage(id) && !needsPackage(id)));
        const start = ids.filter((id) => SHOPPER.test(id));
        if (start.length !== 1) this.error('build/chunk-groups.ts no longer finds the session of a shopper');
        const asItStarts = start.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
        shopper = reach([...start, ...asItStarts], importsOf);
      },
    },
    groups: [
      { name: 'vendor', test: isPackage, tags: OF_HOME, priority: 4 },
      { name: 'dexie', test: /\/node_modules\/dexie\//, priority: 3 },
      { name: 'shop', test: (id) => !isPackage(id), tags: OF_HOME, minShareCount: 2, priority: 2 },
      { name: 'shopper', test: (id) => shopper.has(id), priority: 1 },
      // What several other screens share and brings no package of its own.
      { name: 'parts', test: (id) => light.has(id), minShareCount: 4, priority: 0 },
    ],
  };
}

/** Chunks that are imported when needed have no names of their own: home lists all of them, and a name there is paid by every visitor. */
export const chunkFile = ({ isDynamicEntry }: Rolldown.PreRenderedChunk): string =>
  isDynamicEntry ? 'assets/[hash].js' : 'assets/[name]-[hash].js';

/** Every page has loaded these before it imports anything: naming them once more in each import only makes home longer. */
export const isAlwaysLoaded = (file: string): boolean => /\/(vendor|shop|rolldown-runtime)-[^/]+\.js$/.test(file);

/** Everything that `from` imports statically, itself included. */
function reach(from: readonly string[], importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const take = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    importsOf(id).forEach(take);
  };
  from.forEach(take);
  return reached;
}
