/** One thing at a time for each payment, in this process: what a request sees of it is still so when it sends something. */
export type RefTurns = <T>(ref: string, work: () => Promise<T>) => Promise<T>;

export function refTurns(): RefTurns {
  const last = new Map<string, Promise<unknown>>();
  return (ref, work) => {
    const before = last.get(ref) ?? Promise.resolve();
    const own = before.then(work, work);
    last.set(ref, own);
    const leave = (): void => {
      if (last.get(ref) === own) last.delete(ref);
    };
    void own.then(leave, leave);
    return own;
  };
}
