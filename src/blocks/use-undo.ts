import { useCallback, useState } from 'react';

interface Done {
  /** What was done, in the shopper's language. */
  readonly message: string;
  /** The product that the message is about, where its own words leave it out. */
  readonly about?: string;
  readonly undo: () => void;
}

export interface Undo {
  readonly last: Done | null;
  readonly offer: (message: string, undo: () => void, about?: string) => void;
  /** Undoes the last and offers the one before it. */
  readonly undo: () => void;
}

/** What can be undone: the last things done on this screen, the newest first. */
const DEPTH = 20;

export function useUndo(): Undo {
  const [done, setDone] = useState<readonly Done[]>([]);
  const offer = useCallback(
    (message: string, undo: () => void, about?: string) =>
      setDone((before) => [{ message, undo, ...(about !== undefined && { about }) }, ...before].slice(0, DEPTH)),
    [],
  );
  const undo = (): void => {
    done[0]?.undo();
    setDone(done.slice(1));
  };
  return { last: done[0] ?? null, offer, undo };
}
