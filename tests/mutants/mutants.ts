/** `npm run mutants -- [rules|money|points|offline|sync|session] [--mutate FILE[:FROM-TO],...] [--force]`: plants mistakes and counts those that a test notices. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { startTestPostgres } from '#tests/support/embedded-server.ts';
import { run } from '#tests/support/steps.ts';

import { readMutants, type MutationReport } from './read-mutants.ts';
import { ROOMS, type Room } from './rooms.ts';

/** Ignored by git; not below node_modules, whose files Vite would not transform. */
const FOLDER = '.mutants';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mutate: { type: 'string' }, force: { type: 'boolean', default: false } },
});
const names = positionals.length > 0 ? positionals : Object.keys(ROOMS);
const unknown = names.find((name) => !(name in ROOMS));
if (unknown !== undefined) throw new Error(`No room ${unknown}: ${Object.keys(ROOMS).join(', ')}.`);
await mkdir(FOLDER, { recursive: true });
for (const name of names) {
  const room = ROOMS[name] as Room;
  const database = room.hasDatabase ? await startTestPostgres() : null;
  try {
    await tryRoom(
      name,
      values.mutate === undefined ? room : { ...room, mutate: values.mutate.split(',') },
      database?.url,
    );
  } finally {
    await database?.stop();
  }
}

async function tryRoom(name: string, room: Room, templateUrl: string | undefined): Promise<void> {
  const report = `${FOLDER}/${name}.json`;
  const config = `${FOLDER}/${name}.config.json`;
  const options = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutants/vitest.config.ts' },
    mutate: room.mutate,
    coverageAnalysis: 'perTest',
    ignoreStatic: room.ignoreStatic,
    concurrency: 2,
    timeoutMS: 20_000,
    incremental: true,
    incrementalFile: `${FOLDER}/${name}.incremental.json`,
    force: values.force,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    tempDirName: `${FOLDER}/sandbox`,
    ignorePatterns: ['dist', 'test-results', '.data'],
    allowConsoleColors: false,
  };
  await rm(report, { force: true });
  await writeFile(config, JSON.stringify(options));
  const { code, output } = await run('npx', ['--no-install', 'stryker', 'run', config], {
    ...process.env,
    ZAD_MUTANTS_TESTS: JSON.stringify(room.tests),
    ...(templateUrl !== undefined && { ZAD_TEMPLATE_URL: templateUrl }),
  });
  const written = await readFile(report, 'utf8').catch(() => null);
  if (written === null) throw new Error(`${output.trim()}\nStryker ended with ${code} and wrote no report`);
  const { table, survivors } = readMutants(JSON.parse(written) as MutationReport);
  await writeFile(`${FOLDER}/${name}.txt`, survivors.join('\n'));
  console.log(`${name}\n${table.join('\n')}\n  survivors: ${FOLDER}/${name}.txt`);
}
