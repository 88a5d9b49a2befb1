import { useSyncExternalStore } from 'react';

import { attempt } from '#contract/call.ts';
import { LENIENT, type Codec } from '#contract/wire.ts';

import { createChangeSignal } from './change-signal.ts';
import { deviceUser } from './session.ts';

export interface KeptAnswer<T> {
  readonly keep: (answer: T) => void;
  readonly forget: () => void;
  readonly read: () => T | null;
  /** Calls back when it changes, in another tab too; answers with how to stop. */
  readonly listen: (onChange: () => void) => () => void;
}

/** What is kept, as long as it is; null to the server's renderer. */
export function useKeptAnswer<T>({ listen, read }: KeptAnswer<T>): T | null {
  return useSyncExternalStore(listen, read, () => null);
}

/**
 * One answer of the shop that this device keeps for its shopper in localStorage, as on the wire. What is stored is untrusted, and read
 * by the contract again (security.md row 7). `name` ends in a dot and has its line in erase-kept. `ownerOf`: whose it is.
 */
export function keptAnswer<T>(
  name: string,
  codec: Codec<T>,
  ownerOf: () => number | string = () => deviceUser()?.id ?? 0,
): KeptAnswer<T> {
  const { tell, listen } = createChangeSignal();
  // The same text is the same value: a screen that follows it is not drawn again.
  let last: { readonly text: string; readonly value: T | null } | undefined;
  const own = (): string => `${name}${ownerOf()}`;
  const read = (): T | null => {
    const text = localStorage.getItem(own());
    if (text === null) return null;
    if (last?.text !== text) last = { text, value: valueOf(text, codec) };
    return last.value;
  };
  return {
    read,
    keep: (answer) => {
      try {
        localStorage.setItem(own(), JSON.stringify(codec.encode(answer)));
      } catch {
        // No room: it is as if it had not been asked for.
      }
      tell();
    },
    forget: () => {
      localStorage.removeItem(own());
      tell();
    },
    listen: (onChange) => {
      const stop = listen(onChange);
      addEventListener('storage', onChange);
      return () => {
        stop();
        removeEventListener('storage', onChange);
      };
    },
  };
}

function valueOf<T>(text: string, codec: Codec<T>): T | null {
  try {
    const value: unknown = JSON.parse(text);
    const answer = attempt(() => codec.decode(value, '', LENIENT));
    return answer.ok ? answer.value : null;
  } catch {
    return null;
  }
}
