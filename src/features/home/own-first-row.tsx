import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { frequentlyBought } from '#src/domain/baskets/queries.ts';

import { ProductRow, type ProductRowProps } from './product-row.tsx';

/**
 * "Buy it again" for whoever has ordered. It stands in the shop's first row's place, which is drawn anew below it: nothing that is already
 * on the screen moves.
 */
export function OwnFirstRow(shops: ProductRowProps) {
  const { t } = useLingui();
  const { data } = useQuery(frequentlyBought());
  const products = data?.value.products ?? [];
  if (products.length === 0) return <ProductRow {...shops} />;
  const title = t`Buy it again`;
  return (
    <>
      <ProductRow
        key="again"
        carousel={{ key: 'again', title: { en: title, ar: title }, link: '/account/orderhistory?title=past', products }}
        isFirst
      />
      <ProductRow key="shops" carousel={shops.carousel} />
    </>
  );
}
