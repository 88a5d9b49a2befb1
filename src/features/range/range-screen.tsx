import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { ProductGrid } from '#src/blocks/product-grid.tsx';
import { ShelfEmpty } from '#src/blocks/shelf-empty.tsx';
import { ShelfPage } from '#src/blocks/shelf-page.tsx';
import { fullRange } from '#src/domain/catalogue/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

interface Props {
  slug: string;
  productId: number;
}

/** storefront.md section 2, route /viewall/{slug}: all of a brand or family, the product one came from first. */
export function RangeScreen({ slug, productId }: Props) {
  const locale = useLocale();
  const { data } = useSuspenseQuery(fullRange(slug, productId));
  const { products } = data.value;
  const name = data.value.name[locale];
  if (products.length === 0) {
    return <ShelfEmpty icon="storefront" title={<Trans>Nothing of this range is on the shelves now</Trans>} />;
  }
  return (
    <ShelfPage kind={<Trans>Full range</Trans>} name={name} total={products.length} asOf={data.asOf}>
      <ProductGrid label={name} cards={products} eager={6} />
    </ShelfPage>
  );
}
