/**
 * The products that the shopper bought before. Cards are everyone's, so the device lays this over them (remaining.md C41): nothing
 * of it is kept here, a guest has none, and the server renders none.
 */
import { useSyncExternalStore } from 'react';

import { createChangeSignal } from './change-signal.ts';

const { tell, listen } = createChangeSignal();
let bought: ReadonlySet<string> = new Set();

export function setBought(stockCodes: readonly string[]): void {
  if (stockCodes.length === bought.size && stockCodes.every((code) => bought.has(code))) return;
  bought = new Set(stockCodes);
  tell();
}

export function wasBought(stockCode: string): boolean {
  return bought.has(stockCode);
}

/** 'Previously Purchased' of a card. */
export function useIsBought(stockCode: string): boolean {
  return useSyncExternalStore(
    listen,
    () => wasBought(stockCode),
    () => false,
  );
}
