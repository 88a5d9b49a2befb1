import { Plural, Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';

import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { ProductGrid } from '#src/blocks/product-grid.tsx';
import { ProductPlaces } from '#src/blocks/product-places.tsx';
import { originPage } from '#src/domain/catalogue/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';

import { joinPages } from './join-pages.ts';

import styles from './origin-products.module.css';

interface Props {
  origin: string;
  first: { products: readonly ProductCard[]; name: Bilingual; total: number; pageCount: number };
  page: number;
  onMore: () => void;
}

/** The pages up to the asked one, under each other; what is on the screen stays while more comes. */
export function OriginProducts({ origin, first, page, onMore }: Props) {
  const locale = useLocale();
  const last = Math.min(page, first.pageCount);
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, last - 1) }, (_, index) => originPage(origin, index + 2)),
  });
  const cards = joinPages([first.products, ...others.map((query) => query.data?.value.products)]);
  const failed = others.find((query) => query.isError && !query.data);
  const isComing = others.some((query) => query.isPending);
  const left = first.total - cards.length;
  return (
    <>
      <ProductGrid label={first.name[locale]} cards={cards} eager={6}>
        {isComing && <ProductPlaces count={Math.min(left, 6)} />}
      </ProductGrid>
      {failed?.error ? (
        <FailureNotice error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        last < first.pageCount && (
          <div className={styles.more}>
            <p className={styles.count}>
              <Plural value={left} one="# more product" other="# more products" />
            </p>
            <Button look="quiet" onClick={onMore} disabled={isComing}>
              <Trans>Show more</Trans>
            </Button>
          </div>
        )
      )}
    </>
  );
}
