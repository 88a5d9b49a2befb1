/**
 * vitest's runner: after a file's tests have passed, it runs them again with each of the mistakes that they reach, one at a time, in the same
 * process. A new process for each mistake, as StrykerJS has it, takes seconds where the tests take milliseconds.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { TestRunner, vi, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest';

import { switches, turnOff, turnOn, type Hits } from './mistake-switch.ts';
import { OneAttempt } from './one-attempt.ts';
import { LOAD, notesOf, type Note, type Plan } from './plan.ts';

const HOOKS = 'hooks';

/** After so many, and at the end, the file must still pass with no mistake on. */
const BETWEEN_CHECKS = 40;

/** What a test may take besides five times what it took without a mistake, on a machine that does other things too. */
const LEAST_PATIENCE_MS = 4000;

const path = process.env['ZAD_MUTANTS_PLAN'] ?? '';
const plan = JSON.parse(readFileSync(path, 'utf8')) as Plan;

/** Of the process: vitest makes a runner once for all files. */
const open = new Set(plan.ids);

export default class PlantingRunner extends TestRunner {
  #slowest = 0;

  onBeforeCollect(): void {
    // What a file loads is counted for it too.
    vi.resetModules();
    Object.assign(switches, { mutantCoverage: { static: {}, perTest: {} }, currentTestId: LOAD });
  }

  onBeforeRunFiles(files: RunnerTestFile[]): void {
    this.#slowest = 0;
    switches.currentTestId = HOOKS;
    for (const { result, filepath } of files) if (result?.state === 'fail') noteBroken(filepath);
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    switches.currentTestId = test.id;
    super.onBeforeTryTask(test);
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    switches.currentTestId = HOOKS;
    this.#slowest = Math.max(this.#slowest, test.result?.duration ?? 0);
    super.onAfterRunTask(test);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    const { file } = suite;
    if (suite !== file) return;
    if (file.result?.state === 'fail') return noteBroken(file.filepath);
    const attempt = new OneAttempt(this, LEAST_PATIENCE_MS + 5 * this.#slowest);
    const reached = switches.mutantCoverage?.perTest ?? {};
    await new Trial(attempt, file.filepath, relative(process.cwd(), file.filepath), reached).run();
  }
}

function noteBroken(path: string): void {
  note({ id: null, what: 'broken', by: relative(process.cwd(), path) });
}

/** One test file against the mistakes that it reaches. */
class Trial {
  #isStale = false;
  #unchecked: string[] = [];

  constructor(
    private readonly attempt: OneAttempt,
    private readonly path: string,
    private readonly name: string,
    private readonly reached: Readonly<Record<string, Hits>>,
  ) {}

  async run(): Promise<void> {
    for (const id of open) {
      const hits = Object.values(this.reached).reduce((sum, one) => sum + (one[id] ?? 0), 0);
      if (hits === 0) continue;
      const tests = Object.keys(this.reached).filter((test) => this.reached[test]?.[id]);
      const isStatic = tests.includes(LOAD);
      if (isStatic && !plan.isStaticTried && tests.length === 1) {
        note({ id, what: 'static', by: this.name });
        continue;
      }
      await this.#try(id, hits, isStatic && plan.isStaticTried, tests);
      if (this.#unchecked.length >= BETWEEN_CHECKS) await this.#check();
    }
    await this.#check();
  }

  async #try(id: string, hits: number, isStatic: boolean, tests: string[]): Promise<void> {
    note({ id, what: 'begun', by: this.name });
    if (isStatic || plan.renewal === 'each' || this.#isStale) vi.resetModules();
    turnOn(id, hits);
    const only = isStatic || tests.includes(HOOKS) ? null : new Set(tests);
    const failure = await this.attempt.run(this.path, only).catch(String);
    turnOff();
    const isLate = failure !== null && /timed out in [\d.]+ms/.test(failure);
    this.#unchecked.push(id);
    if (failure !== null) open.delete(id);
    this.#isStale = isStatic || (failure !== null && plan.renewal !== 'never');
    note({ id, what: failure === null ? 'passed' : isLate ? 'late' : 'killed', by: `${this.name}: ${failure ?? ''}` });
  }

  /** Where a mistake left something behind that fails the file without it, what was learned since the last check counts for nothing. */
  async #check(): Promise<void> {
    const ids = this.#unchecked.splice(0);
    if (ids.length === 0) return;
    if (plan.renewal === 'each' || this.#isStale) vi.resetModules();
    this.#isStale = false;
    const failure = await this.attempt.run(this.path, null).catch(String);
    if (failure === null) return;
    for (const id of ids) note({ id, what: 'begun', by: `left something behind in ${this.name}: ${failure}` });
    vi.resetModules();
  }
}

function note(one: Note): void {
  appendFileSync(notesOf(path), `${JSON.stringify(one)}\n`);
}
