import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { keepPlaced } from '#src/domain/orders/keep-coming.ts';

/** Has the device keep the orders that were just placed, so that they are there without signal. */
export function useKeepPlaced(orders: readonly { readonly docno: number }[] | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (orders) void keepPlaced(client, orders);
  }, [client, orders]);
}
