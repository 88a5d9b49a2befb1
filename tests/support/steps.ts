/** Runs the project's checks one after the other, and tells each as it ends. */
import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  /** Throws with what is wrong, or answers with how many tests it ran and a line worth reading. */
  run: () => Promise<StepReport | void>;
}

export interface StepReport {
  tests?: number;
  said?: string;
}

/** Some of a step's tests failed: what each said, and how many passed beside them. */
export class TestsFailed extends Error {
  constructor(
    readonly failures: readonly string[],
    readonly passed: number,
  ) {
    super(failures.join('\n\n'));
  }
}

export interface Ran {
  code: number;
  output: string;
}

/** A command of the project's own packages, its output kept. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A command that must end well; what it printed is the failure. */
export function command(name: string, args: readonly string[]): () => Promise<void> {
  return async () => {
    const { code, output } = await run('npx', ['--no-install', name, ...args]);
    if (code !== 0) throw new Error(output.trim());
  };
}

/** Answers with the counts of what passed and failed; a step without tests of its own counts as one. */
export async function runSteps(steps: readonly Step[]): Promise<{ passed: number; failed: number }> {
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    const start = performance.now();
    try {
      const report = await step.run();
      passed += report?.tests ?? 1;
      console.log(`ok    ${step.name} (${seconds(start)})${report?.said ? `\n${report.said}` : ''}`);
    } catch (error) {
      passed += error instanceof TestsFailed ? error.passed : 0;
      failed += error instanceof TestsFailed ? error.failures.length : 1;
      console.log(`FAIL  ${step.name} (${seconds(start)})\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { passed, failed };
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
