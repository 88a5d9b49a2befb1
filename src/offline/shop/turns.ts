/**
 * Work of one page, one after the other: what a read found is shown before the next write, so that no edit is seen to appear and
 * vanish.
 */
export class Turns {
  private last: Promise<void> | null = null;

  /** Where nothing goes before, the work begins within the call. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last ? this.last.then(work) : work();
    const ended = (): void => {
      if (this.last === turn) this.last = null;
    };
    const turn: Promise<void> = result.then(ended, ended);
    this.last = turn;
    return result;
  }
}
