import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { loadMoreOrders } from '#src/domain/orders/history.ts';
import { isOutOfReach } from '#src/net/app-error.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';

import styles from './orders.module.css';

/** 'Load More 20 Orders'. */
export function MoreOrders({ isPast }: { isPast: boolean }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isLoading, setIsLoading] = useState(false);
  const load = async (): Promise<void> => {
    setIsLoading(true);
    const more = await loadMoreOrders(client, isPast);
    setIsLoading(false);
    if (more.ok) return;
    const isAway = isOutOfReach(more.error, isOffline());
    showToast(isAway ? t`More orders load once you are online.` : t`We couldn’t load more orders.`, 'error');
  };
  return (
    <Button look="quiet" className={styles.more} aria-disabled={isLoading} onClick={() => !isLoading && void load()}>
      {isLoading ? <Trans>Loading…</Trans> : <Trans>Load More 20 Orders</Trans>}
    </Button>
  );
}
