import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { OrderPayload, UnavailableLine } from '#contract/checkout.ts';
import type { AppError } from '#src/net/app-error.ts';

import { dropUnavailable, prepareCart, unavailableNow, type PayableOrder } from './commands.ts';

/** account.md section 9: the cart is validated again so long after a line was deleted. */
const REVALIDATE_MS = 2000;

type Order = Omit<OrderPayload, 'shownVersion'>;

export interface Preparing {
  readonly isBusy: boolean;
  readonly error: AppError | null;
  /** Edits of the cart could not be sent. */
  readonly isWaiting: boolean;
  readonly unavailable: readonly UnavailableLine[];
  /** Of exactly what the form says now; null where nothing is prepared, or something was changed since. */
  readonly prepared: PayableOrder | null;
  readonly prepare: (order: Order) => Promise<boolean>;
  /** True where it is gone. */
  readonly remove: (line: UnavailableLine, order: Order) => Promise<boolean>;
  /** The prepared order's days and times are confirmed. */
  readonly confirm: () => void;
  /** It has to be prepared anew. */
  readonly drop: () => void;
}

/** Gets the cart ready to be paid; `order` is what the form says now, null while it is not known. */
export function usePreparing(order: Order | null): Preparing {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const [unavailable, setUnavailable] = useState<readonly UnavailableLine[]>([]);
  const [made, setMade] = useState<{ readonly of: string; readonly prepared: PayableOrder } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const prepare = async (wanted: Order): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setError(null);
    setIsWaiting(false);
    const result = await prepareCart(client, wanted);
    setIsBusy(false);
    if (!result.ok) {
      setError(result.error);
      return false;
    }
    setUnavailable(result.value.kind === 'unavailable' ? result.value.lines : []);
    setIsWaiting(result.value.kind === 'waiting');
    if (result.value.kind !== 'prepared') return false;
    setMade({ of: JSON.stringify(wanted), prepared: result.value.prepared });
    return true;
  };

  const revalidateLater = (wanted: Order): void => {
    clearTimeout(timer.current);
    const revalidate = async (): Promise<void> => {
      const result = await unavailableNow(client, wanted);
      if (result.ok) setUnavailable(result.value);
    };
    timer.current = setTimeout(() => void revalidate(), REVALIDATE_MS);
  };

  return {
    isBusy,
    error,
    isWaiting,
    unavailable,
    prepared: made && order && made.of === JSON.stringify(order) ? made.prepared : null,
    prepare,
    remove: async (line, wanted) => {
      const result = await dropUnavailable(client, line);
      if (!result.ok) return false;
      setMade(null);
      setUnavailable((lines) => lines.filter(({ srno }) => srno !== line.srno));
      revalidateLater(wanted);
      return true;
    },
    confirm: () => setMade((one) => one && { ...one, prepared: { ...one.prepared, needsConfirming: false } }),
    drop: () => setMade(null),
  };
}
