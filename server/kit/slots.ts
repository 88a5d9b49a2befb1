/** How many may do something at once; the others wait in order, and are turned away where too many wait or it takes too long. */
import { Busy } from './busy.ts';

export interface SlotLimits {
  atOnce: number;
  waiting: number;
  /** Milliseconds that one may wait; without it, without limit. */
  patience?: number;
}

export class Slots {
  private taken = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly limits: SlotLimits) {}

  /** @throws Busy */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.taken < this.limits.atOnce) this.taken += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      // A slot is handed on to who waits; nobody can take it in between.
      if (next) next();
      else this.taken -= 1;
    }
  }

  private wait(): Promise<void> {
    if (this.queue.length >= this.limits.waiting) return Promise.reject(new Busy());
    return new Promise((resolve, reject) => {
      const { patience } = this.limits;
      const timer =
        patience === undefined
          ? undefined
          : setTimeout(() => {
              this.queue.splice(this.queue.indexOf(enter), 1);
              reject(new Busy());
            }, patience);
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.queue.push(enter);
    });
  }
}
