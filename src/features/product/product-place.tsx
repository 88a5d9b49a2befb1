import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { productPage } from '#src/domain/catalogue/queries.ts';
import { seenCard } from '#src/domain/catalogue/seen-card.ts';
import { isOutOfReach } from '#src/net/app-error.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { later } from '#src/ui/later.tsx';

import { ProductScreen } from './product-screen.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import type { ProductTab } from './product-tabs.ts';

/** With a signal nobody needs it. */
const SeenProduct = later(async () => (await import('./seen-product.tsx')).SeenProduct, ProductSkeleton);

interface Props {
  stockCode: string;
  tab: ProductTab | undefined;
  onTab: (tab: ProductTab) => void;
}

/** A product's page: the whole of it where it can be had, else what a list told this device of it, until the signal brings the rest. */
export function ProductPlace({ stockCode, tab, onTab }: Props) {
  const isOffline = useIsOffline();
  const { data, error, refetch } = useQuery(productPage(stockCode));
  const seen = useQuery({ ...seenCard(stockCode), enabled: data === undefined });
  const router = useRouter();
  const missing = useRef<string | null>(null);
  useEffect(() => {
    if (!data) missing.current = stockCode;
    else if (missing.current === stockCode) {
      missing.current = null;
      // The tab's title and the canonical address are of the route, which went on without the page.
      void router.invalidate();
    }
  }, [data, stockCode, router]);
  const retry = (): void => void refetch();
  if (data) return <ProductScreen detail={data.value} asOf={data.asOf} tab={tab} onTab={onTab} />;
  if (seen.data && (!error || isOutOfReach(error, isOffline))) {
    return <SeenProduct card={seen.data.card} asOf={seen.data.asOf} onRetry={retry} />;
  }
  return error && !seen.isPending ? <FailureNotice error={error} onRetry={retry} isPage /> : <ProductSkeleton />;
}
