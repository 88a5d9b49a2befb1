/** Runs a plan's tests with vitest, and ends it where a mistake never comes back: the plan then goes on without that one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { learned, readNotes, type Status } from './known-mistakes.ts';
import { notesOf, type Plan } from './plan.ts';

/** The longest that a file's tests may take with a mistake, on a machine that does other things too. */
const PATIENCE_MS = 100_000;
/** The same of what comes before the next mistake: vitest starts, a file's tests run without one. */
const PREPARING_MS = 30 * 60_000;

/** Bytes of notes: some 30 mistakes. */
const KEPT_AFTER = 8_000;

interface Trials {
  /** Those with mistakes: only tests that load one of them are run. */
  readonly files: readonly string[];
  readonly templateUrl: string | undefined;
  /** Called with what is known by now, again and again. */
  keep(learned: ReadonlyMap<string, Status>): Promise<void>;
}

/** Says what became of each, but of one that left something behind. @param path of the plan and its notes, made here */
export async function runTrials(path: string, plan: Plan, trials: Trials): Promise<void> {
  await rm(notesOf(path), { force: true });
  for (let ids = plan.ids; ids.length > 0;) {
    await writeFile(path, JSON.stringify({ ...plan, ids }));
    const { hasEnded, output } = await runTests(path, trials, async () =>
      trials.keep(learned(await readNotes(notesOf(path)), ids, false)),
    );
    const notes = await readNotes(notesOf(path));
    await trials.keep(learned(notes, ids, false));
    const broken = notes.find(({ what }) => what === 'broken');
    if (broken) throw new Error(`${broken.by} fails without any mistake\n${output}`);
    if (hasEnded) break;
    const last = notes.at(-1);
    if (last?.what !== 'begun') throw new Error(`vitest ended before its tests did\n${output}`);
    const never = { ...last, what: 'late', by: `${last.by}: never came back` };
    await appendFile(notesOf(path), `${JSON.stringify(never)}\n`);
    const known = learned(await readNotes(notesOf(path)), ids, false);
    ids = ids.filter((id) => !known.has(id));
  }
  await trials.keep(learned(await readNotes(notesOf(path)), plan.ids, true));
}

async function runTests(
  plan: string,
  { files, templateUrl }: Trials,
  keep: () => Promise<void>,
): Promise<{ hasEnded: boolean; output: string }> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'related', '--run', '--passWithNoTests'];
  const child = spawn(process.execPath, [...vitest, '--config', 'tests/mutants/vitest.config.ts', ...files], {
    env: {
      ...process.env,
      ZAD_MUTANTS_PLAN: plan,
      ...(templateUrl !== undefined && { ZAD_TEMPLATE_URL: templateUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close').then(() => true);
  for (let size = 0, waited = 0, kept = 0; ;) {
    if (await Promise.race([ended, pause(1000, false)])) break;
    const now = await stat(notesOf(plan)).catch(() => ({ size: 0 }));
    waited = now.size === size ? waited + 1000 : 0;
    if (now.size > kept + KEPT_AFTER) {
      kept = now.size;
      await keep();
    }
    size = now.size;
    if (waited > PATIENCE_MS && (waited > PREPARING_MS || (await isTrying(plan)))) child.kill('SIGKILL');
  }
  // It answers a signal by an exit of its own: what it had not tried would count as tried.
  if ((child.exitCode ?? 0) > 128) throw new Error('vitest was ended from outside');
  return { hasEnded: child.signalCode === null && !/worker exited unexpectedly/i.test(output), output };
}

async function isTrying(plan: string): Promise<boolean> {
  return (await readNotes(notesOf(plan))).at(-1)?.what === 'begun';
}
