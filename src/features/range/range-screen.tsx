import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { PagePriceAge } from '#src/blocks/page-price-age.tsx';
import { ProductGrid } from '#src/blocks/product-grid.tsx';
import { fullRange } from '#src/domain/catalogue/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import styles from './range-screen.module.css';

interface Props {
  slug: string;
  productId: number;
}

/** storefront.md section 2, route /viewall/{slug}: all of a brand or family, the product one came from first. */
export function RangeScreen({ slug, productId }: Props) {
  const locale = useLocale();
  const { data } = useSuspenseQuery(fullRange(slug, productId));
  const { products } = data.value;
  const total = products.length;
  const name = data.value.name[locale];
  if (total === 0) {
    return (
      <Notice icon="storefront" title={<Trans>Nothing of this range is on the shelves now</Trans>} heading="h1">
        <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('primary')}>
          <Trans>See everything we have</Trans>
        </Link>
      </Notice>
    );
  }
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <p className={styles.kind}>
          <Trans>Full range</Trans>
        </p>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.count}>
          <Plural value={total} one="# product" other="# products" />
        </p>
      </header>
      <PagePriceAge asOf={data.asOf} />
      <h2>
        <VisuallyHidden>
          <Trans>Products</Trans>
        </VisuallyHidden>
      </h2>
      <ProductGrid label={name} cards={products} eager={6} />
    </div>
  );
}
