/** Runs the project's checks and tells each as it ends. */
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
  return program('npx', ['--no-install', name, ...args]);
}

/** The same of a program by its own path. */
export function program(path: string, args: readonly string[]): () => Promise<void> {
  return async () => {
    const { code, output } = await run(path, args);
    if (code !== 0) throw new Error(output.trim());
  };
}

/** A step of its own, or steps of which none needs or changes what another does: they share the cores. */
export type Stage = Step | readonly Step[];

/** As many as the machine has that the suite's time is promised for. */
const CORES = 2;

interface Counts {
  passed: number;
  failed: number;
}

/** One stage after the other. Answers with the counts of what passed and failed; a step without tests of its own counts as one. */
export async function runSteps(stages: readonly Stage[]): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const waiting = [stage].flat();
    const work = async (): Promise<void> => {
      for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step, counts);
    };
    await Promise.all(Array.from({ length: CORES }, work));
  }
  return counts;
}

async function runStep(step: Step, counts: Counts): Promise<void> {
  const start = performance.now();
  try {
    const report = await step.run();
    counts.passed += report?.tests ?? 1;
    console.log(`ok    ${step.name} (${seconds(start)})${report?.said ? `\n${report.said}` : ''}`);
  } catch (error) {
    counts.passed += error instanceof TestsFailed ? error.passed : 0;
    counts.failed += error instanceof TestsFailed ? error.failures.length : 1;
    console.log(`FAIL  ${step.name} (${seconds(start)})\n${error instanceof Error ? error.message : String(error)}`);
  }
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
