/** Which modules of the client share a chunk. The graph of imports decides, so that a file may be moved and its chunk stays. */
import type { Plugin, Rolldown } from 'vite';

/** Starts what a signed-in shopper's device runs besides the page: the sync engine and their kept answers. */
const SHOPPER = /\/src\/app\/session-life\.ts$/;

/** What home loads once it is idle, for guests too. */
const IDLE = /\/src\/app\/shell\/signal-bar\.tsx$/;

/** What the header and home load for a guest alone: a shopper's device runs parts of it too, and is not loaded for that. */
const OF_GUEST = /\/src\/(?:blocks\/delivery-brief|app\/shell\/guest-place)\.tsx$/;

/** The pages that a guest opens. What they run is no part of the shopper's chunk, even where both use it. */
export const isGuestPage = (module: string): boolean =>
  /(?:^|\/)src\/routes\/\$locale\.(?:searchpage|product|viewall|origin)[^/]*$/.test(module);

/** The wallet's pages and panels and those of points share these, and those of addresses and of orders that come the others; the rest would carry them for nothing. */
const OF_FEW =
  /\/(?:(?:contract|src\/domain)\/(?:wallet|egifts)[./]|src\/blocks\/(?:pin-map|order-steps|balance-banner)[./])/;

const isPackage = (id: string): boolean => id.includes('/node_modules/');

/** Reached by one of the entries (home-modules.ts) without an import that waits until it is needed. */
const OF_HOME: '$initial'[] = ['$initial'];

interface Reach {
  /** Modules that home runs once it is idle. */
  idle: ReadonlySet<string>;
  /** Modules that home runs for a guest alone, after its first frame. */
  brief: ReadonlySet<string>;
  /** Modules that a guest's pages run. */
  guest: ReadonlySet<string>;
  /** Modules that run for a signed-in shopper and for no guest. */
  shopper: ReadonlySet<string>;
  /** Modules of ours that no guest runs and that need no package besides those of home. */
  light: ReadonlySet<string>;
}

interface Grouping {
  /** Reads the graph before the groups are asked for. */
  plugin: Plugin;
  groups: Rolldown.CodeSplittingGroup[];
}

/**
 * Twenty small files cost more to open than one: what several pages share is one chunk for home, one for a guest's pages, one for a
 * signed-in shopper and one for their screens. A group takes along all that its modules import, so the order of priority is the
 * order of who loads least. The rest is the bundler's.
 */
export function groupChunks(): Grouping {
  let reached: Reach = { idle: new Set(), brief: new Set(), guest: new Set(), shopper: new Set(), light: new Set() };
  return {
    plugin: {
      name: 'read-reach',
      buildEnd(error) {
        if (!error) reached = readReach(this);
      },
    },
    groups: [
      { name: 'vendor', test: isPackage, tags: OF_HOME, priority: 4 },
      { name: 'dexie', test: /\/node_modules\/dexie\//, priority: 4 },
      { name: 'shop', test: (id) => !isPackage(id), tags: OF_HOME, minShareCount: 2, priority: 3 },
      { name: 'idle', test: (id) => !isPackage(id) && reached.idle.has(id), minShareCount: 2, priority: 2.5 },
      { name: 'brief', test: (id) => reached.brief.has(id), minShareCount: 2, priority: 2.4 },
      { name: 'open', test: (id) => reached.guest.has(id), minShareCount: 2, priority: 2 },
      { name: 'shopper', test: (id) => reached.shopper.has(id), priority: 1 },
      { name: 'parts', test: (id) => reached.light.has(id) && !OF_FEW.test(id), minShareCount: 5, priority: 0 },
    ],
  };
}

/** Every page has loaded these before it imports anything: naming them once more in each import only makes home longer. */
export const isAlwaysLoaded = (file: string): boolean => /\/(vendor|shop|rolldown-runtime)-[^/]+\.js$/.test(file);

function readReach(graph: Rolldown.PluginContext): Reach {
  const ids = [...graph.getModuleIds()];
  const importsOf = (id: string): readonly string[] => graph.getModuleInfo(id)?.importedIds ?? [];
  const from = (start: readonly string[]): ReadonlySet<string> => everythingImported(start, importsOf);
  const home = from(ids.filter((id) => graph.getModuleInfo(id)?.isEntry));
  const idle = from(ids.filter((id) => IDLE.test(id)));
  const guest = from(ids.filter(isGuestPage));
  const brief = from(ids.filter((id) => OF_GUEST.test(id)));
  const start = ids.filter((id) => SHOPPER.test(id));
  if (start.length !== 1 || idle.size === 0 || guest.size === 0 || brief.size === 0)
    graph.error('build/chunk-groups.ts no longer finds its modules');
  const asItStarts = start.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const needsPackage = (id: string): boolean => [...from([id])].some((one) => isPackage(one) && !home.has(one));
  return {
    idle,
    brief,
    guest,
    shopper: new Set([...from([...start, ...asItStarts])].filter((id) => !guest.has(id) && !brief.has(id))),
    light: new Set(ids.filter((id) => !isPackage(id) && !guest.has(id) && !needsPackage(id))),
  };
}

/** What `start` imports statically, itself included. */
function everythingImported(
  start: readonly string[],
  importsOf: (id: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    importsOf(id).forEach(take);
  };
  start.forEach(take);
  return found;
}
