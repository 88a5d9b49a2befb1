import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { HomeCarousel } from '#contract/catalogue.ts';
import { frequentlyBought } from '#src/domain/baskets/queries.ts';

interface Props {
  /** Told of what this shopper buys again and again, and null once that is nobody's any more. */
  onFound: (carousel: HomeCarousel | null) => void;
}

/** Finds the row "Buy it again" and draws nothing itself. */
export function BoughtAgain({ onFound }: Props) {
  const { t } = useLingui();
  const products = useQuery(frequentlyBought()).data?.value.products;
  const title = t`Buy it again`;
  useEffect(() => {
    if (!products?.length) return;
    onFound({ key: 'again', title: { en: title, ar: title }, link: '/account/orderhistory?title=past', products });
    return () => onFound(null);
  }, [products, title, onFound]);
  return null;
}
