/** Which modules of the client share a chunk. The graph of imports decides, so that a file may be moved and its chunk stays. */
import type { Plugin, Rolldown } from 'vite';

import { HOME_MODULES, isOfHome } from './home-modules.ts';

/** What a signed-in shopper's device runs besides, from the first moment of their own pages: this, and what it imports as it starts. */
const SHOPPER = /\/src\/app\/session-life\.ts$/;

const isPackage = (id: string): boolean => id.includes('/node_modules/');

interface Grouping {
  /** Reads the graph before the groups are asked for. */
  plugin: Plugin;
  groups: Rolldown.CodeSplittingGroup[];
}

/**
 * Home's modules that other screens use too are one chunk, since twenty small files cost more to open than one. What home does not
 * reach is never in it. The rest is left to the bundler.
 */
export function groupChunks(): Grouping {
  let home: ReadonlySet<string> = new Set();
  let shopper: ReadonlySet<string> = new Set();
  let light: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: 'read-reach',
      buildEnd(error) {
        if (error) return;
        const ids = [...this.getModuleIds()];
        const importsOf = (id: string): readonly string[] => this.getModuleInfo(id)?.importedIds ?? [];
        const ofHome = ids.filter(isOfHome);
        if (ofHome.length !== HOME_MODULES) this.error(`build/home-modules.ts finds ${ofHome.join(', ') || 'nothing'}`);
        home = reach(ofHome, importsOf);
        const isLight = (id: string): boolean =>
          [...reach([id], importsOf)].every((one) => !isPackage(one) || home.has(one));
        light = new Set(ids.filter((id) => !isPackage(id) && isLight(id)));
        const ofShopper = ids.filter((id) => SHOPPER.test(id));
        if (ofShopper.length !== 1) this.error('build/chunk-groups.ts no longer finds the session of a shopper');
        const asItStarts = ofShopper.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
        shopper = reach([...ofShopper, ...asItStarts], importsOf);
      },
    },
    groups: [
      { name: 'vendor', test: isPackage, tags: ['$initial'], priority: 4 },
      // By use, since a package's index file seems to import all of it: what few screens use stays with them.
      { name: 'common', test: (id) => isPackage(id) && home.has(id), minShareCount: 10, priority: 3 },
      { name: 'dexie', test: /\/node_modules\/dexie\//, priority: 3 },
      { name: 'shop', test: (id) => home.has(id) && !isPackage(id), minShareCount: 2, priority: 2 },
      // After it: what home shares with these is home's.
      { name: 'shopper', test: (id) => shopper.has(id) && !home.has(id), priority: 1 },
      // What several other screens share and brings no package of its own: small files that are mostly overhead.
      { name: 'parts', test: (id) => light.has(id) && !home.has(id), minShareCount: 4, priority: 0 },
    ],
  };
}

/** Chunks that are imported when needed have no names of their own: home lists all of them, and a name there is paid by every visitor. */
export const chunkFile = ({ facadeModuleId }: Rolldown.PreRenderedChunk): string =>
  facadeModuleId && !isOfHome(facadeModuleId) ? 'assets/[hash].js' : 'assets/[name]-[hash].js';

/** Every page has loaded these before it imports anything: naming them once more in each import only makes home longer. */
export const isAlwaysLoaded = (file: string): boolean =>
  /\/(vendor|common|shop|rolldown-runtime)-[^/]+\.js$/.test(file);

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
