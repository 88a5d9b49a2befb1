import { proxy, subscribe } from 'valtio';

export interface ChangeSignal {
  readonly tell: () => void;
  /** Calls back in the same turn as `tell`; answers with how to stop. */
  readonly listen: (onChange: () => void) => () => void;
}

/** Tells of changes to a value that lives elsewhere, such as in localStorage, where other tabs change it too. */
export function createChangeSignal(): ChangeSignal {
  const changes = proxy({ count: 0 });
  return {
    tell: () => void changes.count++,
    listen: (onChange) => subscribe(changes, onChange, true),
  };
}
