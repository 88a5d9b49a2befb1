/**
 * `npm run mutants -- [rules|money|points|offline|sync|session] [--mutate FILE[:FROM-TO],...] [--processes N] [--force]`: plants mistakes
 * and counts those that a test notices. What was noticed is kept as it comes: a run that is cut goes on where it was.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { startTestPostgres } from '#tests/support/embedded-server.ts';

import { knownOf, writeKnown, type Status } from './known-mistakes.ts';
import type { Plan } from './plan.ts';
import { plantMistakes } from './plant-mistakes.ts';
import { readMutants } from './read-mutants.ts';
import { filesOf } from './room-files.ts';
import { ROOMS, type Room } from './rooms.ts';
import { runTrials } from './run-trials.ts';

/** Ignored by git; not below node_modules, whose files Vite would not transform. */
const FOLDER = '.mutants';

/** A mistake that left something behind is tried once more, with modules of its own. */
const ROUNDS = 3;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    mutate: { type: 'string' },
    processes: { type: 'string', default: '2' },
    force: { type: 'boolean', default: false },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(ROOMS);
const unknown = names.find((name) => !(name in ROOMS));
if (unknown !== undefined) throw new Error(`No room ${unknown}: ${Object.keys(ROOMS).join(', ')}.`);
await mkdir(FOLDER, { recursive: true });
for (const name of names) {
  const room = ROOMS[name] as Room;
  const database = room.hasDatabase ? await startTestPostgres() : null;
  try {
    await tryRoom(name, room, database?.url);
  } finally {
    await database?.stop();
  }
}

async function tryRoom(name: string, room: Room, templateUrl: string | undefined): Promise<void> {
  const base = `${FOLDER}/${name}`;
  const files = await filesOf(room, values.mutate);
  const { code, mistakes } = await plantMistakes([...files.keys()], files);
  const known = values.force ? new Map<string, Status>() : await knownOf(`${base}.known.json`, mistakes);
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    const ids = mistakes.map(({ id }) => id).filter((id) => !known.has(id));
    if (ids.length === 0) break;
    console.log(`${name}: ${ids.length} of ${mistakes.length} mistakes to try`);
    const plan: Omit<Plan, 'ids'> = {
      planted: code,
      tests: room.tests,
      renewal: round > 0 ? 'each' : room.keepsModules ? 'after-noticed' : 'never',
      isStaticTried: !room.ignoreStatic,
    };
    const keep = async (learned: ReadonlyMap<string, Status>): Promise<void> => {
      for (const [id, status] of learned) known.set(id, status);
      await writeKnown(`${base}.known.json`, mistakes, known);
    };
    const shares = sharesOf(ids, Number(values.processes));
    await Promise.all(
      shares.map((own, index) =>
        runTrials(`${base}.${index}`, { ...plan, ids: own }, { files: [...files.keys()], templateUrl, keep }),
      ),
    );
  }
  const { table, survivors } = readMutants(mistakes, known);
  await writeFile(`${base}.txt`, survivors.join('\n'));
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`${name}, ${minutes} minutes\n${table.join('\n')}\n  survivors: ${base}.txt`);
}

/** Neighbours take alike: each process gets some of each file. */
function sharesOf(ids: readonly string[], most: number): string[][] {
  const count = Math.min(most, ids.length);
  return Array.from({ length: count }, (_, share) => ids.filter((_id, index) => index % count === share));
}
