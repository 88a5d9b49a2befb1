/** Runs a test file once more in the same process, silently, with a mistake that is on. */
import { TestRunner, type RunnerTask, type RunnerTestCase } from 'vitest';
import { startTests } from 'vitest/internal/browser';

/** What opens a database before a file's tests, on a machine that does other things too. */
const HOOK_MS = 30_000;

export class OneAttempt extends TestRunner {
  /** Null: all of the file. */
  #only: ReadonlySet<string> | null = null;
  #failed: RunnerTestCase | null = null;

  /** @param patienceMs how long a test may wait that says nothing of its own */
  constructor(
    private readonly outer: TestRunner,
    patienceMs: number,
  ) {
    super({ ...outer.config, testTimeout: patienceMs, hookTimeout: HOOK_MS });
    for (const name of ['moduleRunner', '_otel']) Reflect.set(this, name, Reflect.get(outer, name));
  }

  /** Its first failure, null where everything passed. */
  async run(path: string, only: ReadonlySet<string> | null): Promise<string | null> {
    this.#only = only;
    this.#failed = null;
    const [file] = await startTests([path], this);
    if (this.#failed) return messageOf(this.#failed);
    return file?.result?.state === 'fail' ? messageOf(file) : null;
  }

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    forgetModule(this.outer, path);
    return super.importFile(path, source);
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (this.#failed || this.#only?.has(test.id) === false) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    if (test.result?.state === 'fail') this.#failed ??= test;
    super.onAfterRunTask(test);
  }

  /** Without a word to the process that reports. */
  override async onAfterRunSuite(): Promise<void> {}
}

/** So that the file registers its tests again. */
function forgetModule(runner: TestRunner, path: string): void {
  const { evaluatedModules } = Reflect.get(runner, 'workerState');
  const node = evaluatedModules.getModuleById(path);
  if (node) evaluatedModules.invalidateModule(node);
}

function messageOf(task: RunnerTask): string {
  return `${task.name}: ${task.result?.errors?.[0]?.message ?? 'failed'}`.split('\n', 1)[0] ?? '';
}
