/** Pages and the worker of one device: who exchanges, and who hears that the database changed. */
import type { FlushEnd } from './flush-loop.ts';

const nameOf = (userId: number): string => `zad-shop-${userId}`;

/** `onChange`: another page, or the worker, changed the database. */
export function tabChannel(userId: number, onChange: () => void) {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(nameOf(userId));
  channel?.addEventListener('message', onChange);
  let isOpen = true;
  return {
    // A channel's is not a window's: it has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (): void => (isOpen ? channel?.postMessage('changed') : undefined),
    close: (): void => {
      isOpen = false;
      channel?.close();
    },
  };
}

/** One exchange at a time on a device, where there are locks; without them the same answers come, at the price of more requests. */
export function syncLock(userId: number, work: () => Promise<FlushEnd>): Promise<FlushEnd> {
  return navigator.locks ? navigator.locks.request(nameOf(userId), work) : work();
}
