import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { addingTo, stopAdding, useKeptAdding, type Adding } from '#src/domain/orders/adding.ts';
import { isNotFound } from '#src/net/app-error.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { addingSkipped } from '#src/state/order-marks.ts';
import { openPanel } from '#src/state/panels.ts';

/** The order may be picked at any minute. */
const ASKED_EACH_MS = 30_000;

export interface AddingState {
  /** What the cart is added to; null where it becomes an order of its own. */
  readonly adding: Adding | null;
  /** The shop has just refused to add to it: how it stands is asked at once. */
  readonly check: () => void;
}

/**
 * The order that is added to, watched while a page shows it: once it is past state 1 it is let go, and the dialog says so
 * (remaining.md C8). `isPaused`: while it is paid nothing of it changes.
 */
export function useAdding({ isPaused }: { isPaused: boolean }): AddingState {
  const adding = useKeptAdding();
  const isOffline = useIsOffline();
  const docno = adding?.docno ?? 0;
  const { data, error, refetch } = useQuery({
    ...addingTo({ docno, doctype: 'RSO' }),
    enabled: adding !== null && !isOffline && !isPaused,
    refetchInterval: ASKED_EACH_MS,
  });
  const isOver = adding !== null && !isPaused && (data ? !data.value.canAdd : error !== null && isNotFound(error));
  const wasPaid = useRef(false);
  useEffect(() => {
    if (isPaused) wasPaid.current = true;
  }, [isPaused]);
  const end = useEffectEvent(() => {
    stopAdding();
    if (addingSkipped.isSet(docno)) return;
    openPanel('addItem', { order: { docno, doctype: 'RSO' }, isUnpaid: wasPaid.current });
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return {
    adding,
    check: () => {
      if (adding !== null) void refetch();
    },
  };
}
