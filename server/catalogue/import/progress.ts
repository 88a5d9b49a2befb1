/** How far a long command is: a bar that is drawn over itself on a terminal, a line a stage elsewhere. */
const WIDTH = 30;
const PAUSE_MS = 100;

export interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

export class Progress {
  readonly #out: ProgressOutput;
  #stage = '';
  #drawnAt = 0;

  constructor(out: ProgressOutput = process.stderr) {
    this.#out = out;
  }

  show(stage: string, done: number, total: number): void {
    const now = performance.now();
    const isNew = stage !== this.#stage;
    if (isNew) this.finish();
    this.#stage = stage;
    if (!this.#out.isTTY) {
      if (isNew) this.#out.write(`${stage}...\n`);
      return;
    }
    const share = total > 0 ? Math.min(1, done / total) : 0;
    if (!isNew && share < 1 && now - this.#drawnAt < PAUSE_MS) return;
    this.#drawnAt = now;
    const filled = Math.round(share * WIDTH);
    const percent = String(Math.floor(share * 100)).padStart(3);
    this.#out.write(`\r${stage.padEnd(8)} [${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${percent}%`);
  }

  /** Leaves the last bar where it stands. */
  finish(): void {
    if (this.#out.isTTY && this.#stage !== '') this.#out.write('\n');
    this.#stage = '';
  }
}
